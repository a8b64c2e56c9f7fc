#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A number to an exponent. It lies here because no target above this one may use the C library.
package func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
