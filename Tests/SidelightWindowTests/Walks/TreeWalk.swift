import SidelightCore
import SidelightGTK
import SidelightUI

/// Random steps in an outline, beside a tree and the set of ids that are open.
@MainActor final class TreeWalk: ListWalk {
  enum Step: CaseIterable {
    case insert, remove, bringBack, move, again, retitle, turn, write, reorder, deliver, deliverMore, end
    case toggle, toggleMore, toggleAgain, click, add, extend, key, arrows, all, nothing, scroll, jump
  }

  struct Row {
    let id: Int
    let title: String
    let depth: Int
    var isExpanded: Bool?
    /// Whether it says that children are being fetched, or why they are not.
    var isStatus = false

    /// The element, which can be selected.
    var element: Int? { isStatus ? nil : id }
    var name: String { isStatus ? "status \(id)" : "node \(id)" }
  }

  /// What came of fetching the children of an element that is open.
  struct Record {
    var children: [TreeNode] = []
    var status: String? = "Loading…"
  }

  let model: TreeModel
  let isLoaded: Bool
  /// What the data should be, and what is out of them for a while.
  var roots: [TreeNode] = .some
  var away: [TreeNode] = []
  var open: Set<Int> = []
  var records: [Int: Record] = [:]
  var next = 1_000_000
  /// The elements in sight before a step that changes the data; nil for other steps.
  var sightBefore: Set<Int>?

  init(seed: UInt64) async throws {
    let model = TreeModel()
    let mode: SelectionMode = [.multiple, .single, .multiple, .required][Int(seed / 2 % 4)]
    let isLoaded = seed.isMultiple(of: 2)
    self.model = model
    self.isLoaded = isLoaded
    try super.init(await ViewScene(width: 320, height: 500) { TreeWalkView(model: model, mode: mode, isLoaded: isLoaded) }, model, mode)
  }

  var rows: [Row] { rows(of: roots, 0) }

  private func rows(of nodes: [TreeNode], _ depth: Int) -> [Row] {
    nodes.flatMap { node -> [Row] in
      let isOpen = node.isFolder && open.contains(node.id)
      let row = Row(id: node.id, title: node.title, depth: depth, isExpanded: node.isFolder ? isOpen : nil)
      guard isOpen else { return [row] }
      guard isLoaded else { return [row] + rows(of: node.children ?? [], depth + 1) }
      let record = records[node.id] ?? Record()
      let status = record.status.map { [Row(id: node.id, title: $0, depth: depth + 1, isStatus: true)] } ?? []
      return [row] + rows(of: record.children, depth + 1) + status
    }
  }

  func line(_ row: Row) -> WalkLine {
    WalkLine(
      id: row.name, text: row.title, isSelected: !row.isStatus && selected.contains(row.id), isExpanded: row.isExpanded, depth: row.depth,
      element: row.element)
  }

  override var lines: [WalkLine] { rows.map(line) }

  override func fold(_ position: Int, _ isExpanded: Bool?) {
    guard rows[position].isExpanded == isExpanded.map(!) else { return remarks.append("row \(position) is open or closed already") }
    openOrClose(rows[position])
  }

  /// What says that its children are being fetched has somebody who fetches them, and what says that this failed has nobody.
  override var dataFaults: [String] {
    let fetched = Set(model.library.open)
    let late = records.filter { $0.value.status == Record().status }.keys.filter { !fetched.contains($0) }
    let again = records.filter { $0.value.status == "Trouble" }.keys.filter { fetched.contains($0) }
    return super.dataFaults + late.map { "nobody fetches the children of \($0)" } + again.map { "the children of \($0) are fetched again" }
  }

  /// Below what is closed nobody looks.
  override var elements: Set<Int> { sight }

  /// What the user closes has not left.
  override var hasNewData: Bool { sightBefore != nil }

  var sight: Set<Int> { Set(rows.filter { !$0.isStatus }.map(\.id)) }

  override func act() async -> String {
    let step = Step.allCases.randomElement(using: &random) ?? .scroll
    sightBefore = nil
    let note: String
    switch step {
    case .toggle, .toggleMore, .toggleAgain, .click, .add, .extend: note = await hand(step)
    case .key, .arrows, .all, .nothing: note = await keyboard(step)
    default: note = program(step)
    }
    keepRecords()
    return "\(step) \(note)"
  }

  /// An element that is open in sight has something fetched for it, and what is closed begins anew.
  func keepRecords() {
    guard isLoaded else { return }
    let seen = Set(rows.filter { $0.isExpanded == true }.map(\.id))
    records = records.filter { seen.contains($0.key) }
    for id in seen where records[id] == nil { records[id] = Record() }
  }

  /// What left the data leaves the selection, as far as anybody could see it go. Below what is closed nobody looks.
  override func conclude() {
    guard let before = sightBefore, mode != .required else { return }
    let after = sight
    let all = Set(roots.all.map(\.id))
    let now = held
    for id in selected.subtracting(now) where after.contains(id) || (!before.contains(id) && all.contains(id)) {
      remarks.append("\(id) is not selected any more")
    }
    for id in now where !selected.contains(id) { remarks.append("\(id) is selected by nobody") }
    for id in selected.intersection(now) where before.contains(id) && !after.contains(id) && !all.contains(id) {
      remarks.append("\(id) is gone and selected")
    }
    selected = now
  }
}
