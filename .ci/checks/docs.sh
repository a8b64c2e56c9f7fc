# The documentation builds without a warning: every link leads somewhere. The umbrella re-exports the declarative surface, so both are one module to a reader.
. .ci/lib/report.sh
. .ci/lib/built.sh

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/graphs"
rm -rf "$scratch"/*/symbolgraph

build_package "$work/log"
if ! swift package --scratch-path "$scratch" dump-symbol-graph --minimum-access-level public --skip-synthesized-members >"$work/log" 2>&1; then
  report Package.swift "The symbol graphs can't be made: $(grep -m 1 'error:' "$work/log"); run './meson-wrapper.sh clean', then this again."
  finish
fi
for module in Sidelight SidelightUI SidelightDesktop SidelightTesting SidelightWindowTesting; do
  found=("$scratch"/*/symbolgraph/"$module".symbols.json "$scratch"/*/symbolgraph/"$module"@*.symbols.json)
  [ ${#found[@]} -gt 0 ] || report Package.swift "There is no documentation for $module; is its target gone?"
  for graph in ${found[@]+"${found[@]}"}; do
    sed 's/"module":{"name":"SidelightUI"/"module":{"name":"Sidelight"/' "$graph" >"$work/graphs/${graph##*/}"
  done
done

catalog=()
[ ! -d Sources/Sidelight/Sidelight.docc ] || catalog=(Sources/Sidelight/Sidelight.docc)
if ! docc convert ${catalog[@]+"${catalog[@]}"} --additional-symbol-graph-dir "$work/graphs" --fallback-display-name Sidelight \
  --fallback-bundle-identifier io.github.sidelight --warnings-as-errors --ide-console-output --no-transform-for-static-hosting --output-path "$work/pages" >"$work/log" 2>&1; then
  while IFS= read -r line; do
    line=${line#"$PWD"/}
    case $line in
      *.swift:* | *.md:*) report "$(printf '%s' "$line" | cut -d: -f1-2)" "$(printf '%s' "$line" | cut -d: -f4- | sed 's/^ *//'); mend the comment." ;;
      *) report Sources "$line" ;;
    esac
  done < <(grep -E '(error|warning): ' "$work/log" | grep -v '^Error: ')
  [ "$failures" -gt 0 ] || report Sources "docc failed: $(tail -n 1 "$work/log")"
fi
finish
