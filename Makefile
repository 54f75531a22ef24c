# Set-up belongs here: on a fresh machine with a JDK 25 and Maven, `make demo` and `make test` do all of it.
SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.PHONY: help demo serve test crash-points gotest fuzz e2e preview-deed bench crds access dist format lint verify clean jdk go

export JAVA_HOME := $(shell deploy/launcher/find-jdk javac 2>/dev/null)
MAVEN_OPTS ?= --sun-misc-unsafe-memory-access=allow
export MAVEN_OPTS
MVN := mvn -B -ntp

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / {printf "  make %-12s %s\n", $$1, $$2}' Makefile

demo: dist ## Preview a change of an example fleet with curl; stops what it started
	@docs/examples/demo

serve: dist ## The same webhook over the example fleet, until Ctrl-C
	@docs/examples/demo serve

test: jdk ## Unit tests and tests over real HTTPS; no cluster
	$(MVN) verify -pl '!e2e'

crash-points: jdk ## Each fault at each call of the operator's scenarios; no cluster
	@mkdir -p operator/target
	$(MVN) -q integration-test -Pcrash-points -pl operator -am -DskipTests 2>operator/target/crash-points.log

gotest: go ## Vet and test the benchmark's programs in Go (needs Go)
	cd bench/go && export GOWORK=off GOFLAGS= && go vet ./... && go test ./...

fuzz: SECONDS = 60
fuzz: jdk ## SECONDS of made up input each for templates, YAML, and values in documents
	$(MVN) -q package -DskipTests -Pfuzz -pl fuzz -am
	fuzz/run $(SECONDS)

e2e: go dist ## Against a real kube-apiserver, built from source on first use (needs Go)
	e2e/controlplane/build >/dev/null
	e2e/haproxy/build >/dev/null
	$(MVN) verify -Pe2e -pl e2e -am -DskipUnitTests

preview-deed: COUNT ?= 200
preview-deed: SEED ?= 1
preview-deed: go dist ## COUNT random change sets from SEED: does the operator do what dry-run said? (needs Go)
	e2e/controlplane/build >/dev/null
	$(MVN) -q integration-test -Ppreview-deed -pl e2e -am -DskipTests -Ddeed.count=$(COUNT) -Ddeed.seed=$(SEED)

bench: go dist ## Beside a no-op webhook in Go (needs Go), and decisions against their budgets
	$(MVN) -q package -DskipTests -pl bench -am
	bench/run
	e2e/controlplane/build >/dev/null
	$(MVN) -q integration-test -Pbench -pl e2e -am -DskipTests

crds: jdk ## Generate deploy/crds from the Java types
	$(MVN) -q -pl shared test-compile exec:java@crds

access: jdk ## Generate what the operator may do in a cluster from its code
	$(MVN) -q process-test-classes -Paccess -pl operator -am

dist: dist/.built ## Build dist/bin and dist/lib

dist/.built: $(shell find pom.xml shared certs process haproxy cluster webhook operator cli deploy \
  \( -path '*/target' -o -path '*/src/test' \) -prune -o -type f -print) | jdk
	@echo "building dist/ (a minute on a fresh machine) ..." >&2
	@deploy/dist
	@touch $@

format: jdk ## Format all Java code
	$(MVN) -q spotless:apply

lint: jdk ## Check the format of all Java code
	$(MVN) -q spotless:check

verify: ## Exactly what CI runs
	.ci/run

clean: jdk ## Remove everything that was built
	$(MVN) -q clean
	rm -rf dist

jdk:
	@deploy/launcher/find-jdk javac >/dev/null

go:
	@command -v go >/dev/null || { echo "this needs Go 1.26 or newer: install it, and see that 'go' is on the PATH" >&2; exit 1; }
