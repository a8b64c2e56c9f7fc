import SidelightCore
@_spi(Nodes) import SidelightGraph

/// The children of one open element, or the elements that an outline begins with: what reading them depended on makes it dirty.
final class OutlineLevel<Data: RandomAccessCollection, ID: Hashable>: ViewNode, DependentNode, EditableElements {
  /// The id of the element; nil for the top.
  let id: ID?
  var branch = OutlineBranch.root
  var items: OutlineItems<Data>
  /// What stands behind the items, where they are fetched.
  var status: OutlineStatus?
  var news = OutlineNews<Data>()
  var task: Task<Void, Never>?
  private weak var outline: (any OutlineLevels)?

  init(_ id: ID?, _ items: OutlineItems<Data>, of outline: some OutlineLevels, _ context: NodeContext) {
    self.id = id
    self.items = items
    self.outline = outline
    super.init(context)
  }

  /// How many rows it has, without those below them.
  var rowCount: Int { items.count + (status == nil ? 0 : 1) }

  var elementCount: Int { items.count }
  var elementEdits: ElementEdits? { outline?.edits(of: self) }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    task?.cancel()
    task = nil
  }

  /// The outline brings its levels up to date itself, each before those below it.
  override func invalidate() {
    guard isAlive, !isDirty else { return }
    isDirty = true
    outline?.isDirty(self)
  }
}

/// What has levels.
@MainActor protocol OutlineLevels: ViewNode {
  func isDirty(_ level: ViewNode)
  /// What the user may do to the elements of a level; nil where that is nothing.
  func edits(of level: any EditableElements) -> ElementEdits?
}

/// Elements that left an outline, each with all that was open below it.
struct RemovedItems<Data: RandomAccessCollection, ID: Hashable>: RemovedRows {
  private struct Part {
    let items: OutlineItems<Data>
    let branch: OutlineBranch
    let ranges: [Range<Int>]
    let moved: Set<Int>
  }
  private let access: OutlineAccess<Data, ID>
  private var tags: [ID: AnyHashable]
  private var parts: [Part] = []
  /// Those that came back elsewhere in the same update.
  var returned: Set<ID> = []
  /// The rows before the update; nil where nobody asks for places.
  private let rows: OutlineRows?

  /// Nothing, at first.
  init(_ access: OutlineAccess<Data, ID>, _ tags: [ID: AnyHashable], rows: OutlineRows? = nil) {
    self.access = access
    self.tags = tags
    self.rows = rows
  }

  /// Adds what a difference takes away.
  mutating func add(_ difference: IdentityDiff, from items: OutlineItems<Data>, in branch: OutlineBranch) {
    parts.append(Part(items: items, branch: branch, ranges: difference.removedRanges, moved: Set(difference.moves.map(\.from))))
  }

  /// Adds everything.
  mutating func add(_ items: OutlineItems<Data>, in branch: OutlineBranch) {
    parts.append(Part(items: items, branch: branch, ranges: [0..<items.count], moved: []))
  }

  /// Adds what others hold.
  mutating func add(_ others: RemovedItems) {
    parts += others.parts
    if tags.isEmpty { tags = others.tags }
  }

  private func forEach(_ body: (OutlineItems<Data>, Int) -> Void) { forEachPlace { items, _, offset in body(items, offset) } }

  private func forEachPlace(_ body: (OutlineItems<Data>, OutlineBranch, Int) -> Void) {
    for part in parts {
      for range in part.ranges {
        for offset in range where offset < part.items.count && !part.moved.contains(offset) {
          if returned.isEmpty || !returned.contains(access.id(at: offset, of: part.items)) { body(part.items, part.branch, offset) }
        }
      }
    }
  }

  var ids: [ID] {
    var ids: [ID] = []
    forEach { ids.append(access.id(at: $1, of: $0)) }
    return ids
  }

  var keys: Set<AnyHashable> { Set(ids.map { AnyHashable($0) }) }

  func values<Value: Hashable>(among selected: Set<Value>) -> Set<Value> {
    var found: Set<Value> = []
    let candidates = access.element.ids(of: selected, tags)
    forEach { items, offset in
      guard candidates.contains(access.id(at: offset, of: items)) else { return }
      if let value: Value = access.selectionValue(at: offset, of: items, tags), selected.contains(value) { found.insert(value) }
    }
    return found
  }

  func place<Value: Hashable>(of value: Value) -> (segment: SegmentID?, offset: Int)? {
    guard let rows else { return nil }
    var place: Int?
    forEachPlace { items, branch, offset in
      if place == nil, access.selectionValue(at: offset, of: items, tags) == value { place = rows.shownPosition(of: offset, in: branch) }
    }
    return place.map { (nil, $0) }
  }
}
