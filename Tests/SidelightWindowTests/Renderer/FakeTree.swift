import SidelightBridge
import SidelightCore
import SidelightGTK

/// A tree's owner without a tree: the test makes the patches, and reads what the widgets sent.
@MainActor final class FakeTree: TreeHost {
  let renderer: Renderer
  private(set) var events: [Event] = []
  var lists: [NodeID: FakeList] = [:]
  /// Split views whose model this tree runs as the real one does.
  var splits: [NodeID: SplitModel] = [:]
  private var pending: [Patch] = []
  private(set) var flushes = 0
  private var nextID = 1_000
  /// Answers an event with patches for the next flush.
  var answer: (Event) -> [Patch] = { _ in [] }

  init() {
    renderer = Renderer(making: Controllers.make)
    renderer.host = self
  }

  func send(_ event: Event) {
    // Every window tells its size class when it is first laid out, which is nothing that the user did.
    if case .sized = event { return }
    events.append(event)
    if case .split(let id, let split) = event, var model = splits[id] {
      let actions = model.handle(split)
      splits[id] = model
      if actions.contains(.planChanged) { pending.append(.update(id, element(model))) }
    }
    pending += answer(event)
    if !pending.isEmpty { renderer.requestFlush() }
  }

  /// Changes a split view's declaration, as code does.
  func configure(_ id: NodeID, _ change: (inout SplitConfiguration) -> Void) {
    guard var configuration = splits[id]?.configuration else { return }
    change(&configuration)
    send(.split(id, .configured(configuration)))
    flush()
  }

  func element(_ model: SplitModel) -> Element {
    Element(.split(SplitElement(model)))
  }

  func flush() {
    flushes += 1
    guard !pending.isEmpty else { return }
    let patches = pending
    pending = []
    renderer.apply(PatchBatch(patches, isAnimated: false))
  }

  func later(_ patches: [Patch]) {
    pending += patches
    renderer.requestFlush()
  }

  func listSource(_ list: NodeID) -> (any ListSource)? { lists[list] }

  func menu(_ id: NodeID) -> [MenuItem] { [] }

  func dragged(_ id: NodeID) -> DropPayload? { nil }

  func newID() -> NodeID {
    nextID += 1
    return NodeID(nextID)
  }

  /// Inserts at the end of a slot, and returns the node.
  @discardableResult
  func insert(
    _ kind: Element.Kind, in parent: NodeID? = nil, _ slot: Slot = .body, at index: Int? = nil,
    layout: [LayoutModifier] = [], traits: Element.Traits = Element.Traits()
  ) -> NodeID {
    let id = newID()
    let count = parent.flatMap { renderer.controller(for: $0)?.children(in: slot).count } ?? 0
    apply(.insert(id, parent: parent, slot: slot, index: index ?? count, element: Element(kind, layout: layout, traits: traits)))
    return id
  }

  func apply(_ patches: Patch...) { renderer.apply(PatchBatch(patches, isAnimated: false)) }

  func update(_ id: NodeID, _ kind: Element.Kind, layout: [LayoutModifier] = [], traits: Element.Traits = Element.Traits()) {
    apply(.update(id, Element(kind, layout: layout, traits: traits)))
  }

  func forgetEvents() { events = [] }

  /// A window with a page in it, on the screen and drawn once.
  func window(width: Double = 800, height: Double = 600, page: PageElement = PageElement(title: "Page")) async -> (NodeID, NodeID) {
    var element = WindowElement(title: "Window")
    element.defaultWidth = width
    element.defaultHeight = height
    let window = insert(.window(element))
    let body = insert(.page(page), in: window)
    return (window, body)
  }

  func present(_ window: NodeID) async {
    windowController(window)?.present()
    await frame(window)
  }

  func windowController(_ id: NodeID) -> WindowController? { renderer.controller(for: id) as? WindowController }
}

/// Rows that are texts, one node for the row and one for its text.
@MainActor final class FakeList: ListSource {
  unowned let tree: FakeTree
  let list: NodeID
  var rowCount: Int
  var headers: Set<Int> = []
  var selected: Set<Int> = []
  var menus: [MenuItem] = []
  var title: (Int) -> String = { "Row \($0)" }
  private(set) var binds = 0
  private(set) var reuses = 0
  private(set) var live: [NodeID: NodeID] = [:]
  /// Where each row was bound.
  private var positions: [NodeID: Int] = [:]

  init(_ tree: FakeTree, _ list: NodeID, count: Int) {
    self.tree = tree
    self.list = list
    rowCount = count
    tree.lists[list] = self
  }

  func token(at index: Int) -> Int { index }
  func index(ofToken token: Int) -> Int? { token < rowCount ? token : nil }
  func releaseTokens(except used: Set<Int>) {}
  func isSelected(_ index: Int) -> Bool { selected.contains(index) }
  func isSelected(row: NodeID) -> Bool { positions[row].map(isSelected) ?? false }
  var selectedRows: SelectedRows { SelectedRows(positions.filter { selected.contains($0.value) }.map(\.key)) }
  var hasSelection: Bool { !selected.isEmpty }
  func isHeading(_ index: Int) -> Bool { headers.contains(index) }
  func isOpen(_ index: Int) -> Bool? { nil }
  func maySelect(_ index: Int) -> Bool { true }

  func bind(_ index: Int, reusing old: NodeID?) -> NodeID {
    binds += 1
    let row = RowElement(role: headers.contains(index) ? .header : .row, isSelectable: !isHeading(index))
    if let old, let text = live[old] {
      reuses += 1
      tree.update(old, .row(row))
      tree.update(text, .text(TextElement(title(index), lineLimit: 1)))
      positions[old] = index
      return old
    }
    let id = tree.insert(.row(row), in: list, .rows)
    positions[id] = index
    live[id] = tree.insert(.text(TextElement(title(index), lineLimit: 1)), in: id)
    return id
  }

  func unbind(_ row: NodeID) {}

  func discard(_ rows: [NodeID]) {
    for row in rows {
      live[row] = nil
      positions[row] = nil
      tree.apply(.remove(row))
    }
  }

  func menu(at index: Int?) -> [MenuItem] { menus }

  func search(_ search: inout RowSearch, budget: Int) -> Int? {
    for _ in 0..<budget where !search.isOver {
      let position = search.position
      search.advance()
      if search.fits(title(position)) { return position }
    }
    return nil
  }
}
