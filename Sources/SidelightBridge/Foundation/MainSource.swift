import CSidelight

/// Work that the main loop will do: once, or again and again.
///
/// The loop keeps the closure until it has run for the last time or `cancel()` is called; dropping the value changes nothing.
@MainActor @safe package final class MainSource {
  private var identifier: UInt32 = 0
  private let priority: Int
  private var body: (@MainActor () -> Bool)?

  /// How many sources the loop holds, for tests that look for leaks.
  package private(set) static var live = 0

  /// The idles that are still to come, in the order in which they were asked for.
  private static var idles: [MainSource] = []

  private init(_ priority: Int, _ body: @escaping @MainActor () -> Bool) {
    self.priority = priority
    self.body = body
    Self.live += 1
  }

  /// Whether the work is still to come.
  package var isActive: Bool { body != nil }

  /// Takes the work back and frees its closure. Harmless when it is done, and from inside the work itself.
  package func cancel() {
    guard body != nil else { return }
    body = nil
    g_source_remove(identifier)
  }

  /// Runs `body` once, as soon as nothing of a higher priority is left.
  @discardableResult
  package static func idle(priority: Int = MainLoop.Priority.idle, _ body: @escaping @MainActor () -> Void) -> MainSource {
    whileIdle(priority: priority) {
      body()
      return false
    }
  }

  /// Runs `body` in every idle round until it returns `false`.
  @discardableResult
  package static func whileIdle(priority: Int = MainLoop.Priority.idle, _ body: @escaping @MainActor () -> Bool) -> MainSource {
    let source = MainSource(priority, body)
    idles.append(source)
    let data = unsafe Unmanaged.passRetained(source).toOpaque()
    source.identifier = unsafe g_idle_add_full(Int32(priority), cFunction(dispatch), data, cFunction(destroy))
    return source
  }

  /// Runs `body` once, `milliseconds` from now at the earliest.
  @discardableResult
  package static func after(
    milliseconds: Int, priority: Int = MainLoop.Priority.normal, _ body: @escaping @MainActor () -> Void
  ) -> MainSource {
    every(
      milliseconds: milliseconds, priority: priority,
      {
        body()
        return false
      })
  }

  /// Runs `body` every `milliseconds` until it returns `false`.
  @discardableResult
  package static func every(
    milliseconds: Int, priority: Int = MainLoop.Priority.normal, _ body: @escaping @MainActor () -> Bool
  ) -> MainSource {
    let source = MainSource(priority, body)
    let data = unsafe Unmanaged.passRetained(source).toOpaque()
    let interval = UInt32(clamping: milliseconds)
    source.identifier = unsafe g_timeout_add_full(Int32(priority), interval, cFunction(dispatch), data, cFunction(destroy))
    return source
  }

  private static let dispatch: @MainActor @convention(c) (UnsafeMutableRawPointer) -> Int32 = { data in
    let source = unsafe Unmanaged<MainSource>.fromOpaque(data).takeUnretainedValue()
    guard let body = source.body else { return 0 }
    return body() ? 1 : 0
  }

  private static let destroy: @MainActor @convention(c) (UnsafeMutableRawPointer) -> Void = { data in
    let source = unsafe Unmanaged<MainSource>.fromOpaque(data).takeRetainedValue()
    source.body = nil
    live -= 1
    idles.removeAll { $0 === source }
  }
}

extension MainSource {
  /// Runs `body` once, as soon as the loop has nothing else that is due.
  @discardableResult
  package static func rest(_ body: @escaping @MainActor () -> Void) -> MainSource { idle(priority: MainLoop.Priority.rest, body) }

  /// Runs all idles that are waiting now, for loops in which frames leave them no turn; says whether there was one. Those that go before
  /// frames always have their turn, between what GDK does at the same time.
  package static func runIdles() -> Bool {
    let late = MainLoop.Priority.redraw..<MainLoop.Priority.rest
    let waiting = idles.filter { late.contains($0.priority) }.sorted { $0.priority < $1.priority }
    for source in waiting where source.body?() == false { source.cancel() }
    return !waiting.isEmpty
  }
}

extension MainLoop {
  /// Waits until the loop has nothing left that is due.
  package static func rest() async {
    await withCheckedContinuation { continuation in MainSource.rest { continuation.resume() } }
  }
}
