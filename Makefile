UV := tools/uv
LOCK := requirements.lock

.PHONY: dev
dev: .venv/.dev ## .venv for developing: the sources as they are, with all tools

.venv/.dev: pyproject.toml $(LOCK) hatch_build.py
	@echo "==> Installing Undercroft for development into .venv"
	@test -x .venv/bin/python || $(UV) venv --quiet --python "$$(tools/python)" .venv
	@VIRTUAL_ENV=.venv $(UV) pip sync --quiet $(LOCK)
	@VIRTUAL_ENV=.venv $(UV) pip install --quiet --no-deps --editable .
	@rm -f .venv/.installed && touch $@
