package import SidelightBridge
import SidelightCore

extension Controller {
  /// Whether the region of the parent lays it out.
  final var isLaidOut: Bool { parent?.laysOutChildren == true }

  /// Whether a region of layout begins with it.
  final var beginsRegion: Bool {
    !isLaidOut
      && (laysOutChildren || element.needsLayout || speech != .content && !element.layout.isEmpty
        || slot == .body && element.runsBelowGlass(in: parent?.element))
  }

  final var hasRightBin: Bool {
    let (begins, speech) = (beginsRegion, speech)
    guard let around else { return !begins && speech == .content }
    return around.speech == speech && (around.region != nil) == begins
  }

  /// The region that lays it out; nil where it is not laid out by one.
  final var region: LayoutRegion? {
    var controller = self
    while controller.around?.region == nil {
      guard let parent = controller.parent, parent.laysOutChildren else { return nil }
      controller = parent
    }
    return controller.around?.region
  }

  /// Its place with its layout modifiers, in pixels from the corner of another widget; nil where both are in different windows.
  package final func outerBounds(in other: Widget) -> PixelRectangle? { region?.bounds(of: id, in: other) ?? widget.bounds(in: other) }

  final func makeRegion() -> LayoutRegion {
    LayoutRegion(self, renderer?.mover, flush: { [weak renderer] in renderer?.host?.flush() }) { [weak renderer] in
      renderer?.controller(for: $0)
    }
  }

  /// The region that lays out its children; nil where none does.
  final var regionOfChildren: LayoutRegion? { laysOutChildren ? region : nil }

  /// What assistive technology finds in place of the widget; nil where nothing stands for it.
  final var groupSpeech: FrameSpeech? { around?.speech }
}

extension Controller: TreeMember {
  final var memberAround: (any TreeMember)? { parent }
  final var membersInside: [any TreeMember] { children }
}

extension Controller: LayoutMember {
  final var layoutNode: LayoutNode {
    let hosts: LayoutHosts = { [host = renderer?.host] in host?.layoutHost($0) }
    let arrangement = laysOutChildren ? element.kind.arrangement(of: children.lazy.map(\.element.kind), hosts) : nil
    return LayoutNode(
      arrangement.map { .arranged($0) } ?? element.kind.leaf, modifiers: element.modifiers(hosts), values: element.childValues(in: slot))
  }

  final var laidOut: [any LayoutMember]? { laysOutChildren ? childrenInLayout : nil }

  final var laidWidget: Widget? { around?.region == nil ? widget : around?.bin.child }

  final var cornerHome: (any CornerHome)? { sequence(first: self as Controller, next: \.parent).firstNonNil { $0 as? any CornerHome } }

  final var cover: Insets { element.kind.cover }

  final func allocate(_ member: any LayoutMember, at place: PixelPlace, hasRoom: Bool) {
    if let child = member as? Controller { allocate(child, at: place, hasRoom: hasRoom) }
  }
}

/// A container that hears when what a child wishes of the layout around it may have changed.
@MainActor protocol ChildLayoutListener: Controller {
  func childLayoutChanged(_ child: Controller)
}

/// Lays out its children through its region, which GTK asks in its place.
@MainActor protocol LayingOut: ChildLayoutListener, WidgetLayout {
  /// What the children stand in; nil while no region lays them out.
  var layingContainer: LayoutContainer? { get }
}

extension LayingOut {
  package func childLayoutChanged(_ child: Controller) { restack(child) }

  /// A child may be shown above others than before.
  func restack(_ child: Controller) {
    guard let layingContainer, child.element.standsElsewhere || layingContainer.tabOrder != nil else { return }
    layingContainer.stack(childrenInLayout)
  }

  /// The region knows how large it is, and whoever asks the container itself learns nothing from it.
  package func measure(_ orientation: Orientation, forSize: Int) -> Measurement { .zero }

  package func allocate(width: Int, height: Int, baseline: Int) {
    region?.allocateChildren(of: self)
    if Transits.areUnderWay, let layingContainer { Transits.allocateGhosts(in: layingContainer) }
  }
}

extension LayoutContainer {
  /// Leaves the layout of the children to the region of their owner.
  func beLaidOut(by owner: any LayingOut) {
    // GTK would have it take all the room that a child takes.
    expandsHorizontally = false
    expandsVertically = false
    requestMode = .constantSize
    followsArrows = true
    layout = owner
  }

  /// Puts the child at an index of its owner's among those that are here.
  func put(_ children: [Controller], at index: Int) {
    insert(children[index].widget, before: children.dropFirst(index + 1).first { $0.widget.parent == self }?.widget)
    if children[index].element.standsElsewhere || tabOrder != nil { stack(children) }
  }

  /// Shows the children above one another as they say, and has assistive technology read them so where they do not lie on each other. Tab goes
  /// through them in the order of layout.
  func stack(_ children: [Controller]) {
    let here = children.filter { $0.widget.parent == self }
    let owner = (layout as? any LayingOut)?.element.kind
    let lieOnEachOther = if case .stack? = owner { false } else { true }
    func place(_ child: (offset: Int, element: Controller)) -> (Double, Double, Int) {
      (child.element.element.zIndex, lieOnEachOther ? 0 : -child.element.element.sortPriority, child.offset)
    }
    tabOrder =
      here.contains { $0.element.standsElsewhere }
      ? { [weak self, weak owner = layout as? any LayingOut] in owner?.childrenInLayout.map(\.widget).filter { $0.parent == self } } : nil
    for child in here.enumerated().sorted(by: { place($0) < place($1) }) { insert(child.element.widget) }
  }
}

extension GuidePair {
  /// Where a placement puts what is smaller than its place.
  init(_ placement: Placement) {
    self.init(GuideKey(placement.horizontal.side, along: .horizontal), GuideKey(placement.vertical.side, along: .vertical))
  }
}

extension Align {
  fileprivate var side: ElementAlignment.Side {
    switch self {
    case .start: .start
    case .end: .end
    default: .center
    }
  }
}
