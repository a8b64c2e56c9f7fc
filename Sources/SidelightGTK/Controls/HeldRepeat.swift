import SidelightBridge

/// Does something again and again while a button is held.
@MainActor final class HeldRepeat {
  private var source: MainSource?
  private var hasRepeated = false

  /// How long it is held before the first time, as keys of GNOME are, and between two times, in milliseconds.
  private static let (delay, pause) = (500, 90)

  /// Begins anew.
  /// - Parameter act: does it once more; false where that ends.
  func begin(_ act: @escaping @MainActor () -> Bool) {
    stop()
    hasRepeated = false
    source = MainSource.after(milliseconds: Self.delay) { [weak self] in
      guard let self else { return }
      source = MainSource.every(milliseconds: Self.pause) { [weak self] in
        guard act() else {
          self?.letGo()
          return false
        }
        self?.hasRepeated = true
        return true
      }
    }
  }

  func stop() {
    source?.cancel()
    source = nil
  }

  /// Ends it where it is let go. A click that belongs to that comes at once, if at all.
  func letGo() {
    stop()
    if hasRepeated { MainSource.idle { [weak self] in self?.hasRepeated = false } }
  }

  /// Ends it.
  /// - Returns: whether it was done again and again.
  func ends() -> Bool {
    stop()
    defer { hasRepeated = false }
    return hasRepeated
  }
}
