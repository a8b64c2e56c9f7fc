# Running the tests: in several processes side by side, each with a display of its own, or in one where the caller chooses tests.

readonly test_processes_limit=8

# The tests that run where none are chosen, by their whole names.
tests_wanted=.

# away_from_home COMMAND... runs it on a display of its own, with folders of its own for all that programs keep in a home folder,
# so that two processes never write into one place. What the tests need of GTK they set themselves, as in the package of an app.
away_from_home() {
  local folder status=0
  folder=$(mktemp -d)
  mkdir "$folder/tmp" "$folder/config" "$folder/data" "$folder/state"
  TMPDIR=$folder/tmp XDG_CONFIG_HOME=$folder/config XDG_DATA_HOME=$folder/data XDG_STATE_HOME=$folder/state headless test \
    env -u GTK_A11Y -u GSK_RENDERER -u GSETTINGS_BACKEND -u GDK_DEBUG -u GDK_BACKEND -u GIO_USE_VFS -u GIO_USE_VOLUME_MONITOR "$@" || status=$?
  rm -rf "$folder"
  return "$status"
}

# run_chosen_tests OPTION... hands the options to `swift test`, in one process: what they may mean is known there alone.
run_chosen_tests() {
  local log status=0
  log=$(mktemp "$scratch/tests.XXXXXX.log")
  # All window tests share one GTK: its focus, its counters of living objects, its main loop. So one test runs at a time.
  away_from_home swift test --no-parallel --package-path "$checkout" --scratch-path "$scratch" "${build_options[@]}" "$@" 2>&1 | tee "$log" || status=1
  [ "$status" = 0 ] || repeat_failures "$log"
  rm -f "$log"
  return "$status"
}

# Hundreds of suites may have passed behind what failed, and a test that ended the program is the one that was started last.
repeat_failures() {
  say "What failed:"
  grep -aE -A2 --no-group-separator '✘|[Ee]rror:|ERROR|Fatal|(WARNING|CRITICAL) \*\*' "$1" >&2 || true
  grep -a '◇' "$1" | tail -n 1 >&2 || true
}

# Builds the tests once, and lets as many processes as there are cores take one group of them after the other.
run_all_tests() {
  local queue program processes status=0 process start=$SECONDS
  local -a running=()
  swift_build --build-tests || return 1
  program=$(swift build --package-path "$checkout" --scratch-path "$scratch" --show-bin-path)/SidelightPackageTests.xctest
  queue=$(mktemp -d "$scratch/tests.XXXXXX")
  mkdir "$queue/waiting" "$queue/taken" "$queue/done"
  "$program" --testing-library swift-testing --list-tests >"$queue/found" || status=1
  # Where two modules have a test of one name, the list says where each stands.
  sed 's,/[^/]*\.swift:[0-9]*:[0-9]*$,,' "$queue/found" | sort -u | { grep -E "$tests_wanted" || true; } >"$queue/list"
  touch "$scratch/test-times"
  divide_tests "$scratch/test-times" "$queue/list" "$queue/waiting"
  processes=$(nproc)
  [ "$processes" -le "$test_processes_limit" ] || processes=$test_processes_limit
  say "Running $(wc -l <"$queue/list") tests in $processes processes."
  for ((process = 0; process < processes; process++)); do
    away_from_home bash "$checkout/.ci/lib/test-worker.sh" "$program" "$queue" &
    running+=("$!")
  done
  for process in "${running[@]}"; do wait "$process" || status=1; done
  conclude_tests "$queue" "$((SECONDS - start))" "$status" || status=1
  rm -rf "$queue"
  return "$status"
}

# expect_rest PREFIX NAME... starts the programs with these names, some at a time, and fails unless each of them comes to rest.
expect_rest() {
  local prefix=$1 name process home status=0 most=4
  local -a running=()
  shift
  home=$(mktemp -d)
  while [ $# -gt 0 ]; do
    running=()
    for name in "${@:1:most}"; do
      headless none env HOME="$home" XDG_DATA_HOME="$home/$name/data" XDG_STATE_HOME="$home/$name/state" \
        bash "$checkout/.ci/lib/rest.sh" "$name" "$prefix$name" --size 1000x700 &
      running+=("$!")
    done
    for process in "${running[@]}"; do wait "$process" || status=1; done
    shift $(($# < most ? $# : most))
  done
  rm -rf "$home"
  [ "$status" = 0 ] || say "A window at rest paints nothing, wakes up five times at most in five seconds and makes no thread."
  return "$status"
}

# divide_tests TIMES LIST FOLDER writes one file for each group, whose names begin with what shall run first: the groups that took longest
# when they ran last, so that no process is left with a long one at the end. Where nothing is known yet, all tests count the same.
divide_tests() {
  awk -F '\t' -v folder="$3" '
    FILENAME == ARGV[1] { known[$2] = $1; next }
    {
      module = $0
      sub(/\..*/, "", module)
      cost = $0 in known ? known[$0] : 0.3
      if (count == 0 || module != last || count >= 10 || total + cost > 5) { finish(); names = ""; count = 0; total = 0 }
      names = names $0 "\n"
      count++
      total += cost
      last = module
    }
    END { finish() }
    function finish(  file) {
      if (count == 0) return
      # The longest first: names sort as numbers of milliseconds that are still to come.
      file = sprintf("%s/%09d-%04d", folder, 900000000 - total * 1000, ++groups)
      printf "%s", names >file
      close(file)
    }' "$1" "$2"
}

# conclude_tests QUEUE SECONDS STATUS closes the run as Swift Testing does, and fails unless every test that there is has run and passed.
conclude_tests() {
  local queue=$1 tests suites issues missing
  cat "$queue"/done/*.times >"$queue/times" 2>/dev/null || true
  awk -F '\t' '!($2 in seen) { seen[$2] = 1; print }' "$queue/times" "$scratch/test-times" >"$queue/all-times"
  mv "$queue/all-times" "$scratch/test-times"
  cat "$queue"/done/*.seen 2>/dev/null | sort -u >"$queue/seen" || true
  comm -23 "$queue/list" "$queue/seen" >"$queue/missing"
  tests=$(wc -l <"$queue/seen")
  missing=$(wc -l <"$queue/missing")
  # What stands between backquotes is a test's name.
  # shellcheck disable=SC2016
  suites=$(sed 's,/[^/`]*$,,; s,/`[^`]*`([^`]*$,,' "$queue/list" | sort -u | wc -l)
  issues=$(cat "$queue"/done/*.issues 2>/dev/null | awk '{ sum += $1 } END { print sum + 0 }')
  if [ "$3" = 0 ] && [ "$tests" -gt 0 ] && [ "$missing" = 0 ] && [ "$issues" = 0 ]; then
    echo "✔ Test run with $tests tests in $suites suites passed after $2 seconds."
    return
  fi
  say "What failed:"
  cat "$queue"/done/*.failures >&2 2>/dev/null || true
  [ "$tests" -gt 0 ] || say "No test has run."
  [ "$missing" = 0 ] || { say "$missing tests have not run:" && head -n 20 "$queue/missing" >&2; }
  echo "✘ Test run with $tests tests in $suites suites failed after $2 seconds with $issues issues."
  return 1
}

# run_sanitized_tests address|thread [OPTION...] runs the tests in programs that watch their own memory, or their own threads. Both are built in
# folders of their own.
run_sanitized_tests() {
  local kind=$1
  shift
  build_options=(--sanitize="$kind")
  scratch=$scratch/$kind
  mkdir -p "$scratch"
  if [ "$kind" = address ]; then
    # What libraries keep until the program ends is no leak; what the tests make they count themselves.
    export ASAN_OPTIONS=detect_leaks=0
  else
    # GTK itself is one thread's affair, and takes no part.
    tests_wanted='^(SidelightCoreTests|SidelightUITests|SidelightDesktopTests)\.'
    export TSAN_OPTIONS="suppressions=$checkout/.ci/thread.suppressions:exitcode=66"
  fi
  if [ $# -gt 0 ]; then run_chosen_tests "$@"; else run_all_tests; fi
}
