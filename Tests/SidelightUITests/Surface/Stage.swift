import Observation
import SidelightCore
import SidelightTesting
import SidelightUI
import Testing

/// A view that is shown without a display, with the few words that tests need to look at it and to use it.
@MainActor struct Stage {
  let graph = ViewGraph()
  let consumer: HeadlessConsumer

  /// - Parameter prepare: changes the graph before there are any views.
  init(viewport: Int = 20, prepare: (ViewGraph) -> Void = { _ in }, _ view: some View) {
    prepare(graph)
    consumer = HeadlessConsumer(graph)
    consumer.viewport = viewport
    graph.start(WindowView(title: "Test", content: view))
    consumer.settle()
  }

  /// Lets changes take effect, as the next frame would, and checks that the consumer could follow.
  func settle(_ location: SourceLocation = #_sourceLocation) {
    consumer.settle()
    #expect(consumer.faults.isEmpty, sourceLocation: location)
  }

  // MARK: Looking

  var tree: ElementTree { consumer.tree }

  /// What is shown inside the window's page, with the rows of lists in the order of their positions.
  var picture: String { picture(of: tree.roots[0], depth: -2).joined(separator: "\n") }

  /// The same for one element.
  func picture(of node: NodeID) -> String { picture(of: node, depth: 0).joined(separator: "\n") }

  private func picture(of id: NodeID, depth: Int) -> [String] {
    guard let node = tree[id] else { return [] }
    let slot = node.slot == .body || node.slot == .rows ? "" : "\(node.slot.rawValue): "
    var lines = depth < 0 ? [] : [String(repeating: "  ", count: depth) + slot + node.element.picture]
    for slot in Slot.allCases {
      let children = slot == .rows ? consumer.rows(of: id) : node.children[slot] ?? []
      for child in children { lines += picture(of: child, depth: depth + 1) }
    }
    return lines
  }

  /// All text in an element, from front to back.
  func text(of id: NodeID) -> String {
    guard let node = tree[id] else { return "" }
    if case .text(let text) = node.element.kind { return text.string }
    let children = Slot.allCases.flatMap { $0 == .rows ? consumer.rows(of: id) : node.children[$0] ?? [] }
    return children.map(text(of:)).filter { !$0.isEmpty }.joined(separator: " ")
  }

  func nodes(_ isMeant: (Element.Kind) -> Bool) -> [ElementTree.Node] { tree.all.filter { isMeant($0.element.kind) } }

  func texts() -> [TextElement] {
    tree.all.compactMap { if case .text(let text) = $0.element.kind { text } else { nil } }
  }

  func text(_ string: String) throws -> TextElement { try #require(texts().first { $0.string == string }) }

  var lists: [NodeID] { nodes { if case .list = $0 { true } else { false } }.map(\.id) }

  func list(_ index: Int = 0) throws -> NodeID {
    try #require(index < lists.count)
    return lists[index]
  }

  func listElement(_ index: Int = 0) throws -> ListElement {
    guard case .list(let element)? = tree[try list(index)]?.element.kind else { throw Missing() }
    return element
  }

  func source(_ index: Int = 0) throws -> any ListSource { try #require(graph.listSource(try list(index))) }

  /// The text of each bound row.
  func rows(_ index: Int = 0) throws -> [String] { consumer.rows(of: try list(index)).map(text(of:)) }

  func row(_ index: Int, of list: Int = 0) throws -> RowElement {
    let id = try #require(consumer.rows(of: try self.list(list)).dropFirst(index).first)
    guard case .row(let row)? = tree[id]?.element.kind else { throw Missing() }
    return row
  }

  /// The positions of the selected rows.
  func selected(_ index: Int = 0) throws -> [Int] {
    let source = try source(index)
    return (0..<source.rowCount).filter(source.isSelected)
  }

  var split: SplitElement? {
    for node in tree.all { if case .split(let split) = node.element.kind { return split } }
    return nil
  }

  /// The titles of a stack's pages, the root first.
  var pages: [String] {
    guard let stack = nodes({ if case .navigation = $0 { true } else { false } }).first else { return [] }
    return tree.children(of: stack.id, in: .pages).map { if case .page(let page) = $0.element.kind { page.title } else { "" } }
  }

  func page(_ role: String = "") throws -> PageElement {
    for node in tree.all { if case .page(let page) = node.element.kind, page.role == role { return page } }
    throw Missing()
  }

  func pageID(_ role: String = "") throws -> NodeID {
    try #require(tree.all.first { if case .page(let page) = $0.element.kind { page.role == role } else { false } }).id
  }

  struct Missing: Error {}

  // MARK: Using

  private func button(_ label: String) throws -> NodeID {
    try #require(nodes { $0.control is ButtonElement }.last { text(of: $0.id) == label }, "no button \(label)").id
  }

  func click(_ label: String) throws {
    graph.send(.activate(try button(label)))
    settle()
  }

  func send(_ event: ListEvent, to index: Int = 0) throws {
    graph.send(.list(try list(index), event))
    settle()
  }

  func select(_ row: Int, extending: Bool = false, in index: Int = 0) throws {
    try send(.select(row, extending: extending), to: index)
  }

  /// What a click or Enter does.
  func choose(_ row: Int, in index: Int = 0) throws { try send(.choose(row), to: index) }

  var field: NodeID {
    get throws { try #require(nodes { $0.control is TextFieldElement }.first).id }
  }

  /// Tells the split view how wide it is.
  func resize(_ width: Double) throws {
    let split = try #require(nodes { if case .split = $0 { true } else { false } }.first)
    graph.send(.split(split.id, .measured(SplitMetrics(width: width))))
    settle()
  }

  func goBack(to pages: Int) throws {
    let stack = try #require(nodes { if case .navigation = $0 { true } else { false } }.first)
    graph.send(.popped(stack.id, pages: pages))
    settle()
  }

  /// The patches that an action leads to.
  func patches(_ action: () throws -> Void) rethrows -> [Patch] {
    let before = consumer.batches.count
    try action()
    settle()
    return consumer.batches[before...].flatMap(\.patches)
  }

  /// How many bodies an action evaluates.
  func bodies(_ action: () throws -> Void) rethrows -> Int {
    let before = graph.counters.bodies
    try action()
    settle()
    return graph.counters.bodies - before
  }
}

/// Something that counts across isolation without a lock: tests run it on the main actor alone.
@MainActor final class Count {
  var value = 0
  func note() { value += 1 }
}

/// A button that counts its clicks in state of its own.
struct Counter: View {
  let name: String
  @State private var count = 0

  init(_ name: String) { self.name = name }

  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

/// What happened, in order.
@MainActor final class Journal {
  private(set) var entries: [String] = []
  func note(_ entry: String) { entries.append(entry) }
  /// The entries since the last time they were taken.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A value that a test changes from outside of the views.
@Observable @MainActor final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
