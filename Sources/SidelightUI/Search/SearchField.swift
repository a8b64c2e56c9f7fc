import SidelightCore
@_spi(Nodes) import SidelightGraph

/// The field of a search.
struct SearchField {
  let text: Binding<String>
  let isPresented: Bool
  let isPinned: Bool
  let prompt: Text
  let tokens: SearchTokens?
  let present: (Bool) -> Void
}

extension SearchField: View {
  typealias Body = Never
}

extension SearchField: PrimitiveView {
  func makeNode(_ context: NodeContext) -> TypedNode<Self> { SearchFieldNode(self, context) }
}

final class SearchFieldNode: ElementNode<SearchField>, DependentNode, OptionCollector {
  /// What the user did, until the binding has answered.
  private var change: Event?
  private var model = SuggestionModel()
  private var wasPresented = false
  /// Whether something has been typed since the search began.
  private var hasTyped = false
  private var suggestions: ViewNode?
  private var scopes: ViewNode?
  private var tokens: ViewNode?

  init(_ view: SearchField, _ context: NodeContext) {
    super.init(view, context, .divider)
    evaluate()
  }

  override var children: [ViewNode] { [tokens, suggestions, scopes].compactMap(\.self) }

  /// What they say goes no further.
  override func mergedPreferences() -> Preferences? { nil }

  /// The suggestions are others now, or other ones can be chosen.
  func optionsChanged() { invalidate() }

  var takesHeaders: Bool { true }

  override func evaluate() {
    isDirty = false
    let prompt = characters(of: view.prompt)
    var element = graph.track(self) {
      SearchElement(text: view.text.wrappedValue, prompt: prompt, isPresented: view.isPresented, isPinned: view.isPinned)
    }
    if element.isPresented != wasPresented {
      wasPresented = element.isPresented
      model.handle(element.isPresented ? .edited : .closed)
      hasTyped = false
    }
    if !element.text.isEmpty { hasTyped = true }
    tokens = show(graph.track(self, part: 1) { view.tokens?.views() }, in: .tokens, instead: tokens)
    showSuggestions(element.isPresented)
    element.suggestions = model
    let scopes = graph.reading(self) { scope.value(SearchScopesKey.self) }
    element.showsScopes = scopes != nil && element.isPresented && (scopes?.activation != .onTextEntry || hasTyped)
    self.scopes = show(element.isPresented ? scopes?.picker : nil, in: .scopes, instead: self.scopes)
    host.set(.control(element))
    if let change, element.differs(from: change) { host.insist() }
    change = nil
  }

  private func showSuggestions(_ isPresented: Bool) {
    let suggested = graph.reading(self) { scope.value(SearchSuggestionsKey.self) }
    let hidden = graph.reading(self) { scope.value(HiddenSuggestionsKey.self) }
    let content = isPresented && !hidden.contains(SearchSuggestionsPlacement.menu) ? suggested?.content : nil
    suggestions = show(content, in: .suggestions, instead: suggestions)
    model.handle(.offered(suggestionHosts.map { $0.completion != nil }))
  }

  /// Shows a view in a slot, or nothing; one of the same type keeps its state.
  private func show(_ view: AnyView?, in slot: Slot, instead old: ViewNode?) -> ViewNode? {
    if let view, let old, old.updateErased(view) { return old }
    var inner = slotContext
    inner.listener = slot == .suggestions ? self : nil
    inner.scope = EnvironmentScope(inside: scope) {
      $0[ToolbarPlaceKey.self] = nil
      if slot == .suggestions { $0[SuggestionsPlacementKey.self] = .menu }
    }
    let node = view.map { graph.makeErasedNode($0, inner) }
    if node != nil || old != nil { host.setSlot(slot, [node].compactMap(\.self)) }
    old?.destroy()
    return node
  }

  private var suggestionHosts: [ElementHost] {
    var hosts: [ElementHost] = []
    suggestions?.collect(into: &hosts)
    return hosts
  }

  override func viewChanged(from old: SearchField) { evaluate() }

  override func handle(_ event: Event) {
    switch event {
    case .edit(_, let text):
      view.text.wrappedValue = text
      model.handle(.edited)
    case .toggle(_, let isOn): view.present(isOn)
    case .submit:
      if let active = model.active { return handle(.choose(active)) }
      model.handle(.closed)
      submit()
    case .search(_, let event): return handle(event)
    default: return
    }
    change = event
    invalidate()
  }

  private func handle(_ event: SearchEvent) {
    switch event {
    case .step(let forward): model.handle(.stepped(forward: forward))
    case .choose(let index):
      let hosts = suggestionHosts
      guard hosts.indices.contains(index), let completion = hosts[index].completion else { return }
      model.handle(.closed)
      take(completion)
      submit()
    case .escape:
      if model.isShown { model.handle(.closed) } else { view.present(false) }
    case .removeToken(let index): view.tokens?.remove(index)
    }
    invalidate()
  }

  /// A suggestion takes the place of what is typed.
  private func take(_ completion: SearchCompletion) {
    switch completion.value {
    case .text(let text): view.text.wrappedValue = text
    case .token(let token):
      guard let tokens = view.tokens, tokens.append(token) else {
        return Problem.report(
          "the token \(token) of a search completion is none that its search field takes, and is left out. "
            + "Give the field tokens of the type \(type(of: token)), with searchable(text:tokens:token:).")
      }
      view.text.wrappedValue = ""
    }
  }

  private func submit() { scope.value(SearchSubmitKey.self)?() }
}

extension ElementHost {
  /// What choosing it as a suggestion means.
  fileprivate var completion: SearchCompletion? { (note as? TagBox)?.value.base as? SearchCompletion }
}
