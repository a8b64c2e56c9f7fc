import SidelightCore

/// The search fields in which the user searches. Whoever begins that, the user or the app, it takes the focus into the field, and its end back
/// into the content below.
@MainActor struct OpenSearches {
  private var fields: Set<NodeID> = []

  mutating func follow(_ focus: HeadlessFocus) {
    let tree = focus.tree
    let now = Set(tree.all.lazy.filter { $0.element.kind.control(SearchElement.self)?.isPresented == true }.map(\.id))
    let (begun, ended) = (now.subtracting(fields), fields.subtracting(now))
    fields = now
    for field in ended where focus.place == field && tree[field] != nil {
      focus.place = tree[field]?.parent.flatMap { focus.firstStop(in: [.body, .rows], of: $0) }
    }
    if let field = begun.first(where: { tree.isOnShownTab($0) && tree.uncovered.contains($0) }) { focus.place = field }
  }
}
