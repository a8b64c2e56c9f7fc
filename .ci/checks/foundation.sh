# An app's package may leave Foundation out by `traits: []`, which no other build here does: the umbrella has to compile without it.
. .ci/lib/report.sh
. .ci/lib/built.sh

log=$(mktemp)
trap 'rm -f "$log"' EXIT
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
# shellcheck disable=SC2046
if ! swiftc -typecheck -module-name Sidelight -package-name "$package" -swift-version 6 -I "$modules/Modules" \
  -enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature ExistentialAny -suppress-warnings \
  "${maps[@]}" $(pkg-config --cflags-only-I libadwaita-1 | sed 's/-I/-Xcc -I/g') \
  Sources/Sidelight/**/*.swift >"$log" 2>&1; then
  while IFS=: read -r file line _ _ text; do
    report "${file#"$PWD"/}:$line" "Without Foundation:$text; what needs it stands in #if Foundation."
  done < <(grep ': error: ' "$log" | sort -u | head -n 10)
  [ "$failures" -gt 0 ] || report Sources/Sidelight "It can't be compiled without Foundation: $(head -n 1 "$log")"
fi
finish
