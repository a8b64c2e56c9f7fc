import SidelightCore
import Testing

/// Which buttons an alert has, in which order, and what keys choose.
struct AlertElementTests {
  private func button(_ label: String, _ role: AlertResponse.Role? = nil, _ shortcut: KeyShortcut? = nil) -> AlertResponse {
    var response = AlertResponse(node: NodeID(label.utf8.count), label: label, role: role)
    response.shortcut = shortcut
    return response
  }

  private func escape(_ alert: AlertElement) -> String? { alert.index(for: .cancelled).map { alert.responses[$0].label } }

  @Test func `An alert without buttons says OK, and Escape and Return choose that`() {
    let alert = AlertElement(.alert, title: "Saved")
    #expect(alert.picture == #"alert "Saved" [OK*]"#)
    #expect(escape(alert) == "OK")
    #expect(alert.appearance(at: 0) == .plain)
  }

  @Test func `A confirmation dialog has a button that cancels, unless the app brings one`() {
    #expect(AlertElement(.confirmation, title: "Go?", buttons: [button("Go")]).picture == #"alert "Go?" [Cancel cancel|Go*]"#)
    #expect(AlertElement(.confirmation, title: "Go?").picture == #"alert "Go?" [Cancel* cancel]"#)
    let own = AlertElement(.confirmation, title: "Go?", buttons: [button("Go"), button("Stay", .cancel)])
    #expect(own.picture == #"alert "Go?" [Stay cancel|Go*]"#)
    #expect(escape(own) == "Stay")
    let byKey = AlertElement(.confirmation, title: "Go?", buttons: [button("Go"), button("Stay", nil, .cancelAction)])
    #expect(byKey.picture == #"alert "Go?" [Stay|Go*]"#)
    #expect(escape(byKey) == "Stay")
  }

  @Test func `What cancels comes first and the first action last`() {
    let alert = AlertElement(
      .alert, title: "Save?", message: "You will lose it.",
      buttons: [button("Save"), button("Discard", .destructive), button("Cancel", .cancel)])
    #expect(alert.picture == #"alert "Save?" "You will lose it." [Cancel cancel|Discard destructive|Save*]"#)
    #expect(alert.responses.indices.map(alert.appearance) == [.plain, .destructive, .suggested])
  }

  @Test func `What destroys is for Return only where the app says so`() {
    let buttons = [button("Delete", .destructive), button("Cancel", .cancel)]
    #expect(AlertElement(.alert, title: "", buttons: buttons).picture == #"alert "" [Cancel* cancel|Delete destructive]"#)
    let chosen = [button("Delete", .destructive, .defaultAction), button("Cancel", .cancel)]
    #expect(AlertElement(.alert, title: "", buttons: chosen).picture == #"alert "" [Cancel cancel|Delete* destructive]"#)
    let alone = AlertElement(.alert, title: "", buttons: [button("Delete", .destructive)])
    #expect(alone.picture == #"alert "" [Delete destructive]"#)
    #expect(escape(alone) == nil)
  }

  @Test func `The app's choice for Return goes before the order, and the first of several counts`() {
    let one = AlertElement(.alert, title: "", buttons: [button("Yes"), button("Never", nil, .defaultAction)])
    #expect(one.picture == #"alert "" [Never*|Yes]"#)
    #expect(one.responses.indices.map(one.appearance) == [.suggested, .plain])
    let two = AlertElement(.alert, title: "", buttons: [button("Yes", nil, .defaultAction), button("Never", nil, .defaultAction)])
    #expect(two.picture == #"alert "" [Never|Yes*]"#)
    let cancel = AlertElement(.alert, title: "", buttons: [button("Quit", .confirm), button("Stay", .cancel, .defaultAction)])
    #expect(cancel.picture == #"alert "" [Stay* cancel|Quit confirm]"#)
    #expect(cancel.responses.indices.map(cancel.appearance) == [.plain, .suggested])
  }

  @Test func `Escape does nothing where the user has to decide, nor where what cancels is off`() {
    #expect(escape(AlertElement(.alert, title: "", buttons: [button("Yes"), button("No")])) == nil)
    var stay = button("Stay", .cancel)
    stay.isEnabled = false
    let alert = AlertElement(.alert, title: "", buttons: [button("Go"), stay])
    #expect(alert.picture == #"alert "" [(Stay cancel)|Go*]"#)
    #expect(escape(alert) == nil)
    #expect(alert.index(for: .chosen(stay.node)) == nil)
    #expect(alert.index(for: .chosen(NodeID(2))) == 1)
    #expect(alert.index(for: .chosen(NodeID(99))) == nil)
  }

  @Test func `The keys of a button choose it`() {
    let alert = AlertElement(.alert, title: "", buttons: [button("Yes", nil, KeyShortcut("y", modifiers: .control)), button("No")])
    let element = Element(.alert(alert))
    let event = element.click(on: NodeID(7), menu: { [] }, { $0 == KeyShortcut("y", modifiers: .control) })
    #expect(event == .alert(NodeID(7), .chosen(NodeID(3))))
    #expect(element.click(on: NodeID(7), menu: { [] }, { $0 == KeyShortcut("n", modifiers: .control) }) == nil)
  }
}
