# How a run of the tests ends, seen with a program that stands in for theirs: what failed, broke off or was left out makes it red.
. .ci/lib/report.sh

home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT

# What Swift Testing's programs do here: they list their tests, run those that the filters choose and write down what happens. How a test
# ends is its name. Tests that meet wait for one another, as long as another process may still come.
stand_in() {
  cat >"$home/SidelightPackageTests.xctest" <<'PROGRAM'
#!/bin/bash
if [[ " $* " == *" --list-tests "* ]]; then
  cat "$home/tests"
  exit
fi
filters=()
while [ $# -gt 0 ]; do
  case $1 in
    --filter) filters+=(-e "$2") && shift ;;
    --event-stream-output-path) events=$2 && shift ;;
  esac
  shift
done
echo "$TMPDIR $XDG_CONFIG_HOME $XDG_DATA_HOME $XDG_STATE_HOME" >>"$home/folders"
say() { echo "{\"kind\":\"event\",\"payload\":{\"instant\":{\"absolute\":1.5},\"kind\":\"$1\",\"testID\":\"${2//\//\\/}\\/File.swift:1:1\"}}" >>"$events"; }
status=0
for name in $(grep -E "${filters[@]}" "$home/tests"); do
  case $name in *left*) continue ;; esac
  say testStarted "$name"
  echo "◇ Test $name started."
  echo "$name" >>"$home/run"
  case $name in
    *breaks*) exit 134 ;;
    *fails*) echo "✘ Test $name recorded an issue at File.swift:1:1: it is so." && status=1 ;;
    *late*) status=70 ;;
    *meets*)
      touch "$home/here.$$"
      for ((look = 0; look < 200; look++)); do
        [ "$(ls "$home"/here.* | wc -l)" -lt 2 ] || break
        sleep 0.05
      done
      [ "$look" -lt 200 ] || { echo "✘ Test $name recorded an issue at File.swift:1:1: it is alone." && status=1; }
      ;;
  esac
  say testEnded "$name"
done
echo '{"kind":"event","payload":{"kind":"runEnded"}}' >>"$events"
exit "$status"
PROGRAM
  chmod +x "$home/SidelightPackageTests.xctest"
}

# run_of TEST... runs all tests of a package that has these. What it says is in the file `said`.
run_of() {
  rm -rf "${home:?}"/*
  mkdir "$home/scratch"
  stand_in
  printf '%s\n' "$@" >"$home/tests"
  [ $# -gt 0 ] || : >"$home/tests"
  : >"$home/run"
  home=$home bash -c '
    set -euo pipefail
    export home
    . .ci/lib/say.sh
    . .ci/lib/tests.sh
    checkout=$PWD scratch=$home/scratch
    swift_build() { :; }
    swift() { echo "$home"; }
    nproc() { echo 2; }
    headless() { shift && "$@"; }
    run_all_tests' >"$home/said" 2>&1 </dev/null
}

# expect SENTENCE COMMAND...: the command must succeed.
expect() {
  local sentence=$1
  shift
  "$@" || report .ci/lib/tests.sh "$sentence (said: $(tr '\n' ' ' <"$home/said"))"
}

said() { grep -qF -- "$1" "$home/said"; }
have_run() { [ "$(sort "$home/run" | tr '\n' ' ')" = "$* " ]; }
fails() { ! "$@"; }

expect "A run whose tests all pass must be green." run_of 'A.One/a()' 'A.One/b()' 'B.Two/c()'
expect "It must say how many tests have run." said "✔ Test run with 3 tests in 2 suites passed"
expect "Every test must run once." have_run 'A.One/a()' 'A.One/b()' 'B.Two/c()'
expect "How long the tests took must be kept for the next run." [ "$(wc -l <"$home/scratch/test-times")" = 3 ]

expect "Tests must run side by side in two processes." run_of 'A.One/meets()' 'B.Two/meets()'
expect "No two processes may write into one folder." [ -z "$(tr ' ' '\n' <"$home/folders" | sort | uniq -d)" ]

expect "A test that fails must make the run red." fails run_of 'A.One/a()' 'A.One/fails()' 'B.Two/c()'
expect "What failed must be said." said "✘ Test A.One/fails() recorded an issue"
expect "The tests behind it must run all the same." have_run 'A.One/a()' 'A.One/fails()' 'B.Two/c()'

expect "A test that ends the program must make the run red." fails run_of 'A.One/a()' 'A.One/breaks()' 'A.One/c()'
expect "It must be named." said "✘ Test A.One/breaks() ended the program with status 134"
expect "The tests behind it must run, in another program." have_run 'A.One/a()' 'A.One/breaks()' 'A.One/c()'

expect "A program that ends badly after its tests must make the run red." fails run_of 'A.One/late()'
expect "Its tests must be named." said "A.One/late()"
expect "Its status must be named." said "and others passed its tests and ended with status 70"

expect "A test that is left out must make the run red." fails run_of 'A.One/a()' 'A.One/left()'
expect "It must be said how many tests were left out." said "1 tests have not run:"

expect "A run without tests must be red." fails run_of
expect "It must be said that no test has run." said "No test has run."
finish
