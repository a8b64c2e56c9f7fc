import SidelightCore

/// A length in pixels as an app gave it: below 0, or no number, it counts as 0, and one that no display can show as the longest that one
/// can. One without an end is left out. Each is reported once.
///
/// - Parameter use: What it was given to, for the report: `frame(width:)`.
nonisolated package func usableLength(_ length: Double?, in use: String) -> Double? {
  guard let length, !isUsable(length) else { return length }
  if length == .infinity {
    Problem.report("\(use) was given \(length), which is no length, so it is left out. Give a number of pixels from 0 up.")
    return nil
  }
  return repaired(length, in: use)
}

/// The same for a greatest length: one that is longer than any display is as good as one without an end.
nonisolated func usableLimit(_ length: Double?, in use: String) -> Double? {
  if let length, length > LengthLimit.element { return .infinity }
  return usableLength(length, in: use)
}

/// A distance in pixels as an app gave it: below 0, without an end, or no number, it counts as 0, and one that no display can show as the
/// longest that one can. Each is reported once.
nonisolated package func usableDistance(_ distance: Double, in use: String) -> Double {
  isUsable(distance) ? distance : repaired(distance, in: use)
}

/// A width in proportion to a height as an app gave it: one that no view can have is reported once, and counts as none.
nonisolated func usableRatio(_ ratio: Double?) -> Double? {
  guard let ratio else { return nil }
  if ratio > 0, ratio <= LengthLimit.element, 1 / ratio <= LengthLimit.element { return ratio }
  Problem.report(
    "aspectRatio(_:contentMode:) was given \(ratio), which no view can have, so it is left out. Give the width for a height of 1.")
  return nil
}

nonisolated private func isUsable(_ length: Double) -> Bool { length >= 0 && length <= LengthLimit.element }

nonisolated private func repaired(_ length: Double, in use: String) -> Double {
  let usable = length.isFinite && length > 0 ? LengthLimit.element : 0
  Problem.report(
    "\(use) was given \(length), so \(Int(usable)) is used. Give a number of pixels from 0 to \(Int(LengthLimit.element)).")
  return usable
}
