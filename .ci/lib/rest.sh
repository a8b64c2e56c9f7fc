#!/usr/bin/env bash
# rest.sh NAME PROGRAM ARGS...: a window at rest takes nothing. What a program does on the display that there is, in five seconds in which nobody
# does anything and nothing moves by itself.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/say.sh"

# A program in C with one window wakes up four times in that time, and paints nothing.
readonly rest_seconds=5 rest_wakeups=5

writes_of() { awk '$1 == "syscw:" { print $2 }' "/proc/$1/io" 2>/dev/null; }

threads_of() { find "/proc/$1/task" -mindepth 1 -maxdepth 1 2>/dev/null | sort; }

# How often each thread of a program has waited for something and gone on, the main thread first.
switches_of() {
  awk '$1 == "Pid:" { thread = $2 } $1 == "voluntary_ctxt_switches:" { print thread, $2 }' "/proc/$1/task/$1/status" "/proc/$1"/task/*/status 2>/dev/null || true
}

# expect_rest NAME PROGRAM ARGS... starts a program on the display that there is, waits until it has done nothing for two seconds, and looks at it
# for five more. Prints a line; fails where it wrote anything (to paint is to write to the display), woke up too often or made a thread.
expect_rest() {
  local name=$1 folder pid status=0 writes wakeups others threads waited=0 quiet=0 last=-1
  shift
  folder=$(mktemp -d)
  # Carets blink, which is a frame each time.
  mkdir -p "$folder/config/gtk-4.0"
  printf '[Settings]\ngtk-cursor-blink=false\n' >"$folder/config/gtk-4.0/settings.ini"
  XDG_CONFIG_HOME=$folder/config "$@" >"$folder/said" 2>&1 &
  pid=$!
  while [ "$quiet" -lt 4 ] && [ "$waited" -lt 60 ] && kill -0 "$pid" 2>/dev/null; do
    sleep 0.5
    waited=$((waited + 1))
    writes=$(writes_of "$pid")
    if [ "$writes" = "$last" ] && [ "$waited" -gt 4 ]; then quiet=$((quiet + 1)); else quiet=0; fi
    last=$writes
  done
  if [ "$quiet" -lt 4 ]; then
    say "$name never rests, or has ended after $((waited / 2)) s. It said: $(tail -n 1 "$folder/said")"
    status=1
  else
    threads_of "$pid" >"$folder/before"
    writes=$(writes_of "$pid")
    switches_of "$pid" >"$folder/switches"
    for ((waited = 0; waited < rest_seconds * 4; waited++)); do
      sleep 0.25
      threads_of "$pid" >>"$folder/after"
    done
    # Other threads are told of, too, but have no limit: once Swift's threads were used, libdispatch looks at them every second, and GLib looks
    # every four seconds for files that are watched and not there.
    wakeups=$(switches_of "$pid" | awk -v main="$pid" 'NR == FNR { before[$1] = $2; next } $1 == main { print $2 - before[$1]; exit }' "$folder/switches" -)
    others=$(switches_of "$pid" | awk -v main="$pid" 'NR == FNR { before[$1] = $2; next } $1 != main { sum += $2 - before[$1] } END { print sum + 0 }' \
      "$folder/switches" -)
    writes=$(($(writes_of "$pid") - writes))
    threads=$(sort -u "$folder/after" | comm -13 "$folder/before" - | wc -l)
    say "$name at rest for $rest_seconds s: $writes writes, $wakeups wake-ups ($others of other threads), $threads new threads"
    [ "$writes" = 0 ] && [ "$wakeups" -le "$rest_wakeups" ] && [ "$threads" = 0 ] || status=1
  fi
  kill "$pid" 2>/dev/null || true
  wait "$pid" 2>/dev/null || true
  rm -rf "$folder"
  return "$status"
}

expect_rest "$@"
