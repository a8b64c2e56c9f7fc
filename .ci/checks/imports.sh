# Who may import whom. SwiftPM lets a transitive import through, so the table of DESIGN.md is enforced here.
. .ci/lib/report.sh

system="Dispatch Glibc Observation Synchronization"

# Prints what a target may import. Foundation begins at the umbrella: below, it would cost every app 44 MB in a static build.
allowed() {
  case $1 in
    SidelightCore) echo "nothing" ;;
    SidelightUI) echo "SidelightCore Observation Synchronization" ;;
    SidelightTesting) echo "SidelightUI SidelightCore" ;;
    SidelightBridge) echo "CSidelight CSidelightResources $system" ;;
    SidelightGTK) echo "SidelightCore SidelightBridge" ;;
    SidelightDesktop) echo "SidelightBridge" ;;
    Sidelight) echo "SidelightUI SidelightCore SidelightGTK SidelightBridge Foundation $system" ;;
    SidelightWindowTesting) echo "Sidelight SidelightTesting SidelightGTK SidelightBridge CSidelightTestMain Foundation $system" ;;
    Gallery) echo "Sidelight Foundation" ;;
    Files) echo "Sidelight SidelightDesktop Foundation" ;;
    SidelightCoreTests) echo "Testing SidelightCore Foundation $system" ;;
    SidelightUITests) echo "Testing SidelightUI SidelightTesting SidelightCore Foundation $system" ;;
    SidelightBridgeTests) echo "Testing SidelightBridge CSidelightTestMain Foundation $system" ;;
    SidelightDesktopTests) echo "Testing SidelightDesktop CSidelightTestMain Foundation $system" ;;
    SidelightWindowTests) echo "Testing Sidelight SidelightWindowTesting Foundation $system" ;;
    FilesTests) echo "Testing Files Sidelight SidelightDesktop SidelightWindowTesting Foundation $system" ;;
    GalleryTests) echo "Testing Gallery Sidelight SidelightWindowTesting Foundation $system" ;;
    *) return 1 ;;
  esac
}

for folder in Sources/* Tests/*; do
  files=("$folder"/**/*.swift)
  target=${folder##*/}
  # The benchmark's program is measured, not shipped, and links a C probe of its own.
  [ ${#files[@]} -gt 0 ] && [ "$target" != Bench ] || continue
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
