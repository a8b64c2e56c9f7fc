# Who may import whom. SwiftPM lets a transitive import through, so the table of DESIGN.md is enforced here.
. .ci/lib/report.sh

system="Dispatch Glibc Observation Synchronization"

# One line per test target: its name, then what it may import. Meson brings Python along.
tests=$(swift package dump-package | python3 -c '
import json, sys
for target in json.load(sys.stdin)["targets"]:
    if target["type"] == "test":
        names = [(d.get("byName") or d.get("target") or d.get("product"))[0] for d in target["dependencies"]]
        print(target["name"], "Testing Foundation", *names, sys.argv[1])
' "$system")

# Prints what a target may import. Foundation begins at the umbrella: below, it would cost every app 44 MB in a static build.
allowed() {
  case $1 in
    SidelightCore) echo "nothing" ;;
    SidelightGraph) echo "SidelightCore Observation Synchronization Glibc Musl Darwin" ;;
    SidelightExpansion) echo "Foundation" ;;
    SidelightMacros) echo "SidelightExpansion Foundation" ;;
    SidelightTexts) echo "nothing" ;;
    SidelightCatalogues) echo "SidelightTexts" ;;
    SidelightStringsTool) echo "SidelightCatalogues SidelightTexts Foundation" ;;
    SidelightStrings) echo "PackagePlugin Foundation" ;;
    SidelightUI) echo "SidelightGraph SidelightCore SidelightTexts Observation Synchronization" ;;
    SidelightPublishers) echo "OpenCombine OpenCombineDispatch Foundation Synchronization" ;;
    SidelightObjects) echo "SidelightUI SidelightGraph SidelightCore SidelightPublishers Dispatch" ;;
    Combine) echo "SidelightObjects" ;;
    SidelightStorage) echo "SidelightUI SidelightGraph SidelightCore Foundation Dispatch Synchronization" ;;
    SidelightTesting) echo "SidelightUI SidelightStorage SidelightCore CSidelightTestPool Observation Synchronization" ;;
    SidelightBridge) echo "CSidelight CSidelightResources $system" ;;
    SidelightGTK) echo "SidelightCore SidelightBridge" ;;
    SidelightDesktop) echo "SidelightBridge" ;;
    Sidelight) echo "SidelightObjects SidelightStorage SidelightUI SidelightCore SidelightTexts SidelightGTK SidelightBridge Foundation $system" ;;
    SidelightWindowTesting) echo "Sidelight SidelightTesting SidelightUI SidelightCore SidelightGTK SidelightBridge CSidelightTestMain Foundation $system" ;;
    Gallery) echo "Sidelight Foundation" ;;
    Files) echo "Sidelight SidelightDesktop Foundation" ;;
    # What test targets share, with what tests may import: one folder for each library that it needs.
    Support)
      echo "Sidelight SidelightCore SidelightUI SidelightTesting SidelightWindowTesting SidelightDesktop SidelightGTK SidelightBridge" \
        "SplitTable DisplaySupport CAppGTK Testing Foundation $system" ;;
    # Any other test target may import what the manifest says it depends on.
    *Tests) grep "^$1 " <<<"$tests" ;;
    *) return 1 ;;
  esac
}

for folder in Sources/* Tests/*; do
  files=("$folder"/**/*.swift)
  target=${folder##*/}
  # The benchmark's program is measured, not shipped, and links a C probe of its own. The small apps are packages of their own.
  { [ ${#files[@]} -gt 0 ] && [ "$target" != Bench ] && [ "$target" != Apps ]; } || continue
  if ! modules=" $(allowed "$target") "; then
    report "$folder" "This target has no line in .ci/checks/imports.sh; add one that says what it may import."
    continue
  fi
  while IFS=: read -r file line module; do
    case $modules in
      *" $module "*) ;;
      # The standard library is there anyway; naming it changes nothing.
      *) [ "$module" = Swift ] || report "$file:$line" "$target may not import $module (only:${modules% }); move the code to the target that may." ;;
    esac
  done < <(code_of "${files[@]}" |
    sed -nE 's/^([^:]*:[0-9]+:) *(@[A-Za-z_]+(\([^)]*\))? +)*((public|package|internal|fileprivate|private) +)?import +((struct|class|enum|protocol|func|var|let|typealias) +)?([A-Za-z_0-9]+).*/\1\8/p')
done
finish
