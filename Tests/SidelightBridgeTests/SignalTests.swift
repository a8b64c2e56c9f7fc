import SidelightBridge
import Testing

extension BridgeTests {
  @Suite("Signals") @MainActor struct SignalTests {
    @Test("Whole numbers and doubles arrive in order")
    func numbers() {
      let gesture = ClickGesture(.primary)
      var seen: [String] = []
      gesture.connect(ClickGesture.pressed) { count, x, y in seen.append("\(count) \(x) \(y)") }
      gesture.emit(ClickGesture.pressed, 2, 10.5, -3)
      #expect(seen == ["2 10.5 -3.0"])
    }

    @Test("A string and an answer travel")
    func strings() {
      let label = LabelWidget("text")
      let link = Signal<Bool, String>("activate-link")
      var seen: [String] = []
      label.connect(link) { address in
        seen.append(address)
        return address == "https://gnome.org/ü"
      }
      #expect(label.emit(link, "https://gnome.org/ü") == true)
      #expect(seen == ["https://gnome.org/ü"])
    }

    @Test("Flags, booleans and objects arrive, and an object comes as the wrapper it has")
    func objects() {
      let signal = Signal<Bool, Int, Int, Bool, Object?>("query-tooltip")
      let label = LabelWidget("text")
      var seen: [String] = []
      var object: Object?
      label.connect(signal) { x, y, byKeyboard, tooltip in
        seen.append("\(x) \(y) \(byKeyboard)")
        object = tooltip
        return true
      }
      #expect(label.emit(signal, 3, -4, true, nil) == true)
      #expect(seen == ["3 -4 true"])
      #expect(object == nil)
      var flags: Int?
      label.connect(Signal<Void, Int>("state-flags-changed")) { flags = $0 }
      label.emit(Signal<Void, Int>("state-flags-changed"), 8)
      #expect(flags == 8)
      let navigation = NavigationViewWidget()
      let partner = NavigationPageWidget()
      var popped: Widget?
      navigation.connect(NavigationViewWidget.popped) { popped = $0 }
      navigation.emit(NavigationViewWidget.popped, partner)
      #expect(popped === partner)
    }

    @Test("A widget that comes back without a wrapper gets a plain one, and the same one again while it lives")
    func wrappers() {
      let box = BoxWidget(.horizontal)
      var child: LabelWidget? = LabelWidget("kept by the box")
      if let child { box.append(child) }
      #expect(box.firstChild === child)
      child = nil
      let plain = box.firstChild
      #expect(plain?.typeName == "GtkLabel")
      #expect(!(plain is LabelWidget))
      #expect(box.firstChild === plain)
      #expect(plain?.parent === box)
    }

    @Test("A disconnected handler is silent and its closure freed, also when it disconnects itself")
    func disconnecting() {
      let before = Population.now.handlers
      let button = ButtonWidget()
      var count = 0
      let connection = button.connect(ButtonWidget.clicked) { count += 1 }
      button.emit(ButtonWidget.clicked)
      connection.disconnect()
      connection.disconnect()
      button.emit(ButtonWidget.clicked)
      #expect(count == 1)
      #expect(Population.now.handlers == before)
      var own: SignalConnection?
      own = button.connect(ButtonWidget.clicked) {
        count += 10
        own?.disconnect()
      }
      button.emit(ButtonWidget.clicked)
      button.emit(ButtonWidget.clicked)
      #expect(count == 11)
      #expect(Population.now.handlers == before)
    }

    @Test("A connection outlives its widget harmlessly")
    func outliving() {
      var button: ButtonWidget? = ButtonWidget()
      let connection = button?.connect(ButtonWidget.clicked) {}
      button = nil
      connection?.disconnect()
      connection?.whileBlocked {}
    }

    @Test("A blocked handler hears nothing, and an echo guard keeps code's changes from being reported")
    func echoes() {
      let label = LabelWidget("a")
      var notified = 0
      let connection = label.onNotify("label") { notified += 1 }
      connection.whileBlocked { label.setProperty("label", to: "b") }
      #expect(notified == 0)
      label.setProperty("label", to: "c")
      #expect(notified == 1)

      let echo = EchoGuard()
      var reported = 0
      label.onNotify("label") { echo.unlessApplying { reported += 1 } }
      echo.applying { echo.applying { label.setProperty("label", to: "d") } }
      #expect(reported == 0)
      #expect(!echo.isApplying)
      label.setProperty("label", to: "e")
      #expect(reported == 1)
    }

    @Test("Properties of every kind go there and back")
    func properties() {
      let label = LabelWidget("a")
      label.setProperty("label", to: "ü")
      #expect(label.property("label", as: String.self) == "ü")
      label.setProperty("xalign", to: 0.25)
      #expect(label.property("xalign", as: Double.self) == 0.25)
      label.setProperty("width-chars", to: 12)
      #expect(label.property("width-chars", as: Int.self) == 12)
      label.setProperty("halign", to: Int(Align.center.rawValue))
      #expect(label.horizontalAlign == .center)
      label.setProperty("selectable", to: true)
      #expect(label.property("selectable", as: Bool.self))
      label.setProperty("tooltip-text", to: String?.none)
      #expect(label.property("tooltip-text", as: String?.self) == nil)
      let box = BoxWidget(.vertical)
      box.append(label)
      #expect(label.property("parent", as: Widget?.self) === box)
    }
  }
}
