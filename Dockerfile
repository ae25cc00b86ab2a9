# syntax=docker/dockerfile:1
# A small image with the compiled rules and the client: docker build -t undercroft .
# docs/hosting.md#containers says how to run it; `make container-check` tries these steps without Docker.

FROM python:3.13-slim-trixie AS build
# Any version of the compiler will do. Node, for the client, comes with the build's own packages.
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install -y --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
RUN pip install --no-cache-dir "uv==0.13.*"
ENV UV_NO_CACHE=1 \
    UV_PYTHON_DOWNLOADS=never
WORKDIR /source
COPY . .
RUN UNDERCROFT_COMPILE=require uv build --wheel --build-constraints requirements.lock --out-dir /wheels
RUN uv venv /opt/undercroft \
    && VIRTUAL_ENV=/opt/undercroft uv pip install --compile-bytecode --constraints requirements.lock \
        "undercroft[postgres] @ file://$(echo /wheels/*.whl)"

FROM python:3.13-slim-trixie
RUN useradd --uid 10001 --user-group --no-log-init --create-home --home-dir /data \
        --shell /usr/sbin/nologin undercroft
COPY --from=build /opt/undercroft /opt/undercroft
ENV PATH=/opt/undercroft/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1
USER 10001
WORKDIR /data
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/api/health', timeout=4)"]
ENTRYPOINT ["undercroft"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000", "--log-format", "json"]
