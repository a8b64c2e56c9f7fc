/// Where the characters of a text come from that doesn't always say the same: they follow the clock, or the region.
package protocol TextSource: Sendable {
  /// What the text says at one moment, and in how many seconds that changes; nil where it stays.
  typealias Moment = (characters: String, seconds: Double?)

  /// Whether it changes as time passes.
  var ticks: Bool { get }

  /// What the text says now.
  /// - Parameter region: the region of the environment; nil for the desktop's.
  func read(in region: TextRegion?) -> Moment

  /// Whether the other one always says the same.
  func isSame(as other: any TextSource) -> Bool
}

/// The language, the calendar and the time zone that formats of texts follow: a value of Foundation, without which this target does.
package final class TextRegion: Equatable, Sendable {
  package let value: any Hashable & Sendable

  package init(_ value: any Hashable & Sendable) { self.value = value }

  package static func == (left: TextRegion, right: TextRegion) -> Bool {
    left === right || AnyHashable(left.value) == AnyHashable(right.value)
  }
}
