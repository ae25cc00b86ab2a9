# Two commands are enough: `make play` and `make test`. `make help` lists the rest.

SHELL := /bin/sh
.DEFAULT_GOAL := help
UV := tools/uv
LOCK := requirements.lock
WHEEL := build/wheel/digest
SOURCE := build/source/bin
COMPILED := build/compiled/bin
PYTEST_ARGS ?=
# As many tests at once as the machine has cores; a browser and its server take two by themselves.
PYTEST := -m pytest -n auto --maxprocesses 8 --dist worksteal
# Tests that need a browser or a wheel of their own run as their own pytest calls.
UNIT_TESTS := tests --ignore=tests/e2e --ignore=tests/build

export NO_UPDATE_NOTIFIER := 1

.PHONY: help play test install dev bench lint lock clean FORCE
.PHONY: test-python test-compiled test-build test-web test-browser

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "%-22s %s\n", $$1, $$2 }'

play: build/play/.ready ## build what is needed, start the server and open the browser (ARGS="--port 9000")
	@build/play/bin/undercroft play $(ARGS)

test: lint test-python test-compiled test-build test-web test-browser ## everything that must hold, as CI runs it
	@echo "==> All tests passed"

install: .venv/.installed ## .venv with Undercroft installed from its compiled wheel, and the test tools

dev: .venv/.dev ## .venv for developing: the sources as they are, interpreted, and the test tools

bench: build/compiled/.ready ## how fast the compiled rules are (ARGS="raiders --json")
	@$(COMPILED)/undercroft bench $(ARGS)

lint: build/source/.ready web/node_modules/.package-lock.json ## format, lint, types and imports, Python and client
	@echo "==> Lint: Python"
	@$(SOURCE)/ruff format --check .
	@$(SOURCE)/ruff check .
	@$(SOURCE)/mypy
	@$(SOURCE)/lint-imports --no-cache --no-logo
	@echo "==> Lint: client"
	@tools/npm run --silent lint
	@tools/npm run --silent check

test-python: build/source/.ready ## the Python tests of rules and tools, interpreted
	@echo "==> Python tests, interpreted"
	@$(SOURCE)/python $(PYTEST) $(UNIT_TESTS) --ignore=tests/server $(PYTEST_ARGS)

# The server is never compiled: it is tested once, with the rules as people host them.
test-compiled: build/compiled/.ready ## the same and those of the server against the compiled wheel
	@tools/need postgres || echo "==> Without it the server is tested on SQLite alone"
	@echo "==> Python tests, compiled"
	@$(COMPILED)/python $(PYTEST) $(UNIT_TESTS) $(PYTEST_ARGS)

test-build: build/compiled/.ready ## the wheel, its contents and the build without compiler and Node
	@echo "==> Tests of the build"
	@$(COMPILED)/python -m pytest tests/build $(PYTEST_ARGS)

test-web: build/source/.ready web/node_modules/.package-lock.json ## the client's own tests
	@echo "==> Client tests"
	@$(SOURCE)/python -m tests.recordings
	@tools/npm run --silent test

test-browser: build/compiled/.ready web/node_modules/.package-lock.json ## whole games in a real browser against the compiled wheel
	@tools/need chromium
	@echo "==> Browser tests"
	@$(COMPILED)/python -m pytest tests/e2e $(PYTEST_ARGS)

lock: ## choose the newest versions that fit pyproject.toml and pin them in requirements.lock
	@$(UV) lock --quiet --upgrade
	@$(UV) export --quiet --frozen --no-emit-project --all-groups --all-extras --no-header --output-file $(LOCK)

clean: ## remove everything that was built or installed here
	@rm -rf build .venv web/node_modules web/dist .mypy_cache .ruff_cache .pytest_cache .hypothesis

# The wheel is made again only when something in it has changed; its digest file is touched only then.
$(WHEEL): FORCE
	@test "$$UNDERCROFT_COMPILE" != require || tools/need compiler
	@python=$$(tools/python) && "$$python" tools/wheel >/dev/null

# Tests ask for the compiled rules; play takes what the machine can give.
build/compiled/.ready .venv/.installed: export UNDERCROFT_COMPILE := require

# $(call environment,FOLDER): an environment of the chosen Python in FOLDER, made anew if there is none yet.
environment = python=$$(tools/python) && { test "$$($(1)/bin/python -V 2>/dev/null)" = "$$("$$python" -V)" || \
	$(UV) venv --quiet --clear --python "$$python" $(1); }
# $(call install,FOLDER,WHAT): exactly the pinned packages in the environment FOLDER, and then WHAT.
install = $(call environment,$(1)) && export VIRTUAL_ENV=$(1) && \
	$(UV) pip sync --quiet $(LOCK) && $(UV) pip install --quiet --no-deps --reinstall $(2)

build/play/.ready: $(WHEEL)
	@echo "==> Installing Undercroft"
	@$(call environment,build/play) && VIRTUAL_ENV=build/play $(UV) pip install --quiet --compile-bytecode \
		--reinstall-package undercroft --constraints $(LOCK) build/wheel/*.whl
	@touch $@

build/compiled/.ready: $(WHEEL) $(LOCK)
	@echo "==> Installing the wheel and the test tools"
	@$(call install,build/compiled,build/wheel/*.whl)
	@touch $@

build/source/.ready: pyproject.toml hatch_build.py $(LOCK)
	@echo "==> Installing the test tools"
	@$(call install,build/source,--editable .)
	@touch $@

.venv/.dev: pyproject.toml hatch_build.py $(LOCK)
	@echo "==> Installing Undercroft for development into .venv"
	@$(call install,.venv,--editable .)
	@rm -f .venv/.installed && touch $@

.venv/.installed: $(WHEEL) $(LOCK)
	@echo "==> Installing Undercroft from its wheel into .venv"
	@$(call install,.venv,build/wheel/*.whl)
	@rm -f .venv/.dev && touch $@

web/node_modules/.package-lock.json: web/package-lock.json
	@echo "==> Fetching the parts of the browser client"
	@tools/npm ci --no-audit --no-fund --loglevel=error
	@touch $@
