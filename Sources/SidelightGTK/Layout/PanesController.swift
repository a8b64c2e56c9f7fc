import SidelightBridge
package import SidelightCore

/// Children that share a length as the user wants it, as GtkPaned has them in one another: each holds a child and those behind it.
@MainActor package final class PanesController: Controller {
  private let ground = LayoutBin()
  private var paneds: [PanedWidget] = []
  /// The lengths that its view knows.
  private var told: [Double] = []
  /// Those that come back, until the window has had its size for a moment.
  private var restored: [Double] = []
  private var mapping: SignalConnection?
  private var ending: MainSource?
  /// How often they have been set again: one that is shorter than it can be never becomes what it was.
  private var attempts = 0
  private var restoring: MainSource?

  init(_ id: NodeID, _ element: Element, in renderer: Renderer) {
    super.init(id, element, in: renderer, core: ground)
  }

  package override func attach(_ child: Controller, at index: Int) {
    child.place(Placement(.center, .center))
    renderer?.settleLater(self)
  }

  package override func detach(_ child: Controller) {
    letGo(of: child.widget)
    renderer?.settleLater(self)
  }

  package override func measureGreed() -> Greed { .both }

  package override func update(from old: Element?) {
    guard case .panes(let panes) = element.kind, let old, case .panes(let before) = old.kind else { return }
    if panes.lengths != before.lengths { restore(panes) }
  }

  /// How long the user has made each of them but the last one.
  private var lengths: [Double] { paneds.contains(where: \.hasChosenPosition) ? paneds.map { Double($0.position) } : [] }

  private func apply(_ wanted: [Double]) {
    guard wanted.count == paneds.count, wanted != lengths else { return }
    for (paned, length) in zip(paneds, wanted) { paned.position = Length.whole(length) }
  }

  // MARK: What comes back

  /// Gives them the lengths that they had when the app ran last, unless there are more or less of them. A window is laid out in another size before it
  /// has its own, and GTK scales what is set by then: until it has had its size for a moment, they are set again.
  private func restore(_ panes: PanesElement) {
    guard let lengths = panes.lengths.first(where: { $0.count == paneds.count }) else { return }
    apply(lengths)
    guard !ground.isMapped else { return }
    restored = lengths
    mapping?.disconnect()
    mapping = ground.onMap { [weak self] in self?.mapped() }
  }

  private func mapped() {
    mapping?.disconnect()
    mapping = nil
    ending?.cancel()
    ending = MainSource.after(milliseconds: 500) { [weak self] in
      self?.restored = []
      self?.moved()
    }
  }

  private func restoreAgain() {
    guard ground.width > 0, restoring == nil, attempts < 8 else { return }
    attempts += 1
    restoring = MainSource.idle(priority: MainLoop.Priority.high) { [weak self] () -> Void in
      guard let self else { return }
      restoring = nil
      apply(restored)
    }
  }

  package override func discard() {
    mapping?.disconnect()
    ending?.cancel()
    restoring?.cancel()
  }

  /// The user, or the room, has made one longer or shorter.
  private func moved() {
    guard restored.isEmpty else { return restoreAgain() }
    let lengths = lengths
    guard !lengths.isEmpty, lengths != told else { return }
    told = lengths
    send(.panes(id, lengths: lengths))
  }

  private func letGo(of widget: Widget) {
    if ground.child == widget { ground.child = nil }
    for paned in paneds {
      if paned.start == widget { paned.start = nil }
      if paned.end == widget { paned.end = nil }
    }
  }

  package override func settle() {
    guard case .panes(let panes) = element.kind else { return }
    renderer?.movingLists.move {
      ground.child = nil
      for paned in paneds {
        paned.start = nil
        paned.end = nil
      }
      let orientation: Orientation = panes.axis == .horizontal ? .horizontal : .vertical
      paneds = children.dropLast().map { _ in PanedWidget(orientation) }
      for paned in paneds { paned.onPosition { [weak self] in self?.moved() } }
      for (index, paned) in paneds.enumerated() {
        paned.start = children[index].widget
        paned.end = index + 1 < paneds.count ? paneds[index + 1] : children.last?.widget
      }
      ground.child = paneds.first ?? children.first?.widget
    }
    restore(panes)
  }
}
