# A preview that follows its sources.

# follow_preview PACKAGE SCRATCH PRODUCT NAME builds an app and shows one of its previews, again each time a source file is saved, until its window
# is closed. The state of its views goes on. Where the sources do not build, what was there stays.
follow_preview() {
  local package=$1 scratch=$2 product=$3 name=$4 state stamp shown='' started
  mkdir -p "$scratch"
  # Once: another environment is another build.
  use_flat_pkg_config
  state=$(mktemp "$scratch/preview.XXXXXX")
  stamp=$(mktemp "$scratch/preview.XXXXXX")
  while true; do
    touch "$stamp"
    started=$EPOCHREALTIME
    if swift build --package-path "$package" --scratch-path "$scratch" --product "$product" >&2; then
      if [ -n "$shown" ]; then
        kill "$shown" 2>/dev/null || true
        wait "$shown" || true
      fi
      "$scratch/debug/$product" --preview "$name" --preview-state "$state" &
      shown=$!
      say "Shown $(awk -v from="$started" -v to="$EPOCHREALTIME" 'BEGIN { printf "%.1f", to - from }') seconds after the sources were saved."
    fi
    await_change "$package" "$stamp" "$shown" || break
  done
  rm -f "$state" "$stamp"
  [ -z "$shown" ] || wait "$shown"
}

# await_change PACKAGE STAMP PROCESS waits until a source file is newer than the stamp; fails when the process has ended by itself.
await_change() {
  while true; do
    [ -z "$(find "$1/Sources" "$1/Package.swift" -newer "$2" \( -name '*.swift' -o -name '*.xcassets' \) -print -quit)" ] || return 0
    [ -z "$3" ] || kill -0 "$3" 2>/dev/null || return 1
    sleep 0.2
  done
}
