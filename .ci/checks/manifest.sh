# Package.swift says why every target and library names all the Swift targets it is made from: an app that SwiftPM does not
# rebuild after a change below it crashes.
. .ci/lib/report.sh

while read -r kind name missing; do
  report Package.swift "The $kind $name does not name ${missing// /, }: apps built before a change there would crash. Does it stand below what it depends on?"
done < <(swift package dump-package | python3 -c '
import json, sys
package = json.load(sys.stdin)
depends = {t["name"]: [(d.get("byName") or d.get("target") or d.get("product"))[0] for d in t["dependencies"]] for t in package["targets"]}
swift = {t["name"] for t in package["targets"] if t["type"] not in ("system", "macro", "plugin") and (t["name"] == "Combine" or not t["name"].startswith("C"))}

def parts(names, seen):
    for name in names:
        if name in swift and name not in seen:
            seen.add(name)
            parts(depends[name], seen)
    return seen

for name in swift:
    missing = parts(depends[name], set()) - set(depends[name])
    if missing:
        print("target", name, *sorted(missing))
for product in package["products"]:
    missing = parts(product["targets"], set()) - set(product["targets"])
    if missing and "library" in product["type"]:
        print("library", product["name"], *sorted(missing))
')
finish
