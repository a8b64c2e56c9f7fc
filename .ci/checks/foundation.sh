# An app's package may leave Foundation out by `traits: []`, which no other build here does: the umbrella has to compile without it, and the bench's app,
# which is built so to measure what Foundation costs.
. .ci/lib/report.sh
. .ci/lib/built.sh

log=$(mktemp)
umbrella=$(mktemp -d)
trap 'rm -rf "$log" "$umbrella"' EXIT
build_package "$log"
maps=()
modules=$(swift build --scratch-path "$scratch" --show-bin-path)
for map in Sources/CSidelight/module.modulemap "$modules"/C*.build/module.modulemap; do
  # What is built for the compiler's side as well has the same modules.
  case $map in *-tool.build/*) continue ;; esac
  maps+=(-Xcc "-fmodule-map-file=$map")
done
# Declarations of our own targets are visible within the package alone, whose name follows from the checkout's folder.
package=$(grep -o '"-package-name","[^"]*"' "$scratch/debug.yaml" | head -n 1 | cut -d '"' -f 4)

# compile_without MODULE WHAT ARGS... compiles the sources of a module, and reports what needs Foundation.
compile_without() {
  local module=$1 what=$2 found=$failures
  shift 2
  # shellcheck disable=SC2046
  swiftc -module-name "$module" -package-name "$package" -swift-version 6 -I "$umbrella" -I "$modules/Modules" \
    -enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature ExistentialAny -suppress-warnings \
    "${maps[@]}" $(pkg-config --cflags-only-I libadwaita-1 | sed 's/-I/-Xcc -I/g') "$@" >"$log" 2>&1 && return
  while IFS=: read -r file line _ _ text; do
    report "${file#"$PWD"/}:$line" "Without Foundation:$text; what needs it stands in #if Foundation."
  done < <(grep ': error: ' "$log" | sort -u | head -n 10)
  [ "$failures" -gt "$found" ] || report "$what" "It can't be compiled without Foundation: $(head -n 1 "$log")"
}

compile_without Sidelight Sources/Sidelight -emit-module -emit-module-path "$umbrella/Sidelight.swiftmodule" Sources/Sidelight/**/*.swift
[ "$failures" -gt 0 ] || compile_without BenchApp Tests/Bench/App -typecheck Tests/Bench/App/*.swift
finish
