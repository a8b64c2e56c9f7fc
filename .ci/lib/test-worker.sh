#!/usr/bin/env bash
# test-worker.sh PROGRAM QUEUE: one of the processes of a test run. It takes a group of tests from the queue, runs it in a program of its
# own and prints what that said in one piece, until nothing is left to take.
set -euo pipefail
program=$1
queue=$2
status=0

# Nothing in a test waits for time, so a group that takes so long, in seconds, hangs.
readonly group_limit=1200

# read_events FILE prints `started`, `ended`, `skipped` and, for ended ones, seconds with the name of each test, as the list has it.
read_events() {
  awk '
    function field(pattern,  text) {
      if (!match($0, pattern)) return ""
      text = substr($0, RSTART, RLENGTH)
      sub(/^"[a-zA-Z]*":"?/, "", text)
      sub(/"$/, "", text)
      return text
    }
    /"kind":"test(Started|Ended|Skipped)"/ {
      name = field("\"testID\":\"([^\"\\\\]|\\\\.)*\"")
      gsub(/\\\//, "/", name)
      gsub(/\\"/, "\"", name)
      gsub(/\\\\/, "\\", name)
      # A suite has no place in a file behind its name.
      if (!sub(/\/[^\/]*\.swift:[0-9]+:[0-9]+$/, "", name)) next
      time = field("\"absolute\":[0-9.]+")
      if ($0 ~ /"kind":"testStarted"/) { begun[name] = time; print "started\t" name }
      else if ($0 ~ /"kind":"testSkipped"/) print "skipped\t" name
      else printf "ended\t%s\t%.3f\n", name, time - begun[name]
    }' "$1"
}

# show FILE prints it in one piece, without the opening and closing lines that every program writes.
show() {
  (
    flock 9
    grep -avE '(Test run started\.|↳ Testing Library Version|↳ Target Platform|Test run with [0-9]+ tests?)' "$1" || true
  ) 9>"$queue/output.lock"
}

# run_group NAME runs the tests that the group's file names. A test that ends the program is reported, and those behind it still run.
run_group() {
  local name=$1 part=0 result base running line tests
  local -a filters
  cp "$queue/taken/$name" "$queue/done/$name.left"
  while [ -s "$queue/done/$name.left" ]; do
    part=$((part + 1))
    base=$queue/done/$name.$part
    filters=()
    while IFS= read -r line; do filters+=(--filter "^$line(/|\$)"); done < <(sed 's/[][\\^$.|?*+(){}]/\\&/g' "$queue/done/$name.left")
    result=0
    # All window tests share one GTK: its focus, its counters of living objects, its main loop. So one test runs at a time.
    {
      NO_COLOR=1 timeout -k 10 "$group_limit" "$program" --testing-library swift-testing --no-parallel --event-stream-version 0 \
        --event-stream-output-path "$base.events" "${filters[@]}" >"$base.log" 2>&1 </dev/null || result=$?
    } 2>/dev/null
    touch "$base.events"
    read_events "$base.events" >"$base.read"
    awk -F '\t' '$1 != "ended" { print $2 }' "$base.read" | sort -u >"$base.seen"
    awk -F '\t' '$1 == "ended" { print $3 "\t" $2 }' "$base.read" >"$base.times"
    if grep -aq '"kind":"runEnded"' "$base.events"; then
      tests=$(wc -l <"$base.seen")
      [ "$result" != 0 ] || [ "$tests" != 0 ] || result=1
      [ "$result" = 0 ] || grep -aq '✘ .*recorded an issue' "$base.log" ||
        printf '✘ Test program of “%s” and others passed its tests and ended with status %s.\n' "$(head -n 1 "$base.seen")" "$result" >>"$base.log"
      : >"$queue/done/$name.left"
    else
      running=$(awk -F '\t' '$1 == "started" { last = $2; open[$2] = 1 } $1 == "ended" { delete open[$2] } END { if (last in open) print last }' \
        "$base.read")
      [ "$result" != 124 ] && [ "$result" != 137 ] || echo "✘ Nothing came to an end for $group_limit seconds." >>"$base.log"
      echo "✘ Test ${running:-(none yet)} ended the program with status $result." >>"$base.log"
      # Without a test that began there is none to leave out, and the next program would end as this one did.
      if ! { [ -s "$base.seen" ] && sort -u "$queue/done/$name.left" | comm -23 - "$base.seen" >"$base.rest"; }; then
        : >"$base.rest"
      fi
      mv "$base.rest" "$queue/done/$name.left"
    fi
    show "$base.log"
    [ "$result" = 0 ] || report "$base"
  done
}

# report BASE keeps what failed in one program for the end of the run.
report() {
  status=1
  grep -aE -A2 --no-group-separator '✘|[Ee]rror:|ERROR|Fatal|(WARNING|CRITICAL) \*\*' "$1.log" | grep -av 'Test run with' >"$1.failures" || true
  grep -acE '✘ .*recorded an issue|✘ Test .* ended the program|✘ Test program' "$1.log" >"$1.issues" || true
}

for group in "$queue"/waiting/*; do
  # Whoever moves the file first has the group.
  mv "$group" "$queue/taken/" 2>/dev/null || continue
  run_group "${group##*/}"
done
exit "$status"
