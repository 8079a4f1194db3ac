# Two commands: `make run` starts Loggia, `make test` proves it. Both set themselves up.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes

.PHONY: run test lint bench soak lock clean
.DEFAULT_GOAL := test

$(VENV)/run.stamp: requirements.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Loggia needs Python 3.11 or newer.")'
	$(PYTHON) -m venv $(VENV)
	$(PIP) -r requirements.txt
	@touch $@

$(VENV)/test.stamp: requirements-dev.txt $(VENV)/run.stamp
	$(PIP) -r requirements-dev.txt
	@touch $@

run: $(VENV)/run.stamp
	@exec $(BIN)/python -m bot

lint: $(VENV)/test.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

test: $(VENV)/test.stamp lint
	@$(BIN)/python tests/browser/find_chromium.py
	$(BIN)/python -m pytest -n auto --dist worksteal

bench: $(VENV)/test.stamp
	$(BIN)/python -m bench

soak: $(VENV)/test.stamp
	$(BIN)/python -m bench soak

# One resolution for Python 3.11 to 3.13 on every platform, for plain pip, without index addresses.
UV := $(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-emit-find-links --no-annotate --no-header --quiet
lock: $(VENV)/test.stamp
	$(UV) pyproject.toml --extra dev --output-file requirements-dev.txt
	$(UV) pyproject.toml --constraint requirements-dev.txt --output-file requirements.txt

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis
