# SwiftPM plans a build alike each time: where the order of what it hands to the compiler changes, it compiles every file again, for nothing.
. .ci/lib/report.sh
. .ci/lib/built.sh

log=$(mktemp)
plans=$(mktemp -d)
trap 'rm -rf "$log" "$plans"' EXIT
build_package "$log"
for ((number = 0; number < 10; number++)); do
  # What hashes are seeded with must not be the same by the caller's wish.
  env -u SWIFT_DETERMINISTIC_HASHING swift build --scratch-path "$scratch" --disable-build-manifest-caching --target SeedSupport >"$log" 2>&1 ||
    { report Package.swift "It can't be planned: $(tail -n 1 "$log")" && break; }
  sha256sum <"$scratch/debug.yaml" >"$plans/$number"
done
different=$(cat "$plans"/* | sort -u | wc -l)
[ "$different" -le 1 ] || report Package.swift "Ten times planned, the build was planned in $different ways. Does SwiftPM go through a set, such as that of traits?"
finish
