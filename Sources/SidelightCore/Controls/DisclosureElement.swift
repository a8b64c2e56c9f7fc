/// A disclosure group: a title with a triangle in slot `.title`, and its content in slot `.body`, which is empty while it is closed.
package struct DisclosureElement: ControlElement {
  package var isOpen: Bool

  package init(isOpen: Bool) { self.isOpen = isOpen }
}

extension DisclosureElement {
  package var controlRole: ControlRole { .disclosure }
  package var picture: String { "disclosure \(isOpen ? "open" : "closed")" }
  package var name: ControlName { .texts(in: [.title]) }
  package var isExpanded: Bool? { isOpen }
  package var readSlots: [Slot]? { [.title, .body] }

  package func click(on id: NodeID) -> Event? { .toggle(id, isOn: !isOpen) }
}
