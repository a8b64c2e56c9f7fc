import SidelightCore

extension ElementTree {
  /// What tells the views of an element that the user did something there.
  func events(for heard: Heard, at id: NodeID) -> [Event] { self[id]?.element.traits.rare.hearers.events(for: heard) ?? [] }
}

extension Heard {
  /// What a key is to views that hear keys; nil where they don't hear it.
  init?(_ key: TestKey) {
    switch key {
    case .up: self = .arrow(.up)
    case .down: self = .arrow(.down)
    case .left: self = .arrow(.left)
    case .right: self = .arrow(.right)
    case .escape: self = .escape
    default: return nil
    }
  }
}

extension ControlElement {
  /// Whether the control's widget has a use for a key that moves: within its text, or from one of its values to the next.
  func usesItself(_ key: TestKey) -> Bool {
    switch keys {
    case .text: key == .left || key == .right || breaksLine(withShift: true) && (key == .up || key == .down)
    case .widget: key != .escape
    case .click, nil: false
    }
  }
}
