import SidelightBridge
import Testing

extension BridgeTests {
  /// The list of keys that newer libraries have.
  @MainActor @Suite("The list of keys", .needsWindow) struct ShortcutsDialog {
    @Test func `There is one just where libadwaita has it`() {
      let keys = MenuKeys(symbol: 0x71, modifiers: .control)
      let dialog = ShortcutsDialogWidget([ShortcutsDialogWidget.Section("General", [(title: "Quit", keys: [keys])])])
      #expect((dialog != nil) == Toolkit.adwaitaIs(atLeast: 1, 8))
    }
  }
}
