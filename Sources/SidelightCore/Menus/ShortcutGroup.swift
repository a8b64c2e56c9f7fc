/// Some of the keys that a window understands, as a list of them shows them together.
package struct ShortcutGroup: Equatable, Sendable {
  @ShownText package var title: String
  package var lines: [Line]

  /// What some keys do.
  package struct Line: Equatable, Sendable {
    @ShownText package var title: String
    /// Any of these does it.
    package var keys: [KeyShortcut]

    package init(_ title: String, _ keys: KeyShortcut...) {
      self.title = title
      self.keys = keys
    }
  }

  package init(_ title: String, _ lines: [Line]) {
    self.title = title
    self.lines = lines
  }
}

/// What a window has that brings keys of its own.
package struct WindowFeatures: OptionSet, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }
  package static let sidebar = WindowFeatures(rawValue: 1 << 0)
  /// An inspector that a key shows and hides.
  package static let inspectorKey = WindowFeatures(rawValue: 1 << 1)
  package static let search = WindowFeatures(rawValue: 1 << 2)
  package static let refresh = WindowFeatures(rawValue: 1 << 3)
  package static let tabs = WindowFeatures(rawValue: 1 << 4)
  package static let pages = WindowFeatures(rawValue: 1 << 5)
  package static let settings = WindowFeatures(rawValue: 1 << 6)
  package static let mainMenu = WindowFeatures(rawValue: 1 << 7)
}

extension [ShortcutGroup] {
  /// The keys of a window, the app's own first.
  ///
  /// - Parameters:
  ///   - declared: what the app's own keys do, in the order in which the app says it. Those of them that say nothing, or what has been said, are
  ///     left out.
  ///   - features: what the window has.
  package init(_ declared: [ShortcutGroup.Line], _ features: WindowFeatures) {
    var known: Set<KeyShortcut> = []
    func fresh(_ lines: [ShortcutGroup.Line]) -> [ShortcutGroup.Line] {
      lines.compactMap { line in
        var line = line
        line.keys = line.keys.filter { known.insert($0).inserted }
        return line.keys.isEmpty || line.title.isEmpty ? nil : line
      }
    }
    // Return and Escape press buttons of dialogs, which say so themselves; these two stand with what every window has.
    let declared = declared.filter { !$0.keys.contains(.showSettings) && !$0.keys.contains(.showShortcuts) }
    known = [.defaultAction, .cancelAction]
    self = [
      ShortcutGroup("App", fresh(declared)), ShortcutGroup("Window", fresh(Self.window(features))),
      ShortcutGroup("General", fresh(Self.general(features))),
    ]
    .filter { !$0.lines.isEmpty }
  }

  private static func window(_ features: WindowFeatures) -> [ShortcutGroup.Line] {
    let lines: [(WindowFeatures, ShortcutGroup.Line)] = [
      (.sidebar, .init("Show or Hide the Sidebar", .function(9), KeyShortcut("s", modifiers: [.control, .alt]))),
      (.inspectorKey, .init("Show or Hide the Inspector", KeyShortcut("i", modifiers: [.control, .alt]))),
      (.search, .init("Search", KeyShortcut("f", modifiers: .control))),
      (.refresh, .init("Refresh", .function(5), KeyShortcut("r", modifiers: .control))),
      (.pages, .init("Go Back", .goBack)),
      (.tabs, .init("Next Tab", KeyShortcut(symbol: 0xff56, modifiers: .control), KeyShortcut(symbol: 0xff09, modifiers: .control))),
      (
        .tabs,
        .init("Previous Tab", KeyShortcut(symbol: 0xff55, modifiers: .control), KeyShortcut(symbol: 0xff09, modifiers: [.control, .shift]))
      ),
      (.sidebar, .init("Go to the Next Column", .function(6))),
      (.sidebar, .init("Go to the Divider", .function(8))),
    ]
    return lines.filter { features.contains($0.0) }.map(\.1)
  }

  private static func general(_ features: WindowFeatures) -> [ShortcutGroup.Line] {
    let lines: [(WindowFeatures, ShortcutGroup.Line)] = [
      (.settings, .init("Preferences", .showSettings)),
      (.mainMenu, .init("Main Menu", .function(10))),
      ([], .init("Keyboard Shortcuts", .showShortcuts)),
      ([], .init("Undo", KeyShortcut("z", modifiers: .control))),
      ([], .init("Redo", KeyShortcut("z", modifiers: [.control, .shift]))),
      ([], .init("Close the Window", KeyShortcut("w", modifiers: .control))),
      ([], .init("Quit", KeyShortcut("q", modifiers: .control))),
    ]
    return lines.filter { features.isSuperset(of: $0.0) }.map(\.1)
  }
}

extension KeyShortcut {
  /// A key such as F9.
  package static func function(_ number: UInt32) -> KeyShortcut { KeyShortcut(symbol: 0xffbd + number, modifiers: []) }

  /// Control and the comma, with which people ask for the settings.
  package static let showSettings = KeyShortcut(",", modifiers: .control)

  /// Control and the question mark, with which people ask for the keys.
  package static let showShortcuts = KeyShortcut("?", modifiers: .control)

  /// What stands on the keys, those that are held first.
  package var caps: [String] {
    var caps: [String] = []
    if modifiers.contains(.control) { caps.append("Ctrl") }
    if modifiers.contains(.alt) { caps.append("Alt") }
    if modifiers.contains(.shift) { caps.append("Shift") }
    return caps + [keyCap]
  }

  private var keyCap: String {
    if let name = Self.names[symbol] { return name }
    if (0xffbe...0xffd5).contains(symbol) { return "F\(symbol - 0xffbd)" }
    let code = symbol >= 0x0100_0000 ? symbol & 0x00ff_ffff : symbol
    return Unicode.Scalar(code).map { String($0).uppercased() } ?? ""
  }

  private static let names: [UInt32: String] = [
    0x20: "Space", 0xff08: "Backspace", 0xff09: "Tab", 0xff0d: "Enter", 0xff1b: "Esc", 0xff50: "Home", 0xff51: "←", 0xff52: "↑",
    0xff53: "→", 0xff54: "↓", 0xff55: "Page Up", 0xff56: "Page Down", 0xff57: "End", 0xffff: "Delete",
  ]
}
