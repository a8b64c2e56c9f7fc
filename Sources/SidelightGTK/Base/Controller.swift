package import SidelightBridge
package import SidelightCore

/// Keeps one widget the way one element says, and reports what the user does with it.
///
/// A controller lives as long as its node. Its widget's signal handlers hold it weakly, so that both go together. Subclasses
/// set fields in `update(from:)` and take children in `attach`, `detach` and `reorder`.
@MainActor package class Controller {
  package let id: NodeID
  package private(set) final var element: Element
  package private(set) final weak var renderer: Renderer?
  package private(set) final weak var parent: Controller?
  package private(set) final var slot: Slot = .body
  /// In the order of each slot; slots are mixed.
  package private(set) final var children: [Controller] = []
  /// Whether children stand in more slots than one.
  private final var hasMixedSlots = false
  /// Its place among the parent's children where they have no order.
  fileprivate final var looseIndex = 0
  /// Waits in the renderer's list for ``settle()``.
  final var isUnsettled = false

  /// The widget of the kind itself, without what layout modifiers put around it; nil for a row that is still empty.
  package private(set) final var core: Widget?
  final var around: ElementBin?
  /// Where the parent wants it, kept for when the element's own layout changes.
  private final var placement: Placement?
  /// In which directions the kind takes the space that is offered, without its layout modifiers.
  package private(set) final var greedOfKind = Greed.none
  /// Nil where the widget has none.
  private final var appliedDirect: AppliedLayout?
  private final var hasExpanded = Greed.none
  final var listeners: TraitListeners?
  final var focusListener: FocusListener?
  /// In which directions it takes the space that is offered, with its layout modifiers.
  package private(set) final var greed = Greed.none

  package init(_ id: NodeID, _ element: Element, in renderer: Renderer, core: Widget?) {
    self.id = id
    self.element = element
    self.renderer = renderer
    self.core = core
  }

  /// The outermost widget, which the parent shows.
  package final var widget: Widget { around?.bin ?? core ?? standIn }

  /// What an empty row shows.
  private final var standIn: Widget { BoxWidget(.horizontal) }

  /// Brings the widget from the fields of an older element, nil at first, to those of ``element``.
  package func update(from old: Element?) {}

  /// Puts a new child's widget in its place. `index` counts within the slot.
  package func attach(_ child: Controller, at index: Int) {}

  /// Takes a child's widget out.
  package func detach(_ child: Controller) {}

  /// A child that stays has a new place in its slot.
  package func reorder(_ child: Controller, to index: Int) {
    detach(child)
    attach(child, at: index)
  }

  /// Whether the order of a slot's children matters. It does not in a list, which has some hundred that come and go at once.
  package var ordersChildren: Bool { true }

  /// The modifiers around the widget are others now.
  package func layoutChanged() {}

  /// Whether it has its region of layout lay out its children.
  package var laysOutChildren: Bool { false }

  /// Its children in the order of layout, where it lays them out.
  package var childrenInLayout: [Controller] { children }

  /// Gives a child a place, in pixels from its own upper left corner.
  ///
  /// - Parameter hasRoom: whether the child is known to need no more.
  package func allocate(_ child: Controller, at place: PixelPlace, hasRoom: Bool) {
    LayoutRegion.allocate(child.widget, at: place, hasRoom: hasRoom)
  }

  /// What assistive technology speaks of when it speaks of this element.
  package var accessibleWidget: Widget? { core }

  /// What the widget shows now where the element is a control: the same as ``ControlElement/valueText`` unless the user is ahead of the program.
  package var shownValueText: String { "" }

  /// Whether the widget shows now what the control shows and hides; nil where it hides nothing.
  package var isShownExpanded: Bool? { nil }

  /// What names a row in which it stands alone: the label that the views give it, or its words; nil where only what is inside says it.
  package var loneName: String? { nil }

  /// Tells assistive technology the name that the views give to the element, or that they give none any more.
  package func tellName() { accessibleWidget?.setAccessibleLabel(element.traits.accessibilityLabel) }

  /// What the kind takes of itself and by its children, without layout modifiers.
  package func measureGreed() -> Greed { .none }

  /// The same once a child has come.
  package func greed(with child: Controller) -> Greed { measureGreed() }

  /// Whether it looks the same where it fills all of its place: GTK measures it less often then.
  package func canFill(_ placement: Placement) -> Bool { false }

  /// Does what a click beside it does in a row of a form in which it is alone.
  func useInRow() {}

  /// Whether it is alone in a row of a form, and looks as GNOME's rows of preferences do.
  func formRowChanged(_ isFormRow: Bool) {}

  /// A control in it is another element than it was.
  func controlChanged(from old: Element) {}

  /// The program says again what ``element`` is, because what the user made of the widget may differ.
  package func insist() {}

  /// The name of the element, or of something in it, has changed. Returns true where nothing further out takes its name from that.
  package func innerNameChanged() -> Bool { false }

  /// Gives the keyboard focus to the first thing inside that can have it; false where there is none.
  func takeFocus() -> Bool { takeFocusInside() }

  /// The program wants the focus here; says whether it went, or is on its way.
  func takeWantedFocus() -> Bool { takeFocus() }

  // What a list or a scroll view is told besides its element.
  func splice(_ splices: [Splice]) {}
  func selectionChanged(_ selected: SelectedRows?) {}
  func scroll(to target: ScrollTarget) {}

  /// All patches of the batch have been applied, and this controller had asked to be told.
  package func settle() {}

  /// The node has left the tree.
  package func discard() {}

  /// Whether it is another controller or stands below it.
  package final func isInside(_ other: Controller) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === other }
  }

  package final func send(_ event: Event) { renderer?.host?.send(event) }

  /// Does what a click on the control does, without its widget.
  package final func click() {
    if let event = element.kind.control?.click(on: id) { send(event) }
  }

  package final func children(in slot: Slot) -> [Controller] { children.filter { $0.slot == slot } }
}

// MARK: - The tree, driven by the renderer

extension Controller {
  package final func start() {
    applyTraits(from: nil)
    update(from: nil)
    refreshGreed()
    showWidget(from: nil)
  }

  /// Lets views look at the widget that have not seen it as it is now.
  private func showWidget(from old: Element.Traits?) {
    guard let core, element.storedTraits?.traits.hasRare == true else { return }
    let seen = old?.rare.inspections ?? []
    for inspection in element.traits.rare.inspections where !seen.contains(inspection) { renderer?.host?.inspect(inspection.node, core) }
  }

  package final func change(to new: Element) {
    let old = element
    let (hasKind, hasLayout, hasTraits) = (new.kind == old.kind, new.layout == old.layout, new.hasTraits(of: old))
    if hasKind, hasLayout, hasTraits { return insist() }
    element = new
    if !hasTraits {
      applyTraits(from: old.traits)
      applyPlacement()
    }
    if !hasKind || new.isDefaultButton != old.isDefaultButton { update(from: old) }
    if !hasLayout || !hasRightBin { applyLayout() } else if !hasTraits { listeners?.follow(new.traits.rare, onOutermost: widget) }
    if !hasLayout { layoutChanged() }
    region?.changed(self)
    if !hasTraits {
      if new.traits.accessibilityLabel != old.traits.accessibilityLabel { namesChanged() }
      if new.traits.toolbarPlace != old.traits.toolbarPlace, let parent { renderer?.settleLater(parent) }
    }
    refreshGreed()
    if !hasLayout || !hasTraits { (parent as? any ChildLayoutListener)?.childLayoutChanged(self) }
    if case .control = new.kind { parent?.controlChanged(from: old) }
    if !hasTraits { showWidget(from: old.traits) }
  }

  package final func insert(_ child: Controller, _ slot: Slot, at index: Int) {
    child.parent = self
    child.slot = slot
    child.applyLayout()
    if let first = children.first, first.slot != slot { hasMixedSlots = true }
    if ordersChildren {
      let place = hasMixedSlots ? children.place(of: index, in: slot) : min(index, children.count)
      children.insert(child, at: place)
      attach(child, at: min(index, place))
    } else {
      child.looseIndex = children.count
      children.append(child)
      attach(child, at: index)
    }
    regionOfChildren?.restructured(self)
    setGreed(greed(with: child))
    namesChanged()
  }

  package final func remove(_ child: Controller) {
    guard child.parent === self else { return }
    if ordersChildren {
      if let place = children.place(of: child) { children.remove(at: place) }
    } else {
      children.swapAt(child.looseIndex, children.count - 1)
      children[child.looseIndex].looseIndex = child.looseIndex
      children.removeLast()
    }
    detach(child)
    child.parent = nil
    regionOfChildren?.restructured(self)
    refreshGreed()
    namesChanged()
  }

  package final func move(_ child: Controller, to index: Int) {
    guard ordersChildren, let place = children.place(of: child) else { return }
    children.remove(at: place)
    let new = hasMixedSlots ? children.place(of: index, in: child.slot) : min(index, children.count)
    children.insert(child, at: new)
    reorder(child, to: min(index, new))
    regionOfChildren?.restructured(self)
  }

  /// A text in it has changed: what takes its name from that, here or further out, gets another name.
  package final func namesChanged() {
    var next: Controller? = self
    while let controller = next {
      controller.groupChanged()
      if controller.innerNameChanged() { return }
      next = controller.parent
    }
  }
}

// MARK: - Layout

extension Controller {
  /// Says where the parent wants the widget when it does not take all that it is offered.
  package final func place(_ placement: Placement) {
    self.placement = placement
    applyPlacement()
  }

  /// Asks the kind and the children again what they take, and tells the parent when that changed.
  package final func refreshGreed() { setGreed(measureGreed()) }

  private func setGreed(_ inside: Greed) {
    let before = (inside: greedOfKind, outside: greed)
    greedOfKind = inside
    greed = inside.through(element.layout)
    // A frame that takes all the space takes it whatever is inside, but what is inside lies on a side or fills it.
    if greedOfKind != before.inside || greed != before.outside {
      applyPlacement()
      if region != nil { widget.queueResize() }
    }
    if greed != before.outside { parent?.refreshGreed() }
  }

  /// Changes the widget of the kind, for rows, which show their content's.
  package final func hold(_ widget: Widget?) {
    guard core != widget else { return }
    replaceWidget {
      around?.content = widget
      core = widget
    }
    applyPlacement()
  }

  /// Replaces the widget of the kind with a new one, which has none of the traits and style classes yet.
  package final func replaceCore(_ widget: Widget) {
    hold(widget)
    appliedDirect = nil
    applyTraits(from: nil)
    applyLayout()
    showWidget(from: nil)
  }

  /// Brings what stands around the widget up to date, and what it has of itself.
  package final func applyLayout() {
    guard let core else { return }
    if !hasRightBin {
      let isAlone = !beginsRegion && speech == .content
      replaceWidget {
        around?.content = nil
        around = isAlone ? nil : ElementBin(around: core, speech, beginsRegion ? makeRegion() : nil)
      }
      tellGroup()
    }
    listeners?.follow(element.traits.rare, onOutermost: widget)
    FocusListener.follow(self)
    let direct = isLaidOut || around?.region != nil ? DirectLayout() : DirectLayout(element.layout)
    if direct != appliedDirect?.layout ?? DirectLayout() {
      core.setMargins(direct.margins)
      core.setSizeRequest(width: direct.width, height: direct.height)
      appliedDirect = direct == DirectLayout() ? nil : AppliedLayout(direct)
    }
    followDirections()
    applyPlacement()
  }

  /// The parent holds the outermost widget, so that it has to let go while that changes.
  private func replaceWidget(_ change: () -> Void) {
    guard let parent, let index = parent.ordersChildren ? parent.children.index(inSlotOf: self) : parent.children.index(of: self) else {
      return change()
    }
    // Within a move that is under way, lists keep their rows until that ends.
    if let moving = renderer?.movingLists, !moving.isMoving { moving.hold(self) }
    parent.detach(self)
    change()
    parent.attach(self, at: index)
    renderer?.movingLists.release(self)
  }

  package final func applyPlacement() {
    guard let widget = around?.bin ?? core else { return }
    // Where a region lays it out that says where it lies; else, nothing places a window.
    if isLaidOut { return align(widget, .fill, .fill) }
    guard var placement else { return }
    if greed.horizontal || hasExpanded.horizontal { widget.expandsHorizontally = greed.horizontal }
    if greed.vertical || hasExpanded.vertical { widget.expandsVertically = greed.vertical }
    hasExpanded = hasExpanded.union(greed)
    if let around {
      core?.horizontalAlign = .fill
      core?.verticalAlign = .fill
      if let region = around.region {
        region.alignment = GuidePair(placement)
        region.open = parent?.element.kind.openAxes ?? []
        return align(widget, .fill, .fill)
      }
    }
    if element.layout.isEmpty, canFill(placement) { placement = Placement(.fill, .fill) }
    let direct = around == nil ? appliedDirect?.layout : nil
    align(
      widget, greed.horizontal ? (greedOfKind.horizontal ? .fill : direct?.horizontal ?? .fill) : placement.horizontal,
      greed.vertical ? (greedOfKind.vertical ? .fill : direct?.vertical ?? .fill) : placement.vertical)
  }
}

extension Controller: MovedElement {}

@MainActor private func align(_ widget: Widget, _ horizontal: Align, _ vertical: Align) {
  widget.horizontalAlign = horizontal
  widget.verticalAlign = vertical
}

@MainActor extension [Controller] {
  /// 0 for one that is here, among others without an order; nil for one that is on its way out.
  fileprivate func index(of child: Controller) -> Int? {
    child.looseIndex < count && self[child.looseIndex] === child ? 0 : nil
  }

  /// Where one stands in its slot; nil for one that is not here.
  fileprivate func index(inSlotOf child: Controller) -> Int? {
    var index = 0
    for other in self where other.slot == child.slot {
      if other === child { return index }
      index += 1
    }
    return nil
  }

  /// Where one stands among all. A closure would be asked on which actor it is, for each of them.
  fileprivate func place(of child: Controller) -> Int? {
    // What trades places with others mostly comes from an end.
    var (first, last) = (startIndex, endIndex - 1)
    while first <= last {
      if self[first] === child { return first }
      if self[last] === child { return last }
      (first, last) = (first + 1, last - 1)
    }
    return nil
  }

  /// Where the one at an index of a slot stands, or would stand, among all.
  fileprivate func place(of index: Int, in slot: Slot) -> Int {
    var seen = 0
    for (place, child) in enumerated() where child.slot == slot {
      if seen == index { return place }
      seen += 1
    }
    return count
  }
}
