/// A text whose characters change as time passes.
package struct TickingText: Equatable, Sendable {
  /// What it says, and in how many seconds that changes; nil where it stays.
  package typealias Moment = (characters: String, seconds: Double?)

  private let id: String
  /// The characters now.
  let read: @Sendable () -> Moment

  /// - Parameters:
  ///   - id: what is the same for texts that always say the same.
  ///   - read: reads the clock.
  package init(id: String, read: @escaping @Sendable () -> Moment) {
    self.id = id
    self.read = read
  }

  package static func == (left: TickingText, right: TickingText) -> Bool { left.id == right.id }
}
