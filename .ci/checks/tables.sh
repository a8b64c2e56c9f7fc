# What the tables are compared with is counted right: a small package, in which each rule of '.ci/lib/folders.py' and '.ci/lib/sizes.py' is broken once.
. .ci/lib/report.sh

house=$(mktemp -d)
trap 'rm -rf "$house"' EXIT
lib=$PWD/.ci/lib
mkdir -p "$house/.ci" "$house"/Sources/Hall/{Low,High}
cd "$house"

# A class with six stored properties, one of them a tuple of two and one a structure that is only its own; what else it has is computed.
cat >Sources/Hall/Low/Door.swift <<'SWIFT'
final class Door<Leaf: Equatable>:
  Wall
{
  let width: Double
  var leaves: [Leaf] = [] { didSet { isOpen = false } }
  private lazy var sign = { "a = b" }()
  var isOpen = false
  var size: (width: Double, height: Double)?
  var lock = Lock()
  static var count: Int { 3 }
  var area: Double { width * 2 }
  let opened: ((Int, Int) -> Void)?
  init(width: Double, opened: ((Int, Int) -> Void)?) {
    self.width = width
    self.opened = opened
  }

  struct Lock {
    var isLocked = false
    var key: String?
    var turns = 2
  }
}
SWIFT
cat >Sources/Hall/High/Door+Bell.swift <<'SWIFT'
extension Door {
  func ring() -> Int {
    let bells = 2
    return bells
  }
}
SWIFT
cat >Sources/Hall/Low/Wall.swift <<'SWIFT'
class Wall {}
func visit(_ door: Door<Int>) -> Int { door.ring() }
SWIFT

# expect FILE SENTENCE TEXT: the text must stand in the file.
expect() { grep -qF -- "$3" "$1" || report "$2" "It must say '$3', and says: $(tr '\n\t' '; ' <"$1")"; }

sizes() { python3 -B "$lib/sizes.py" "$1" 25 9 >said 2>&1 || true; }

sizes check
expect said .ci/lib/sizes.py $'Sources/Hall/Low/Door.swift:1\tDoor has 29 lines'
expect said .ci/lib/sizes.py "Door has 10 stored properties"
sizes record
expect .ci/types.table .ci/lib/sizes.py "Hall Door 29 10"
sed -i 's/ 29 10/ 40 12/' .ci/types.table
sizes check
expect said .ci/lib/sizes.py "allows more than there is now"
sizes record
expect .ci/types.table .ci/lib/sizes.py "Hall Door 29 10"
sizes check
[ ! -s said ] || report .ci/lib/sizes.py "What the table has is allowed, and it says: $(<said)"

# The class uses the wall, the wall the bell, and the bell the class.
folders() { python3 -B "$lib/folders.py" "$1" "$house" "$house/index" "$swift_prefix" "$2" >said 2>&1 || true; }

swiftc -c -module-name Hall -index-store-path index "$house"/Sources/Hall/*/*.swift
folders record 3
expect .ci/folders.table .ci/lib/folders.py "Hall/Low High"
expect said .ci/lib/folders.py $'Sources/Hall/High/Door+Bell.swift:1\tFolders of Hall use each other in a cycle: High > Low > High.'
[ "$(grep -c $'\t' said)" = 1 ] || report .ci/lib/folders.py "It must find the cycle of folders and nothing else, and says: $(<said)"
sed -i 's/^Hall$/Hall cycles/' .ci/folders.table
folders check 3
[ "$(grep -c $'\t' said)" = 0 ] || report .ci/lib/folders.py "What the table has is allowed, and it says: $(<said)"
folders check 2
expect said .ci/lib/folders.py $'Sources/Hall\t3 files use each other in a cycle; 2 are allowed'
sed -i 's/^Hall.Low High/Hall\/Low Attic/' .ci/folders.table
folders check 3
expect said .ci/lib/folders.py $'Sources/Hall/Low/Wall.swift:2\tThe folder Low of Hall may not use High (ring())'
expect said .ci/lib/folders.py "allows more than is used now"
folders record 3
if grep -q Attic .ci/folders.table; then report .ci/lib/folders.py "What is not used any more must leave the table."; fi
folders check 3
expect said .ci/lib/folders.py "may not use High"
expect .ci/folders.table .ci/lib/folders.py "Hall cycles"
echo 'class Wall {}' >Sources/Hall/Low/Wall.swift
swiftc -c -module-name Hall -index-store-path index "$house"/Sources/Hall/*/*.swift
folders record 3
if grep -q '^Hall cycles' .ci/folders.table; then report .ci/lib/folders.py "A cycle of folders that is gone must leave the table."; fi
[ "$(grep -c $'\t' said)" = 0 ] || report .ci/lib/folders.py "Nothing is broken any more, and it says: $(<said)"
touch Sources/Hall/Low/Window.swift
folders check 3
expect said .ci/lib/folders.py $'Sources/Hall/Low/Window.swift\tThe compiler'
finish
