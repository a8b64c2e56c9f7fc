# Unsafe code lives in the bridge, and users' code can reach no trap of ours.
. .ci/lib/report.sh

outside=()
for file in Sources/**/*.swift; do
  case $file in
    # The one file outside the bridge that may look at memory.
    Sources/SidelightBridge/* | Sources/SidelightGraph/Memory/Memory.swift) ;;
    *) outside+=("$file") ;;
  esac
done
report_hits "Unsafe code belongs in Sources/SidelightBridge; wrap it there and use the wrapper." < <(
  code_of ${outside[@]+"${outside[@]}"} |
    grep -E '^[^:]*:[0-9]+:.*(\bunsafe\b|\bUnsafe(Mutable)?(Raw)?(Buffer)?Pointer|\bUnsafeContinuation|\bOpaquePointer\b|\bUnmanaged\b|\bunsafeBitCast\b|withUnsafe)' || true
)
report_hits "A trap that users' code could reach; report the mistake once and repair it, or throw." < <(
  code_of Sources/**/*.swift | grep -E '^[^:]*:[0-9]+:.*(\bfatalError *\(|\btry!|\bas!)' || true
)
finish
