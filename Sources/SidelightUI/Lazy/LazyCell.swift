import SidelightCore
@_spi(Nodes) import SidelightGraph

/// A view in a lazy stack or grid that is made. It may pass from one element of data to another.
final class LazyCell: RowContentNode {
  /// The stack of what it shows, unless that is one element.
  private let stack: ElementHost
  /// The only element of what it shows, which then stands for it.
  private var single: ElementHost?
  /// The provider or section that it is of, which may have ended; nil once the cell itself has.
  private(set) var source: ViewNode?
  let role: RowElement.Role
  /// What it shows of that.
  var key: AnyHashable { didSet { if item != nil, key != oldValue { item?.look = nil } } }
  /// Stays with its element while it is made.
  var token = -1
  /// Its content has state that was written: it stays with its element, and is never given to another.
  private(set) var hasWrittenState = false
  /// How much is shown over the window from within it.
  private(set) var presentations = 0
  /// It stands nowhere: its element has left the data, or can't be seen.
  var isUnbound = false
  private weak var cells: LazyCells?
  /// Where the user may move its element.
  private var item: ReorderItem?

  /// - Parameter isPinned: whether it goes along with what can be seen, above all others.
  init(
    _ context: NodeContext, in cells: LazyCells, source: ViewNode, role: RowElement.Role, key: AnyHashable, along axis: Axis2D,
    isPinned: Bool
  ) {
    self.cells = cells
    self.source = source
    self.role = role
    self.key = key
    var own = context
    own.decoration = isPinned ? Decoration(outer: nil) : nil
    own.decoration?.traits = { $0.rare.zIndex = RareTraits.pinnedIndex }
    stack = ElementHost(.stack(StackElement(axis, spacing: 0)), own)
    super.init(context)
  }

  override var pathStep: PathStep { graph[Restoration.self].step(of: key) }
  override var passesOn: Bool { true }

  override var contentContext: NodeContext {
    var inner = childContext
    inner.rows = nil
    inner.level = 0
    inner.disclosure = nil
    inner.reorderPart = nil
    if item == nil { item = makeItem() }
    if let item { inner.decoration = item.decoration }
    return inner
  }

  private func makeItem() -> ReorderItem? {
    guard role == .row, source is any ReorderedElements, let part = source?.context.reorderPart else { return nil }
    return ReorderItem(of: part, context) { [weak self] in self?.key }
  }

  /// The element that it shows.
  var host: ElementHost { single ?? stack }

  override func contentIsNew() {
    item?.node = content
    findElement()
  }

  /// Most cells show one element. A stack around it would be another widget to lay out, style and draw.
  private func findElement() {
    guard let content else { return }
    let old = host
    var roots: [ElementHost] = []
    if role == .row { content.collect(into: &roots) }
    single = roots.count == 1 && roots[0].element.kind.standsAnywhere ? roots[0] : nil
    stack.setSlot(.body, single == nil ? [content] : [])
    if host !== old { super.enclosingHost(of: self)?.childrenChanged() }
  }

  /// Whether nothing in it is evaluated: it stands nowhere, or its element may have left the data that its views look it up in.
  override var isAsleep: Bool { isUnbound || source?.isAlive != true }

  /// It is shown again; what changed in it meanwhile is taken up.
  func wake() {
    isUnbound = false
    wakeSleepers()
  }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    item?.end()
    source = nil
  }

  override var name: String { "a view of a lazy stack" }

  /// What the cell's closure read has changed.
  override func evaluate() {
    isDirty = false
    cells?.refill(self)
  }

  override func notesWrittenState() -> Bool {
    hasWrittenState = true
    // A row of a list around it is kept with it.
    return false
  }

  override func notesPresentation(_ begins: Bool) {
    if begins { hasWrittenState = true }
    presentations += begins ? 1 : -1
  }

  override func collect(into hosts: inout [ElementHost]) { hosts.append(host) }

  override func enclosingHost(of child: ViewNode) -> ElementHost? { single == nil ? stack : super.enclosingHost(of: child) }

  override func rootsChanged() { findElement() }
}

extension Element.Kind {
  /// Whether it looks the same in whatever it stands: a divider lies across the stack that it is in.
  fileprivate var standsAnywhere: Bool { if case .divider = self { false } else { true } }
}
