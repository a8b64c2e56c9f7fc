# The documentation builds without a warning: every link leads somewhere, every public type is in a group of its module's page, and the
# public names are those that .ci/swiftui.table says are there.
. .ci/lib/report.sh
. .ci/lib/built.sh

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
rm -rf "$scratch"/*/symbolgraph

build_package "$work/log"
if ! swift package --scratch-path "$scratch" dump-symbol-graph --minimum-access-level public --skip-synthesized-members >"$work/log" 2>&1; then
  report Package.swift "The symbol graphs can't be made: $(grep -m 1 'error:' "$work/log"); run './meson-wrapper.sh clean', then this again."
  finish
fi

for module in Sidelight SidelightDesktop SidelightTesting SidelightWindowTesting; do
  catalog=Sources/$module/$module.docc
  mkdir "$work/$module"
  targets=("$module")
  # The umbrella re-exports the declarative surface, that the graph below it, and what follows objects and stores values, so all are one module to a reader.
  [ "$module" != Sidelight ] || targets+=(SidelightUI SidelightGraph SidelightObjects SidelightPublishers SidelightStorage SidelightBridge)
  for target in "${targets[@]}"; do
    found=("$scratch"/*/symbolgraph/"$target".symbols.json "$scratch"/*/symbolgraph/"$target"@*.symbols.json)
    [ ${#found[@]} -gt 0 ] || report Package.swift "There is no documentation for $target; is its target gone?"
    for graph in ${found[@]+"${found[@]}"}; do
      # What is after an @ in a graph's name is the module that it extends; an extension of the same module is a part of it.
      name=$(sed -E 's/^(Sidelight[A-Za-z]*)@(Sidelight|SidelightUI|SidelightGraph|SidelightObjects|SidelightPublishers|SidelightStorage|SidelightBridge)\./\1-\2./' <<<"${graph##*/}")
      sed -E 's/"module":\{"name":"Sidelight(UI|Graph|Objects|Publishers|Storage|Bridge)"/"module":{"name":"Sidelight"/' "$graph" >"$work/$module/$name"
    done
  done

  if ! docc convert "$catalog" --additional-symbol-graph-dir "$work/$module" --fallback-display-name "$module" \
    --fallback-bundle-identifier "io.github.sidelight.$module" --warnings-as-errors --ide-console-output --no-transform-for-static-hosting \
    --output-path "$work/pages" >"$work/log" 2>&1; then
    known=$failures
    while IFS= read -r line; do
      line=${line#"$PWD"/}
      case $line in
        *.swift:* | *.md:*) report "$(printf '%s' "$line" | cut -d: -f1-2)" "$(printf '%s' "$line" | cut -d: -f4- | sed 's/^ *//'); mend the comment." ;;
        *) report "$catalog" "$line" ;;
      esac
    done < <(grep -E '(error|warning): ' "$work/log" | grep -v '^Error: ')
    [ "$failures" -gt "$known" ] || report "$catalog" "docc failed: $(tail -n 1 "$work/log")"
  fi

  # What the list of SwiftUI's names says is there has to be, and what is there must not be called missing.
  if [ "$module" = Sidelight ]; then
    while IFS=$'\t' read -r place sentence; do
      report "$place" "$sentence"
    done < <(python3 -B .ci/lib/vocabulary.py names .ci/swiftui.table "$work/$module"/*.json)
  fi

  # A type that no group names stands in one of docc's own, by its kind, where nobody looks for it.
  sed '1,/^## Topics$/d' "$catalog/$module.md" >"$work/topics"
  while IFS= read -r type; do
    grep -qxF -- "- \`\`$type\`\`" "$work/topics" \
      || report "$catalog/$module.md" "$type is in no group of its Topics; add the line '- \`\`$type\`\`' to the group that it belongs to."
  done < <(cat "$work/$module"/*.json | grep -o '"pathComponents":\["[A-Za-z0-9_]*"\]' | cut -d '"' -f 4 | sort -u)
done
finish
