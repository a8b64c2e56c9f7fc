import SidelightCore
@_spi(Nodes) import SidelightGraph

/// What was selected in a list when the app ran last, as long as some of it has no rows.
struct WaitingSelection<Value: Hashable> {
  fileprivate(set) var values: Set<Value> = []
  /// What of it is selected again. Anything else that is selected was chosen since, and ends the wait.
  fileprivate var written: Set<Value> = []
  /// It is being written, which is no choice of the app's.
  fileprivate(set) var isWriting = false

  var isEmpty: Bool { values.isEmpty }

  /// The user selects something.
  mutating func end() { values = [] }
}

extension ListNode {
  /// Selects what was selected when the app ran last, where the app selects nothing itself.
  func restoreSelection() {
    guard view.kind.selects, view.kind.comesBack else { return }
    let earlier = restored("selection") { [weak self] in self?.lastingSelection }
    guard let texts = earlier?.list?.compactMap(\.text), !texts.isEmpty else { return }
    waitingSelection.values = Set(texts.compactMap { graph[Restoration.self].value(of: $0, as: SelectionValue.self) })
    takeWaitingSelection()
  }

  /// Selects what has rows by now.
  func takeWaitingSelection() {
    guard isAlive, !waitingSelection.isEmpty else { return }
    let now = view.kind.selection.values
    let isUntouched = waitingSelection.written.isEmpty ? view.kind.mayRestore : now == waitingSelection.written
    guard isUntouched else { return waitingSelection.values = [] }
    let found = selected.known(waitingSelection.values)
    guard !found.isEmpty else { return }
    waitingSelection.values.subtract(found)
    waitingSelection.written.formUnion(found)
    waitingSelection.isWriting = true
    view.kind.restore(waitingSelection.written)
    evaluate()
    waitingSelection.isWriting = false
  }

  private var lastingSelection: LastingValue? {
    var values = view.kind.selection.values
    // What was chosen since is the selection, whatever still waits.
    if !waitingSelection.isEmpty, values == waitingSelection.written { values.formUnion(waitingSelection.values) }
    guard !values.isEmpty, values.count <= Self.mostKept else { return nil }
    let texts = values.compactMap { graph[Restoration.self].text(of: $0) }.sorted()
    return texts.isEmpty ? nil : .list(texts.map(LastingValue.text))
  }

  /// More is hardly a choice of single things, and would have to be looked through again and again.
  private static var mostKept: Int { 4096 }
}

extension List.Kind {
  /// Whether what was selected when the app ran last may be selected again.
  @MainActor fileprivate var mayRestore: Bool {
    switch self {
    case .none: false
    case .single(let binding): binding.mayRestore { $0 == nil }
    case .required(let binding): binding.mayRestore { _ in false }
    case .multiple(let binding): binding.mayRestore(whereEmpty: \.isEmpty)
    }
  }

  /// Whether that can be at all.
  @MainActor fileprivate var comesBack: Bool { if case .required(let binding) = self { binding.isState } else { true } }

  @MainActor fileprivate func restore(_ values: Set<SelectionValue>) {
    switch self {
    case .none: break
    case .single(let binding): binding.restore(values.first)
    case .required(let binding): if let value = values.first { binding.restore(value) }
    case .multiple(let binding): binding.restore(values)
    }
  }
}
