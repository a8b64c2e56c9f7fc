import SidelightBridge
import Testing

extension BridgeTests {
  @Suite("Style sheets") @MainActor struct StyleSheetTests {
    /// A red text on a button that deletes: two sheets colour it.
    private func color() async -> (red: TextAttributes.Color, deleting: TextAttributes.Color, both: TextAttributes.Color) {
      let column = BoxWidget(.vertical)
      let labels = [["sidelight-text-red"], ["flat", "sidelight-destructive"], ["sidelight-text-red", "flat", "sidelight-destructive"]].map
      { classes in
        let button = ButtonWidget()
        for name in classes { button.addClass(name) }
        let label = LabelWidget("x")
        button.setChild(label)
        column.append(button)
        return label
      }
      let window = await shownWindow(column, width: 300, height: 200)
      defer { window.destroy() }
      return (labels[0].textColor, labels[1].textColor, labels[2].textColor)
    }

    @Test("A class is ready when its sheet was read, and a class without rules always")
    func ready() {
      // Other tests of this process may have read any of them before.
      for (sheet, name) in [(StyleSheet.tabs, "sidelight-tab"), (.editing, "sidelight-swipe"), (.groups, "sidelight-form")] {
        sheet.read()
        #expect(StyleSheet.isReady(for: name))
      }
      #expect(StyleSheet.isReady(for: "sidelight-without-rules"))
    }

    @Test("A sheet wins over those in lower places, and not over those read before it")
    func order() async {
      // The colours come last here, and their place is below the controls'.
      StyleSheet.controls.read()
      StyleSheet.text.read()
      let color = await color()
      #expect(color.red != color.deleting)
      #expect(color.both == color.deleting)
    }
  }
}
