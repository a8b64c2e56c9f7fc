@_spi(Nodes) import SidelightGraph

/// The source of a text whose characters change as time passes.
package struct TickingText: TextSource {
  private let id: String
  private let readClock: @Sendable () -> Moment

  /// - Parameters:
  ///   - id: what is the same for texts that always say the same.
  ///   - readClock: what the text says now.
  package init(id: String, readClock: @escaping @Sendable () -> Moment) {
    self.id = id
    self.readClock = readClock
  }

  package var ticks: Bool { true }

  package func read(in region: TextRegion?) -> Moment { readClock() }

  package func isSame(as other: any TextSource) -> Bool { (other as? TickingText)?.id == id }
}

/// Waits for the texts of a window that change as time passes.
@MainActor package final class TextClock: GraphPart {
  /// Calls something in so many seconds, unless what it returns is cancelled.
  package var wait: @MainActor (Double, @escaping @MainActor () -> Void) -> Task<Void, Never> = { seconds, body in
    Task {
      // Further away than a day nobody knows better when it will be.
      try? await Task.sleep(for: .seconds(seconds > 0.01 ? min(seconds, 86_400) : 0.01))
      if !Task.isCancelled { body() }
    }
  }

  package init() {}
}
