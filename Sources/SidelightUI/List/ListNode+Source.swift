import SidelightCore
@_spi(Nodes) import SidelightGraph

extension ListNode: ListSource {
  package var rowCount: Int { model.count }

  package func token(at index: Int) -> Int { tokenOfRow(at: index) }

  package func index(ofToken token: Int) -> Int? { model.index(ofToken: token) }

  package func releaseTokens(except used: Set<Int>) { releaseUnused(used) }

  package func isSelected(_ index: Int) -> Bool {
    guard !selection.values.isEmpty else { return false }
    if let row = boundRow(at: index) { return isSelected(row) }
    guard let value = selectionValue(at: index) else { return false }
    return selection.isSelected(value)
  }

  package func isSelected(row id: NodeID) -> Bool {
    guard let row = row(id) else { return false }
    return isSelected(row)
  }

  package func boundSelection() -> [(index: Int, isSelected: Bool)] {
    let isEmpty = selection.values.isEmpty
    var answers: [(index: Int, isSelected: Bool)] = []
    let model = model
    answers.reserveCapacity(model.trackedCount)
    model.forEachTracked { token, index in
      guard let row = rowsByToken[token], !row.isUnbound else { return }
      answers.append((index, !isEmpty && isSelected(row)))
    }
    return answers
  }

  package var hasSelection: Bool { !selection.values.isEmpty }

  package func isHeading(_ index: Int) -> Bool { index >= 0 && index < model.count && model.row(at: index).role != .row }

  package func isOpen(_ index: Int) -> Bool? { isHeading(index) ? structure.isOpen(model.row(at: index)) : nil }

  package func bind(_ index: Int, reusing old: NodeID?) -> NodeID {
    let place = if let old { row(old) } else { nil as RowNode? }
    let row = makeRow(at: index, reusing: place)
    row.isUnbound = false
    row.wake()
    let id = row.host.id
    if place === row, row.host.isShown {
      graph.deliverElements()
      return id
    }
    var patches: [Patch] = []
    if let place, place !== row { place.host.emitRemoval(into: &patches) }
    if !row.host.isShown { row.host.emitInsertion(in: host, slot: .rows, index: 0, into: &patches) }
    graph.deliver(graph.takeElementPatches() + patches)
    return id
  }

  package func unbind(_ row: NodeID) { self.row(row)?.isUnbound = true }

  package func discard(_ rows: [NodeID]) {
    var patches: [Patch] = []
    for row in rows {
      guard let node = self.row(row) else { continue }
      retire(node)
      node.host.emitRemoval(into: &patches)
    }
    graph.deliver(patches)
  }

  package func menu(at index: Int?) -> [MenuItem] { menuItems(at: index) }
}

extension List.Kind {
  /// Whether rows can be selected.
  var selects: Bool {
    if case .none = self { false } else { true }
  }

  var mode: SelectionMode {
    switch self {
    case .none: .none
    case .single: .single
    case .required: .required
    case .multiple: .multiple
    }
  }

  /// What the binding says is selected.
  var selection: Selection<SelectionValue> {
    switch self {
    case .none: .none
    case .single(let binding): Selection(single: binding.wrappedValue)
    case .required(let binding): Selection(required: binding.wrappedValue)
    case .multiple(let binding): Selection(multiple: binding.wrappedValue)
    }
  }

  /// Writes what the user selected.
  func write(_ selection: Selection<SelectionValue>) {
    switch self {
    case .none: break
    case .single(let binding): binding.wrappedValue = selection.single
    case .required(let binding): if let value = selection.single { binding.wrappedValue = value }
    case .multiple(let binding): binding.wrappedValue = selection.values
    }
  }
}
