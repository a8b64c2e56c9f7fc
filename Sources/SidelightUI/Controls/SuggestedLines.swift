import SidelightCore
@_spi(Nodes) import SidelightGraph

/// What choosing a suggestion means.
final class SuggestedCompletion: Hashable {
  enum Value {
    /// This takes the place of what is typed into a search field, and is submitted.
    case text(String)
    /// This is added to the tokens of a search field, in the place of what is typed.
    case token(Any)
    /// This takes the place of what is typed into another field of text.
    case input(String)
  }
  let value: Value

  nonisolated init(_ value: Value) { self.value = value }

  nonisolated static func == (left: SuggestedCompletion, right: SuggestedCompletion) -> Bool { left === right }

  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The views that a field suggests, each element of them a line, in the slot `.suggestions` of the field.
@MainActor final class SuggestedLines {
  private(set) var node: ViewNode?
  /// Whether they are shown, and which one Enter would choose.
  private(set) var model = SuggestionModel()

  /// Shows the lines of a view, or none, in a field.
  ///
  /// - Parameters:
  ///   - surroundings: sets what else the lines find in their environment.
  ///   - isMeant: whether a completion is one that the field has a use for.
  func show<V: View>(
    _ view: AnyView?, in field: any ElementNode<V> & OptionCollector, surroundings: @escaping (inout EnvironmentValues) -> Void = { _ in },
    isMeant: (SuggestedCompletion.Value) -> Bool
  ) {
    node = field.show(view, in: .suggestions, instead: node, listener: field) {
      $0[ToolbarPlaceKey.self] = nil
      surroundings(&$0)
      // A field in a suggestion suggests something else.
      $0[TextSuggestionsKey.self] = nil
    }
    model.handle(.offered(hosts.map { $0.completion.map { isMeant($0.value) } == true }))
  }

  func handle(_ change: SuggestionModel.Change) { model.handle(change) }

  /// Closes the list with the choice of a line; nil where it can't be chosen.
  func choose(_ index: Int) -> SuggestedCompletion.Value? {
    let hosts = hosts
    guard hosts.indices.contains(index), model.choosable.indices.contains(index), model.choosable[index],
      let completion = hosts[index].completion
    else { return nil }
    model.handle(.closed)
    return completion.value
  }

  private var hosts: [ElementHost] {
    var hosts: [ElementHost] = []
    node?.collect(into: &hosts)
    return hosts
  }
}

extension ElementNode {
  /// Shows a view in a slot, or nothing; one of the same type keeps its state.
  func show(
    _ view: AnyView?, in slot: Slot, instead old: ViewNode?, listener: (any ElementListener)? = nil,
    _ overrides: @escaping (inout EnvironmentValues) -> Void
  ) -> ViewNode? {
    if let view, let old, old.updateErased(view) { return old }
    var inner = slotContext
    inner.listener = listener
    inner.scope = EnvironmentScope(inside: scope, overrides)
    let node = view.map { graph.makeErasedNode($0, inner) }
    if node != nil || old != nil { host.setSlot(slot, [node].compactMap(\.self)) }
    old?.destroy()
    return node
  }
}

extension ElementHost {
  /// What choosing it as a suggestion means.
  fileprivate var completion: SuggestedCompletion? { (note as? TagBox)?.value.base as? SuggestedCompletion }
}
