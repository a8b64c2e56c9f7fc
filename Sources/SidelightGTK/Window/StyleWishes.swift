import SidelightBridge

/// Whether the app is light or dark: what the window wants that said something last, and else what the desktop or the command line says. The style of
/// libadwaita is one for the whole app.
@MainActor package enum StyleWishes {
  private static var wishes: [(window: ObjectIdentifier, isDark: Bool)] = []
  /// What holds where no window wants anything; nil for as the desktop is.
  package static var usual: Bool? { didSet { apply() } }

  /// - Parameter isDark: what the window wants; nil for nothing any more.
  static func set(_ isDark: Bool?, for window: AnyObject) {
    let id = ObjectIdentifier(window)
    let old = wishes.firstIndex { $0.window == id }
    if let old { wishes.remove(at: old) }
    if let isDark { wishes.append((id, isDark)) }
    if old != nil || isDark != nil { apply() }
  }

  private static func apply() { StyleManager.shared.force(dark: wishes.last?.isDark ?? usual) }
}
