# What of the user's the root is given: the folders that arguments name.
. .ci/lib/report.sh

home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
mkdir "$home/here" "$home/pictures"
touch "$home/pictures/old.png"

# expect ARGUMENT FOLDER: the folder is what an argument names.
expect() {
  local found
  found=$(bash -c 'set -euo pipefail; . .ci/lib/enter.sh; folder_named_by "$1" "$2"' bash "$1" "$home/here")
  [ "$found" = "$2" ] || report .ci/lib/enter.sh "The argument '$1' names the folder '$2', not '$found'."
}

expect "$home/pictures" "$home/pictures"
expect "$home/pictures/old.png" "$home/pictures"
expect "$home/pictures/new.png" "$home/pictures"
expect "--screenshot=$home/pictures/new.png" "$home/pictures"
expect "../pictures/new.png" "$home/pictures"
expect "--screenshot=../pictures/new.png" "$home/pictures"
expect "$home/nowhere/new.png" ""
expect "--size" ""
expect "1200x800" ""
expect "new.png" ""
finish
