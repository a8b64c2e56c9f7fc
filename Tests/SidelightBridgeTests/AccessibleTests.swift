import SidelightBridge
import Testing

extension BridgeTests {
  @MainActor @Suite("What is said of widgets") struct AccessibleProperties {
    @Test func `Every property can be set, also those of other kinds of values`() {
      let widget = ScaleWidget()
      for orientation in [Orientation.vertical, .horizontal] {
        widget.updateAccessible(.orientation(orientation))
        #expect(widget.accessibleMismatch(.orientation(orientation)) == nil)
      }
      widget.updateAccessible(.value(3))
      #expect(widget.accessibleMismatch(.value(3)) == nil)
      widget.updateAccessible(.level(2))
      #expect(widget.accessibleMismatch(.level(2)) == nil)
      widget.updateAccessible(.valueText("three"))
      #expect(widget.accessibleMismatch(.valueText("three")) == nil)
      #expect(widget.accessibleMismatch(.valueText("four")) != nil)
    }
  }
}
