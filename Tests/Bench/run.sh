#!/usr/bin/env bash
# Measures the Swift program against the hand-written C floor, everything in one run, and reports the ratios.
set -euo pipefail

usage() {
  cat <<'TEXT'
Use: Tests/Bench/run.sh [--quick] [--floor-only] [--only OP,OP...] [--output FOLDER] [--scratch-path FOLDER] [--ours PROGRAM] [--without-foundation]
  --quick         measure once instead of three to five times, and fewer repetitions
  --floor-only    measure the C program alone
  --only          only these operations: first start settle idle memory select label row splice move replace sort same scroll resize collapse
                  inspector slide open fold tab table form lazy tiles nest motion drawing cells glass restore resolve live
  --output        where programs, raw data and report.md go (default: .build/bench)
  --scratch-path  SwiftPM's build folder (default: .build)
  --ours          measure this program instead of building BenchApp
  --without-foundation  build BenchApp as an app that says traits: [] does; SwiftPM then builds everything in a folder of its own, and there is no table
The exit code is 1 when something is over its limit or could not be measured.
TEXT
}

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
output=$root/.build/bench scratch=$root/.build
quick=no floor_only=no ours='' traits=()
known=first,start,settle,idle,memory,select,label,row,splice,move,replace,sort,same,scroll,resize,collapse
known+=,inspector,slide,open,fold,tab,table,form,lazy,tiles,nest,motion,drawing,cells,glass,restore,resolve,live
only=$known
starts=3 timed_starts=15 memories=5 reps=5 lives=9
arguments=("$@")
while (($#)); do
  case $1 in
    --quick) quick=yes ;;
    --floor-only) floor_only=yes ;;
    --only) only=${2:?} && shift ;;
    --output) output=${2:?} && shift ;;
    --scratch-path) scratch=${2:?} && shift ;;
    --ours) ours=${2:?} && shift ;;
    --without-foundation) traits=(--disable-default-traits) ;;
    --help) usage && exit 0 ;;
    *) usage >&2 && exit 2 ;;
  esac
  shift
done
for operation in ${only//,/ }; do
  [[ ,$known, == *,$operation,* ]] || { echo "There is no operation '$operation'. These are: ${known//,/ }." >&2 && exit 2; }
done

[[ $quick == no ]] || starts=1 timed_starts=5 memories=1 reps=3 lives=3

for tool in gcc strip pkg-config valgrind setarch Xvfb xvfb-run dbus-run-session timeout; do
  command -v "$tool" >/dev/null && continue
  echo "The bench needs $tool: install it, or run this inside the project's Debian root." >&2
  exit 1
done

# The pointer starts in the middle of the screen: it must not hover over the window, which lies in the corner.
if [[ -z ${BENCH_DISPLAY:-} ]]; then
  exec env BENCH_DISPLAY=own dbus-run-session -- xvfb-run -a -s "-screen 0 3000x2200x24 -noreset" "${BASH_SOURCE[0]}" "${arguments[@]}"
fi

if ((${#traits[@]})) && [[ ,$only, == *,table,* ]]; then
  echo "Without Foundation there is no table to measure." >&2
  only=,$only,
  only=${only//,table,/,}
fi

build_floor() {
  local flags
  flags=$(pkg-config --cflags libadwaita-1)
  # shellcheck disable=SC2086,SC2046
  gcc -std=gnu17 -O2 -Wall -Wextra -Wno-unused-parameter -Werror $flags -I"$here/CBenchProbe" -I"$here/CBenchProbe/include" \
    "$here"/CBenchProbe/*.c "$here"/floor/*.c $(pkg-config --libs libadwaita-1) -s -o "$output/floor"
}

# Static and without symbols, because that is how an app is shipped to a desktop without Swift. The probe's definitions of GLib's
# functions survive that: GTK's libraries find them among the dynamic symbols, which stay.
build_ours() {
  local build=(swift build --package-path "$root" --scratch-path "$scratch${traits[0]:+/without-foundation}"
    -c release --static-swift-stdlib --product BenchApp ${traits[@]+"${traits[@]}"})
  "${build[@]}" >"$output/swift-build.log" 2>&1 || { tail -n 20 "$output/swift-build.log" >&2 && return 1; }
  strip -o "$output/ours" "$("${build[@]}" --show-bin-path)/BenchApp"
  ours=$output/ours
}

mkdir -p "$output/raw" "$output/home/.config/gtk-4.0" "$output/home/.cache"
output=$(cd "$output" && pwd)
printf '[Settings]\ngtk-enable-animations=false\n' >"$output/home/.config/gtk-4.0/settings.ini"
build_floor
programs=(floor)
declare -A path=([floor]=$output/floor)
if [[ $floor_only == no ]]; then
  [[ -n $ours ]] || build_ours || { echo "BenchApp does not build; --floor-only measures the C program alone." >&2 && exit 1; }
  programs+=(ours)
  path[ours]=$ours
fi

runtime=$(mktemp -d)
trap 'rm -rf "$runtime"' EXIT
values=$output/values.txt
: >"$values"
rm -f "$output"/raw/* "$output/rest.txt"

# Nothing of the caller's environment reaches a program: each variable here changes instruction counts by up to a factor.
stable() {
  local debug=$1
  shift
  env -i PATH="$PATH" HOME="$output/home" LANG=C.UTF-8 DISPLAY="$DISPLAY" XAUTHORITY="${XAUTHORITY:-}" XDG_RUNTIME_DIR="$runtime" \
    DBUS_SESSION_BUS_ADDRESS="${DBUS_SESSION_BUS_ADDRESS:-}" GSK_RENDERER=cairo GDK_DISABLE=gl,vulkan GDK_DEBUG="$debug" GTK_A11Y=none \
    GSETTINGS_BACKEND=memory ADW_DISABLE_PORTAL=1 timeout 300 setarch -R "$@"
}

# Without waiting for the display's clock an operation's time is its own; a resize then paints extra frames, so it waits.
debug_for() {
  case $1 in
    first | settle | idle | resize | collapse | slide | overlay | turn | live) echo no-portals ;;
    *) echo no-portals,no-vsync ;;
  esac
}

# An animation is some twenty frames, with a dump of each.
reps_for() { [[ $1 =~ ^(slide|overlay|turn|live)$ ]] && echo 2 || echo $reps; }

wants() { [[ ,$only, == *,$1,* ]]; }

# complain PROGRAM WINDOW ROWS OP LOG: a measurement that failed is a line of the report, too.
complain() {
  echo "$1 $2 $3 $4 failed 1" >>"$values"
  { echo "$1 --window $2 --rows $3 --op $4 failed:" && tail -n 3 "$5"; } >&2
}

# A program that ends before its first frame is not a fast one.
finished() { grep -q '_frames=' "$1"; }

# plain PROGRAM WINDOW ROWS OP: what the program prints at its end, counters, memory and time.
plain() {
  # The shell that becomes the program says when it did.
  # shellcheck disable=SC2016
  local log=$output/raw/$1-$2-$3-$4.txt launch='BENCH_LAUNCHED_US=${EPOCHREALTIME/[.,]/} exec "$@"'
  if stable "$(debug_for "$4")" bash -c "$launch" bash "${path[$1]}" --window "$2" --rows "$3" --op "$4" --reps "$(reps_for "$4")" \
    >"$log" 2>"$log.err" && finished "$log"; then
    # Time and counters of the start are measured by runs of their own.
    tr ' ' '\n' <"$log" | awk -F '[_=]' -v run="$1 $2 $3" -v op="$4" '
      NF < 2 || (op != "settle" && ($1 == "first" || $1 == "settle")) { next }
      { name = $0; sub(/^[a-z-]*_/, "", name); sub(/=.*/, "", name); print run, $1, name, $NF }' >>"$values"
  else
    complain "$1" "$2" "$3" "$4" "$log.err"
  fi
}

# instructions PROGRAM WINDOW ROWS OP RUN: sums all threads; the start from the first instruction on, operations by their dumps.
instructions() {
  local dumps=$output/raw/$1-$2-$3-$4-$5.callgrind options=(--separate-threads=yes)
  [[ $4 == first ]] || options=(--instr-atstart=no)
  if stable "$(debug_for "$4")" valgrind -q --tool=callgrind "${options[@]}" --callgrind-out-file="$dumps.%p" \
    "${path[$1]}" --window "$2" --rows "$3" --op "$4" --reps "$(reps_for "$4")" >"$dumps.txt" 2>"$dumps.err" && finished "$dumps.txt"; then
    awk -v run="$1 $2 $3" -v op="$4" -f "$here/instructions.awk" "$dumps".[0-9]* >>"$values"
  else
    complain "$1" "$2" "$3" "$4" "$dumps.err"
  fi
}

# The two programs take turns, so that a slower or faster minute of the machine meets both.
each_program() {
  local times=$1 run program of=("${programs[@]}")
  shift
  [[ $2 != bare ]] || of=(floor)
  for ((run = 1; run <= times; run++)); do
    for program in "${of[@]}"; do "$1" "$program" "${@:2}" "$run"; done
  done
}

# Threads race in a start, and by that the icons' folders are gone through once or twice, which is 3 to 7 % of it. A start is measured
# again until it went through as few as any start of that window did.
repeat_starts_with_more_scans() {
  local program window rows again=yes run=more
  while [[ $again == yes ]]; do
    again=no run+=+
    while read -r program window rows; do
      again=yes
      echo "Measuring $window, $rows rows again: $program went through more folders" >&2
      instructions "$program" "$window" "$rows" first "$run" </dev/null
    done < <(awk '
      $4 == "first" && $5 == "folders" {
        runs[$1 " " $2 " " $3]++
        if (!(($1 " " $2 " " $3) in least) || $6 < least[$1 " " $2 " " $3]) least[$1 " " $2 " " $3] = $6
        if (!($2 in fewest) || $6 < fewest[$2]) fewest[$2] = $6
      }
      END {
        for (key in least) {
          split(key, part, " ")
          if (least[key] > 1.12 * fewest[part[2]] && runs[key] < 10) print key
        }
      }' "$values")
  done
}

# timed_start PROGRAM WINDOW: the processor's time and the page faults of one start, in a file of their own.
timed_start() {
  local log=$output/raw/$1-$2-start.txt
  if stable no-portals "${path[$1]}" --window "$2" --rows 1000 --op first >"$log" 2>"$log.err" && finished "$log"; then
    tr ' ' '\n' <"$log" | awk -F '[_=]' -v run="$1 $2" '
      /^first_cpu_us=/ { print run ",processor", $NF } /^first_faults=/ { print run ",faults", $NF }' >>"$output/starts.txt"
  else
    complain "$1" "$2" 1000 start "$log.err"
  fi
}

# rest APP: what a program that is shipped does while nobody does anything, as a row of a table.
rest() {
  local product=$1 log=$output/raw/$1-rest.txt judgement=ok options=("${@:2}")
  local build=(swift build "${options[@]}" --product "$product")
  if ! "${build[@]}" >"$log" 2>&1 ||
    ! stable no-portals bash "$root/.ci/lib/rest.sh" "$product" "$("${build[@]}" --show-bin-path)/$product" --size 1000x700 >"$log" 2>&1; then
    judgement=over
  fi
  echo "| $(tail -n 1 "$log") | $judgement |" >>"$output/rest.txt"
}

# live PROGRAM: the longest frame of each kind of movement in one process, in real time, in a file of its own.
live() {
  local log=$output/raw/$1-live-${*: -1}.txt
  if stable "$(debug_for live)" "${path[$1]}" --window inspector --rows 1000 --op live --reps "$(reps_for live)" >"$log" 2>"$log.err" &&
    finished "$log"; then
    tr ' ' '\n' <"$log" | awk -F '[_=]' -v program="$1" '/_(time|processor)_us=/ { print program, $1 "," $2, $NF }' >>"$output/live.txt"
  else
    complain "$1" inspector 1000 live "$log.err"
  fi
}

# operations WINDOW ROWS OP...: those that are wanted.
operations() {
  local window=$1 rows=$2 op
  shift 2
  for op in "$@"; do
    wants "$op" || continue
    echo "Measuring $window, $rows rows: $op" >&2
    each_program 1 instructions "$window" "$rows" "$op"
    each_program 1 plain "$window" "$rows" "$op"
  done
}

# The first start of all fills the font cache, which is no program's own cost.
stable no-portals "$output/floor" --op first >/dev/null 2>&1 || true

for window_and_rows in "bare 1000" "empty 1000" "columns 1000" "columns 1000000"; do
  # shellcheck disable=SC2086
  set -- $window_and_rows
  echo "Measuring $1, $2 rows" >&2
  wants first && each_program "$starts" instructions "$1" "$2" first
  wants settle && each_program $memories plain "$1" "$2" settle
  [[ $1 != bare ]] || continue
  wants idle && each_program 1 plain "$1" "$2" idle
  [[ $1 == columns ]] || continue
  operations "$1" "$2" select label row splice move replace scroll resize collapse
done
if wants table; then
  for rows in 1000 1000000; do
    echo "Measuring table, $rows rows" >&2
    each_program "$starts" instructions table "$rows" first
    each_program $memories plain table "$rows" settle
    only=$only,select,label,row,scroll operations table "$rows" select label row scroll
  done
  only=$only,sort operations table 100000 sort
fi
if wants form; then
  echo "Measuring form, 200 rows" >&2
  each_program "$starts" instructions form 200 first
  each_program $memories plain form 200 settle
  only=$only,label operations form 200 label
fi
for window in lazy tiles; do
  wants $window || continue
  for rows in 1000 1000000; do
    echo "Measuring $window, $rows rows" >&2
    each_program "$starts" instructions $window "$rows" first
    only=$only,label,scroll operations $window "$rows" label scroll
  done
done
if wants nest; then
  echo "Measuring nest, 200 stacks" >&2
  each_program "$starts" instructions nest 200 first
  only=$only,label operations nest 200 label
fi
if wants motion; then
  echo "Measuring what moves" >&2
  only=$only,overlay,drag operations motion 500 overlay drag
  only=$only,turn operations motion 1000 turn
fi
if wants drawing; then
  each_program "$starts" instructions circles 1000 first
  each_program "$starts" instructions strokes 10000 first && only=$only,label operations strokes 10000 label
fi
if wants cells && [[ $floor_only == no ]]; then
  for rows in 500 5000; do
    echo "Measuring $rows cells" >&2
    for ((run = 1; run <= starts; run++)); do instructions ours cells "$rows" first "$run"; done
  done
fi
if wants glass && [[ $floor_only == no ]]; then
  for window in photos glass; do
    echo "Measuring $window" >&2
    for ((run = 1; run <= starts; run++)); do instructions ours $window 100 first "$run"; done
    # How many threads decode photographs at once differs from run to run, and so does what the program needs at most.
    for ((run = 1; run <= 5; run++)); do plain ours $window 100 settle; done
    for rows in 100 1000; do instructions ours $window $rows scroll 1; done
  done
fi
if wants restore && [[ $floor_only == no ]]; then . "$here/restore.sh"; fi
{ wants first || wants restore || wants glass || wants table || wants lazy || wants tiles || wants nest || wants drawing || wants cells; } && repeat_starts_with_more_scans
operations columns 100000 replace sort
operations pair 1000 collapse
operations inspector 1000 resize inspector slide
operations outline 10000 open
operations outline 100000 open
operations sections 10000 fold
operations sections 100000 fold
operations tabs 1000 tab
if wants tab && [[ $floor_only == no ]]; then
  echo "Measuring ten tabs, of which nine are never shown" >&2
  for window in light-tabs heavy-tabs; do
    for ((run = 1; run <= starts; run++)); do instructions ours "$window" 1000 first "$run"; done
  done
fi
if wants same && [[ $floor_only == no ]]; then
  for rows in 1000 1000000; do
    echo "Measuring list, $rows rows: same" >&2
    instructions ours list "$rows" same 1
    plain ours list "$rows" same
  done
fi
if wants memory && [[ $floor_only == no ]]; then
  for rows in 1000 1000000; do
    echo "Measuring records with and without a list, $rows rows" >&2
    for ((run = 1; run <= memories; run++)); do
      plain ours list "$rows" settle
      plain ours array "$rows" settle
    done
  done
fi
if wants start; then
  : >"$output/starts.txt"
  for window in empty columns; do
    echo "Measuring starts of $window by the clock" >&2
    for ((run = 1; run <= timed_starts; run++)); do
      for program in "${programs[@]}"; do timed_start "$program" "$window"; done
    done
  done
fi
if wants live; then
  echo "Measuring inspector in real time" >&2
  : >"$output/live.txt"
  # The first process of all warms the machine up.
  stable no-portals "$output/floor" --window inspector --op live --reps 1 >/dev/null 2>&1 || true
  for ((run = 1; run <= lives; run++)); do
    for program in "${programs[@]}"; do live "$program" "$run"; done
  done
fi
if wants idle && [[ $floor_only == no && ${#traits[@]} == 0 ]]; then
  : >"$output/rest.txt"
  for app in files gallery; do
    echo "Measuring $app at rest" >&2
    rest "sidelight-$app" --package-path "$root" --scratch-path "$scratch" -c release --static-swift-stdlib
  done
  # What they do at rest is the same in a build for debugging. Notes says how many seconds ago a note was edited, which moves by itself.
  for app in "$root"/Tests/Apps/Sources/*; do
    [[ ${app##*/} != Notes ]] || continue
    echo "Measuring ${app##*/} at rest" >&2
    rest "${app##*/}" --package-path "$root/Tests/Apps" --scratch-path "$scratch/apps"
  done
fi
if wants resolve && [[ $floor_only == no ]]; then instructions ours empty 1000 resolve 1; fi

{
  echo "GTK $(pkg-config --modversion gtk4), libadwaita $(pkg-config --modversion libadwaita-1), $(uname -m), $(nproc) processors," \
    "load $(cut -d ' ' -f 1 /proc/loadavg); start: best of $starts, memory and time: best of $memories."
  echo
  awk -v both="${#programs[@]}" -f "$here/report.awk" "$values"
  if [[ -s $output/rest.txt ]]; then
    printf '\n| programs that are shipped and small apps, at rest | |\n| --- | --- |\n'
    cat "$output/rest.txt"
  fi
  if wants start; then
    echo
    sort -k1,2 -k3,3n "$output/starts.txt" |
      awk -v processes=$timed_starts -v title="Start to the first frame, ms of the processor's time" -v what=window -f "$here/medians.awk"
  fi
  if wants live; then
    echo
    sort -k1,2 -k3,3n "$output/live.txt" |
      awk -v processes=$lives -v title="Longest frame in real time, ms" -v what=movement -f "$here/medians.awk"
  fi
} | tee "$output/report.md"
if grep -Eq '\| (over|failed) +\|$' "$output/report.md"; then exit 1; fi
