import SidelightCore
@_spi(Nodes) import SidelightGraph

/// The node of a stack: it keeps one page for the root and one for each entry of its model.
final class StackNode<Data, Root: View>: ElementNode<NavigationStack<Data, Root>>, DependentNode, Navigator, ColumnStack {
  private var ownPath: [AnyHashable] = []
  /// What lay on the stack when the app ran last, and has no destination yet.
  private var waitingPath: StackPath?
  private var model = StackModel<PageSource>()
  private var root: PageNode?
  private var pages: [StackPage] = []
  /// The path as it was read last.
  private var readPath: [AnyHashable] = []
  /// What a binding in an earlier column presents here.
  private var outer: [PresentedPage] = []
  /// What bindings presented when the model heard of it last.
  private var presented: [PresentedPage] = []
  /// The pages are being brought to what the model holds; what they say meanwhile waits.
  private var isSettling = false
  private var isUnsettled = false
  /// Whether it is all that a column of a split view shows.
  private var fillsColumn = false

  init(_ view: NavigationStack<Data, Root>, _ context: NodeContext) {
    super.init(view, context, .navigation(NavigationElement()))
    let root = makePage(isRoot: true)
    self.root = root
    // What the root presents comes on top of the path.
    isSettling = true
    root.show(view.root)
    isSettling = false
    // A stack on another page, as of a tab, a sheet or another stack, doesn't fill the column that this page stands in.
    // The page beside an inspector is part of the page around it.
    let page = ancestors.lazy.compactMap { $0 as? PageNode }.first { !$0.isPartOfPageAround }
    if let column = scope.value(ColumnKey.self), let page, column.page === page {
      fillsColumn = true
      column.begin(self)
    }
    restorePath()
    evaluate()
  }

  override func destroy() {
    scope.value(ColumnKey.self)?.end(self)
    super.destroy()
  }

  /// - Parameter name: by what the next run finds it among the pages; nil for the root, and for a page that does not come back.
  private func makePage(isRoot: Bool = false, named name: String? = nil) -> PageNode {
    var inner = slotContext
    inner[PathStepKey.self] = name.map(PathStep.named) ?? (isRoot ? .none : .end)
    let page = PageNode(inner, isStackRoot: isRoot, overrides: { [weak self] in $0[NavigatorKey.self] = NavigatorBox(self) })
    page.saidChanged = { [weak self] in self?.pageChanged() }
    return page
  }

  override var children: [ViewNode] { (root.map { [$0] } ?? []) + pages.map(\.page) }

  private var path: [AnyHashable] { view.path.map { $0.read() } ?? ownPath }

  /// Brings the path to other values. A binding that holds them already is not written.
  private func setPath(_ new: [AnyHashable]) {
    if !StackModel<PageSource>.isSame(new, path) {
      if let path = view.path { path.write(new) } else { ownPath = new }
    }
    invalidate()
  }

  // MARK: The next run

  /// Opens the pages that were open when the app ran last, where the app has none of its own.
  private func restorePath() {
    let earlier = restored("path") { [weak self] in
      guard let self else { return nil }
      return (waitingPath ?? StackPath(path, of: view.path, graph[Restoration.self]))?.lasting
    }
    waitingPath = earlier.flatMap(StackPath.init)
    takeWaitingPath()
  }

  /// The pages wait until there is a destination for the first of them, or somebody else goes somewhere.
  private func takeWaitingPath() {
    guard let waiting = waitingPath else { return }
    let values = waiting.values(for: view.path, graph[Restoration.self])
    guard path.isEmpty, view.path?.mayRestore() != false, !values.isEmpty else { return waitingPath = nil }
    guard let first = values.first, destination(for: first) != nil else { return }
    waitingPath = nil
    if let path = view.path { path.restore(values) } else { ownPath = values }
    invalidate()
  }

  private func lastingName(of entry: StackModel<PageSource>.Entry, at level: Int) -> String {
    guard case .value(let value) = entry.content, let text = KeptText.text(of: value.base) else { return "page \(level)" }
    return "page \(level) \(text)"
  }

  // MARK: Going

  func follow(_ value: AnyHashable) { go(to: path + [value]) }

  func follow(_ source: PageSource) {
    model.follow(source)
    invalidate()
  }

  func leave(_ source: PageSource) {
    if let index = model.entries.firstIndex(where: { $0.content == .link(source) }) { leave(index) }
  }

  func present(_ value: AnyHashable) {
    clear(besides: .value(value))
    go(to: [value])
  }

  func present(_ source: PageSource) {
    clear(besides: .link(source))
    setPath(model.path)
    model.follow(source)
  }

  func present(outer new: [PresentedPage]) {
    guard new != outer else { return }
    // Another item of the same binding takes the place of the last one by itself.
    if new.contains(where: { page in !outer.contains { $0.source == page.source } }) {
      clear(besides: nil)
      setPath([])
    }
    outer = new
    invalidate()
  }

  /// Takes away all that lies over the root, except for a first page that shows what is gone to.
  private func clear(besides content: StackModel<PageSource>.Content?) {
    let isThere = content != nil && model.entries.first?.content == content
    end(model.keep(isThere ? 1 : 0))
  }

  /// Tells the bindings of what goes. They answer at once, while the path that was read last may still hold what is about to go.
  private func end(_ entries: some BidirectionalCollection<StackModel<PageSource>.Entry>) {
    let wasSettling = isSettling
    isSettling = true
    for entry in entries.reversed() {
      switch entry.content {
      case .value: break
      case .link(let source): source.end(nil)
      case .presented(let source, let item): source.end(item)
      }
    }
    isSettling = wasSettling
  }

  private func go(to new: [AnyHashable]) {
    setPath(new)
    guard path.count != new.count, let value = new.last else { return }
    Problem.report(
      "a link with a value of the type \(Swift.type(of: value.base)) leads to a NavigationStack whose path doesn't take it. "
        + "Use a NavigationPath, or a path of that type.")
  }

  /// Goes back until so many pages are over the root. Paths and bindings have the last word.
  private func leave(_ count: Int) {
    let leaving = model.entries.dropFirst(count)
    let shorter = model.path(ofFirst: count)
    model.dropLinks(from: count)
    // The path may have become shorter since these pages were made.
    if shorter.count < path.count { setPath(shorter) }
    end(leaving)
    invalidate()
  }

  override func handle(_ event: Event) {
    guard case .popped(_, let count) = event, count >= 1, count - 1 < model.entries.count else { return }
    leave(count - 1)
  }

  // MARK: Pages

  override func viewChanged(from old: NavigationStack<Data, Root>) {
    isSettling = true
    root?.show(view.root)
    isSettling = false
    evaluate()
  }

  override func evaluate() {
    isDirty = false
    readPath = graph.track(self) { path }
    settle()
  }

  /// Brings the model to what the path and the bindings hold, and the pages to the model. A new page may present another one at once.
  private func settle() {
    guard !isSettling else {
      isUnsettled = true
      return
    }
    isSettling = true
    var rounds = 0
    repeat {
      isUnsettled = false
      rounds += 1
      end(model.setPath(readPath))
      presented = wanted
      end(model.present(presented.map { ($0.source, $0.item) }))
      if model.path != readPath {
        readPath = model.path
        setPath(readPath)
      }
      placePages()
    } while isUnsettled && rounds < Self.roundLimit
    if isUnsettled { reportEndless() }
    isSettling = false
    settlePreferences()
  }

  /// Pages that are meant to lead to one another come to an end before this.
  private static var roundLimit: Int { 32 }

  /// What is presented now counts as known, so that the stack rests until something else changes.
  private func reportEndless() {
    isUnsettled = false
    presented = wanted
    Problem.report(
      "the pages of a NavigationStack present one another for ever; no more of them are added. Let a navigationDestination(isPresented:) "
        + "or (item:) present a page that does not present the same one again.")
  }

  /// What bindings present now, in the columns before this one and on the pages of the stack.
  private var wanted: [PresentedPage] { outer + (leavesPresented ? [] : presentedInside) }

  private var presentedInside: [PresentedPage] { children.flatMap { ($0 as? PageNode)?.said.presented ?? [] } }

  /// In a navigation view what bindings present is the next column's, as what links lead to is.
  private var leavesPresented: Bool { scope.value(ColumnKey.self)?.linksLeaveStacks == true }

  private func placePages() {
    var old = pages
    pages = []
    for entry in model.entries {
      if let index = old.firstIndex(where: { $0.entry == entry }) {
        pages.append(old.remove(at: index))
        continue
      }
      let page = makePage(named: lastingName(of: entry, at: pages.count + 1))
      page.leave = { [weak self, weak page] in self?.leave(page) }
      page.inner.set(DismissKey.self, to: DismissAction(page))
      pages.append(StackPage(entry: entry, page: page))
      let destination = show(entry, in: page)
      pages[pages.count - 1].destination = destination
    }
    bringToPlaces()
    host.setSlot(.pages, children)
    for entry in old { entry.page.destroy() }
  }

  private func bringToPlaces() {
    let all = (root.map { [$0] } ?? []) + pages.map(\.page)
    for (page, place) in zip(all, StackPages.places(all.map(\.said.titleDisplay))) { page.place = place }
  }

  /// Goes back to what is below a page.
  private func leave(_ page: PageNode?) {
    if let index = pages.firstIndex(where: { $0.page === page }) { leave(index) }
  }

  private func destination(for value: AnyHashable) -> Destination? {
    let own = children.compactMap { ($0 as? PageNode)?.said.destinations }.joined()
    let outer = scope.value(ColumnKey.self)?.destinations ?? []
    let type = ObjectIdentifier(Swift.type(of: value.base))
    return (Array(own) + outer).map(\.destination).first { $0.type == type }
  }

  private func show(_ entry: StackModel<PageSource>.Entry, in page: PageNode) -> Destination? {
    switch entry.content {
    case .value(let value): return show(value, in: page)
    case .link(let source), .presented(let source, _):
      page.show { AnyView(erasing: source.page()) }
      return nil
    }
  }

  /// Gives a page the destination of a value and says which one that is, if there is one.
  private func show(_ value: AnyHashable, in page: PageNode) -> Destination? {
    guard let destination = destination(for: value) else {
      Problem.report(
        "no navigationDestination(for: \(Swift.type(of: value.base)).self) is inside the stack that a link with such a value leads to. "
          + "Add the modifier to a view inside the NavigationStack.")
      page.show(AnyView(MissingDestination(value: value)))
      return nil
    }
    page.show {
      let view: any View = destination.page(for: value) ?? MissingDestination(value: value)
      return AnyView(view)
    }
    return destination
  }

  /// A page says something else: the title of the whole stack, a page that is presented or not, or a destination that was missing or that
  /// took another's place.
  private func pageChanged() {
    for index in pages.indices {
      guard case .value(let value) = pages[index].entry.content else { continue }
      guard let destination = destination(for: value), destination !== pages[index].destination else { continue }
      pages[index].destination = show(value, in: pages[index].page)
    }
    takeWaitingPath()
    bringToPlaces()
    // One action may change several bindings and the path: all of them count together.
    if wanted != presented { if isSettling { isUnsettled = true } else { invalidate() } }
    settlePreferences()
  }

  override func mergedPreferences() -> Preferences? {
    guard let top = pages.last?.page ?? root else { return nil }
    var merged = preferencesBeyondPages
    // What leads back, and finds nothing to leave in the stack, goes on to the page around it.
    merged.sayOn(around: top.said)
    merged.hasOwnHeader = true
    // Only the first page has the tabs, and says how wide the column is.
    merged.refusesTabs = root?.said.refusesTabs == true
    merged.columnWidth = root?.said.columnWidth
    merged.framedWidth = fillsColumn ? root?.frameWidth : nil
    merged.destinations = root?.said.destinations ?? []
    merged.presented = leavesPresented ? presentedInside : []
    merged.bars = top.said.bars.only(.tabs)
    return merged
  }
}

/// A page over the root of a stack.
private struct StackPage {
  let entry: StackModel<PageSource>.Entry
  let page: PageNode
  var destination: Destination?
}
