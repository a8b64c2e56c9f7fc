import SidelightCore
import Testing

/// The list of a window's keys, as values.
@Suite("Lists of keys")
struct ShortcutGroupTests {
  @Test func `What the app says comes first, each key once, without Return and Escape`() {
    let groups = [ShortcutGroup](
      [
        .init("Send", KeyShortcut("k", modifiers: .control)), .init("Send Again", KeyShortcut("k", modifiers: .control)),
        .init("", KeyShortcut("l", modifiers: .control)), .init("Done", .defaultAction),
        .init("Find in Mail", KeyShortcut("f", modifiers: .control)),
        .init("Preferences", .showSettings), .init("Keyboard Shortcuts", .showShortcuts),
      ], [.search, .settings, .mainMenu])
    #expect(groups.map(\.title) == ["App", "General"])
    #expect(groups[0].lines.map(\.title) == ["Send", "Find in Mail"])
    #expect(
      groups[1].lines.map(\.title)
        == ["Preferences", "Main Menu", "Keyboard Shortcuts", "Undo", "Redo", "Close the Window", "Quit"])
  }

  @Test func `A window lists the keys of what it has`() {
    func titles(_ features: WindowFeatures) -> [String] {
      [ShortcutGroup]([], features).first { $0.title == "Window" }?.lines.map(\.title) ?? []
    }
    #expect(titles([]) == [])
    #expect(titles(.tabs) == ["Next Tab", "Previous Tab"])
    #expect(titles([.sidebar, .inspectorKey, .search, .refresh, .pages]).count == 7)
  }

  @Test(arguments: [
    (KeyShortcut("n", modifiers: [.control, .shift]), "Ctrl Shift N"), (.function(9), "F9"), (.goBack, "Alt ←"),
    (KeyShortcut(symbol: 0xff55, modifiers: .control), "Ctrl Page Up"), (KeyShortcut("ж", modifiers: .control), "Ctrl Ж"),
    (KeyShortcut(" ", modifiers: .alt), "Alt Space"), (.showShortcuts, "Ctrl ?"),
  ])
  func `Keys are called what stands on them`(keys: KeyShortcut, caps: String) { #expect(keys.caps.joined(separator: " ") == caps) }
}
