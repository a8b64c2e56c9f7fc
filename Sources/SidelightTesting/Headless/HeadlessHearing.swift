import SidelightCore
import SidelightUI

/// Tells the views of an app without a display what they hear of the user.
@MainActor struct HeadlessHearing {
  let graph: ViewGraph
  let tree: ElementTree

  /// The pointer comes over an element and all that it stands in, or leaves them.
  ///
  /// - Parameter frames: where the elements are in the window: the pointer is in the middle of the first one.
  func hover(_ isOver: Bool, at id: NodeID, _ frames: [NodeID: LayoutFrame]) {
    let own = frames[id] ?? .zero
    let pointer = Point(own.x + own.size.width / 2, own.y + own.size.height / 2)
    for over in tree.ancestors(of: id) {
      tell(.hover(isOver: isOver), at: over)
      let corner = frames[over].map { Point($0.x, $0.y) } ?? .zero
      let place = Point(pointer.x - corner.x, pointer.y - corner.y)
      tell(.pointer(Press(isOver ? .moved : .ended, start: place, location: place, corner: corner, time: 0)), at: over)
    }
  }

  /// Clicks a view that hears it.
  /// - Parameter rest: has the clicks that the view does not hear: a row around it, and the number of the click.
  func tap(_ clicks: Int, on place: NodeID, rest: (NodeID, Int) throws -> Void) rethrows {
    let taps = tree.taps(at: place)
    for number in 1...clicks {
      if let count = taps.heard(with: number) {
        if number == clicks || !taps.mayGrow(count) { tell(.tap(count: count), at: place) }
      } else if let row = tree.ancestors(of: place).first(where: { tree.row($0) != nil }) {
        try rest(row, number)
      }
    }
  }

  /// A key that what has the focus had no use for. Returns whether a view around it hears the key.
  func press(_ key: TestKey, _ modifiers: TestModifiers, at focus: NodeID?) -> Bool {
    guard let focus else { return false }
    let heard = modifiers.isEmpty && tree.control(focus)?.usesItself(key) != true ? Heard(key) : nil
    let isControl = tree.control(focus)?.keys != nil
    return tree.ancestors(of: focus).contains { id in
      if !isControl || id != focus, press(key, modifiers, of: id) { return true }
      return heard.map { tell($0, at: id) } ?? false
    }
  }

  /// A key before the control that has the focus gets it. Returns whether a view of the control keeps it.
  func pressFirst(_ key: TestKey, _ modifiers: TestModifiers, at focus: NodeID?) -> Bool {
    guard let focus, tree.control(focus)?.keys != nil else { return false }
    return press(key, modifiers, of: focus)
  }

  /// Tells the views of an element of a key that is pressed, and that it is let go. Returns whether one keeps it.
  private func press(_ key: TestKey, _ modifiers: TestModifiers, of id: NodeID) -> Bool {
    let keys = KeyShortcut(symbol: key.symbol, modifiers: KeyShortcut.Modifiers(rawValue: modifiers.rawValue))
    let hearers = tree[id]?.element.traits.rare.keyHearers ?? []
    let isKept = hearers.contains { graph.pressed($0, KeyPressed(.down, keys)) }
    _ = hearers.contains { graph.pressed($0, KeyPressed(.up, keys)) }
    return isKept
  }

  /// Returns whether a view of the element hears it.
  @discardableResult private func tell(_ heard: Heard, at id: NodeID) -> Bool {
    let events = tree[id]?.element.traits.rare.hearers.events(for: heard) ?? []
    for event in events { graph.send(event) }
    return !events.isEmpty
  }
}

extension Heard {
  /// What a key is to views that hear keys; nil where they don't hear it.
  fileprivate init?(_ key: TestKey) {
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
  fileprivate func usesItself(_ key: TestKey) -> Bool {
    switch keys {
    case .text: key == .left || key == .right || breaksLine(withShift: true) && (key == .up || key == .down)
    case .widget: key != .escape
    case .click, nil: false
    }
  }
}
