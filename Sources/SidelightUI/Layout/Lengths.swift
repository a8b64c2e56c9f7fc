/// A length in pixels as an app gave it. One that is none, or has no end, is reported once and left out.
///
/// - Parameter use: What it was given to, for the report: `frame(width:)`.
nonisolated package func usableLength(_ length: Double?, in use: String) -> Double? {
  guard let length, !(length.isFinite && length >= 0) else { return length }
  Problem.report("\(use) was given \(length), which is no length, so it is left out. Give a number of pixels from 0 up.")
  return nil
}

/// The same for a greatest length, which may be infinite.
nonisolated func usableLimit(_ length: Double?, in use: String) -> Double? {
  length == .infinity ? length : usableLength(length, in: use)
}

/// A distance in pixels as an app gave it, which may lead outwards; one that is none is reported once and counts as 0.
nonisolated func usableDistance(_ distance: Double, in use: String) -> Double {
  guard !distance.isFinite else { return distance }
  Problem.report("\(use) was given \(distance), which is no distance, so 0 is used. Give a number of pixels.")
  return 0
}
