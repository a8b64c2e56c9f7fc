#if Combine
public import SidelightGraph
public import SidelightPublishers

extension View {
  /// Does something with each value of a publisher.
  ///
  /// ```swift
  /// Text(time, style: .time)
  ///   .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { time = $0 }
  /// ```
  ///
  /// It begins when the view becomes visible first, and ends when the view goes or its row of a ``List`` shows another element; a column or
  /// page that is hidden for a while still receives. A publisher that is made in a body is another one each time the body runs, and is
  /// received anew, unless the two are known to be equal, as those of a notification or of a property are. Source: SwiftUI's
  /// `onReceive(_:perform:)`.
  ///
  /// - Parameters:
  ///   - publisher: emits the values. What it emits on another thread is handed over to the main actor.
  ///   - action: what to do; it is always the one of the newest body, and runs on the main actor.
  nonisolated public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
  where P.Failure == Never {
    ReceiverView(content: self, publisher: publisher, action: action)
  }
}
#endif
