/// Views that belong together, in slot `.body`: in a box below a title in slot `.title`, or as controls that touch each other.
package struct GroupElement: ControlElement {
  package enum Form: Sendable { case box, controls }
  package var form: Form
  /// What it is called where no title says so.
  @ShownText package var said: String?
  /// Whether controls stand side by side in a menu, too.
  package var isPalette = false

  package init(_ form: Form, name: String? = nil) {
    self.form = form
    said = name
  }
}

extension GroupElement {
  package var controlRole: ControlRole { .group }
  package var picture: String { form == .box ? "box" : "controls" }
  package var name: ControlName { said.map(ControlName.said) ?? .texts(in: [.title]) }
  package var readSlots: [Slot]? { [.title, .body] }
  package var keys: ControlKeys? { nil }
}
