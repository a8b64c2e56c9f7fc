@_spi(Nodes) import SidelightGraph

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

/// Waits for the texts of a window that change as time passes.
@MainActor package final class TextClock: GraphPart {
  /// Calls something in so many seconds, unless what it returns is cancelled.
  package var wait: @MainActor (Double, @escaping @MainActor () -> Void) -> Task<Void, Never> = { seconds, body in
    Task {
      // Further away than a day nobody knows better when it will be.
      try? await Task.sleep(for: .seconds(min(max(seconds, 0.01), 86_400)))
      if !Task.isCancelled { body() }
    }
  }

  package init() {}
}
