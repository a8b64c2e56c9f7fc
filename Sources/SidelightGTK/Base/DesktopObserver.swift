import SidelightBridge
package import SidelightCore

/// Reads the desktop's settings that views can see, and says when one of them changes.
@MainActor package final class DesktopObserver {
  package private(set) var traits: DesktopTraits
  var changed: (DesktopTraits) -> Void = { _ in }
  private let style = StyleManager.shared
  private let settings = DesktopSettings.shared
  private var connections: [SignalConnection] = []
  /// The window, which knows how many pixels the display has.
  private weak var window: Widget?

  package init() {
    traits = DesktopTraits()
    traits = read()
    for property in ["dark", "high-contrast", "accent-color"] {
      connections.append(style.onNotify(property) { [weak self] in self?.refresh() })
    }
    for property in ["gtk-xft-dpi", "gtk-enable-animations"] {
      if let settings { connections.append(settings.onNotify(property) { [weak self] in self?.refresh() }) }
    }
  }

  isolated deinit {
    // The style manager and the settings outlive every renderer.
    for connection in connections { connection.disconnect() }
  }

  /// Follows the window from display to display.
  func follow(_ window: Widget) {
    self.window = window
    window.onNotify("scale-factor") { [weak self] in self?.refresh() }
    refresh()
  }

  /// Reads again what has no notification of its own, such as the direction of the text.
  package func refresh() {
    let new = read()
    guard new != traits else { return }
    traits = new
    changed(new)
  }

  /// In the order of AdwAccentColor.
  private static let accents: [ColorStyle.Name] = [.blue, .teal, .green, .yellow, .orange, .red, .pink, .purple, .gray]

  private func read() -> DesktopTraits {
    var traits = DesktopTraits()
    traits.isDark = style.isDark
    traits.isHighContrast = style.isHighContrast
    traits.accent = Self.accents.indices.contains(style.accent) ? Self.accents[style.accent] : .blue
    traits.isReducedMotion = settings?.hasAnimations == false
    traits.isTransparencyReduced = ProcessVariables.value(of: "SIDELIGHT_REDUCE_TRANSPARENCY") == "1"
    traits.isRightToLeft = DesktopSettings.isRightToLeft
    traits.textScale = settings?.textScale ?? 1
    traits.displayScale = Double(max(1, window?.scaleFactor ?? 1))
    return traits
  }
}
