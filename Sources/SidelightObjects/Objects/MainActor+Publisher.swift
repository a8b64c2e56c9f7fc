#if Combine
import Dispatch
import SidelightGraph
import SidelightPublishers

extension Publisher where Failure == Never {
  /// Does something on the main actor for each value: at once for one that comes there, soon for one from another thread.
  ///
  /// - Parameter outside: called on another thread when a value comes from there.
  func sinkOnMainActor(outside: (@Sendable () -> Void)? = nil, action: @escaping @MainActor (Output) -> Void) -> AnyCancellable {
    sink { value in
      let passage = Passage<Output>()
      passage.value = value
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { action(passage.take()) }
      } else {
        outside?()
        DispatchQueue.main.async { action(passage.take()) }
      }
    }
  }
}

/// Where the main actor runs. Which thread that is may change where nothing else keeps the main one, as in tests.
private enum MainQueue {
  private static let mark = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true }
}
#endif
