import SidelightBridge

/// What is alive of GTK's and ours, for tests that look for leaks.
@MainActor struct Living: Equatable, CustomStringConvertible {
  /// The library's own objects that stand for widgets and other objects of GTK.
  var wrappers = Object.live
  /// Objects of GTK that the library made or was told of.
  var objects = Object.liveObjects
  var handlers = SignalConnection.live
  var rows = RowListModel.liveItems
  var sources = MainSource.live

  /// How many more there are than before.
  static func - (left: Living, right: Living) -> Living {
    var result = left
    result.wrappers -= right.wrappers
    result.objects -= right.objects
    result.handlers -= right.handlers
    result.rows -= right.rows
    result.sources -= right.sources
    return result
  }

  /// Whether nothing is left: what was made before may have gone meanwhile.
  var isNothing: Bool { wrappers <= 0 && objects <= 0 && handlers <= 0 && rows <= 0 && sources <= 0 }

  nonisolated var description: String {
    MainActor.assumeIsolated { "\(wrappers) wrappers, \(objects) objects, \(handlers) handlers, \(rows) rows and \(sources) sources" }
  }
}

/// Lets the loop do everything that is ready.
@MainActor func drain() async {
  for _ in 0..<20 {
    await withCheckedContinuation { continuation in MainSource.idle { () -> Void in continuation.resume() } }
  }
}
