import SidelightBridge
import SidelightCore

/// Something in the tree of a window, seen with what is around it.
@MainActor protocol TreeMember: AnyObject {
  var id: NodeID { get }
  var element: Element { get }
  var memberAround: (any TreeMember)? { get }
  var membersInside: [any TreeMember] { get }
  /// The outermost widget, and that of the kind itself.
  var widget: Widget { get }
  var core: Widget? { get }
}

/// Something that scrolls what is in it.
@MainActor protocol ScrolledArea: TreeMember {
  /// What can be seen at once of what is in it, without its margins, from its upper left corner; nil before it has a size.
  var scrolledRoom: LayoutFrame? { get }
}

extension TreeMember {
  /// The ids of it and of what is around it, from the inside out.
  var idsAround: [NodeID] {
    var (ids, next) = ([id], memberAround)
    while let member = next {
      ids.append(member.id)
      next = member.memberAround
    }
    return ids
  }

  /// The room in what scrolls around it; nil where nothing in its page does.
  var roomAround: LayoutFrame? {
    var next = memberAround
    while let member = next {
      if let area = member as? any ScrolledArea { return area.scrolledRoom }
      if case .page = member.element.kind { return nil }
      next = member.memberAround
    }
    return nil
  }

  /// Whether something in it, or itself, is there to be used.
  var hasSomethingToOperate: Bool {
    switch element.kind {
    case .list, .split, .tabs, .navigation, .scroll: true
    default: element.takesKeys || membersInside.contains(where: \.hasSomethingToOperate)
    }
  }

  /// How many controls can have the keyboard focus: itself, if it is one, or else what is inside.
  var controlCount: Int {
    if element.traits.isDisabled { return 0 }
    if element.isFocusStop { return 1 }
    return membersInside.reduce(0) { $0 + $1.controlCount }
  }

  // MARK: Directions of text

  /// The direction that views say for the element's content; nil where they say none.
  private var ownDirection: TextDirection? {
    element.layout.isEmpty ? nil : element.layout.isRightToLeft.map { $0 ? .rightToLeft : .leftToRight }
  }

  /// The direction that views say for what is around the element.
  private var directionAround: TextDirection {
    var next = memberAround
    while let member = next {
      if let direction = member.ownDirection { return direction }
      next = member.memberAround
    }
    return .inherited
  }

  /// Has the widget, and all that is in it, follow the directions that views say.
  func followDirections() {
    guard Directions.areSaid || ownDirection != nil else { return }
    Directions.areSaid = true
    let around = directionAround
    // It has the desktop's, as it should.
    if around == .inherited, ownDirection == nil, widget.isRightToLeft == DesktopSettings.isRightToLeft { return }
    around.take(in: widget)
    followOwnDirections()
  }

  private func followOwnDirections() {
    if let direction = ownDirection, let core { direction.take(in: core) }
    for member in membersInside { member.followOwnDirections() }
  }
}

@MainActor private enum Directions {
  /// Whether any view of the program has said another direction than the desktop's: most programs never do.
  static var areSaid = false
}
