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

extension SearchField: View {}

extension SearchField: PrimitiveView {
  func makeNode(_ context: NodeContext) -> TypedNode<Self> { SearchFieldNode(self, context) }
}

final class SearchFieldNode: ElementNode<SearchField>, DependentNode, OptionCollector {
  /// What the user did, until the binding has answered.
  private var change: Event?
  private var wasPresented = false
  /// Whether something has been typed since the search began.
  private var hasTyped = false
  private let suggestions = SuggestedLines()
  private var scopes: ViewNode?
  private var tokens: ViewNode?

  init(_ view: SearchField, _ context: NodeContext) {
    super.init(view, context, .divider)
    evaluate()
  }

  override var children: [ViewNode] { [tokens, suggestions.node, scopes].compactMap(\.self) }

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
    let page = scope.value(PageSearchKey.self)
    element.hasButton = graph.track(self, part: 2) { page?.buttons ?? 0 } == 0
    tell(page, view.isPinned ? nil : view.isPresented)
    if element.isPresented != wasPresented {
      wasPresented = element.isPresented
      suggestions.handle(element.isPresented ? .edited : .closed)
      hasTyped = false
    }
    if !element.text.isEmpty { hasTyped = true }
    tokens = show(graph.track(self, part: 1) { view.tokens?.views() }, in: .tokens, instead: tokens)
    showSuggestions(element.isPresented)
    element.suggestions = suggestions.model
    let scopes = graph.reading(self) { scope.value(SearchScopesKey.self) }
    element.showsScopes = scopes != nil && element.isPresented && (scopes?.activation != .onTextEntry || hasTyped)
    self.scopes = show(element.isPresented ? scopes?.picker : nil, in: .scopes, instead: self.scopes)
    host.set(.control(element))
    if let change, element.differs(from: change) { host.insist() }
    change = nil
  }

  /// Tells a button that stands elsewhere, once what is evaluated now is there.
  private func tell(_ page: PageSearch?, _ isPresented: Bool?) {
    guard let page else { return }
    let present = view.present
    guard page.isPresented != isPresented else { return page.follow(isPresented, present) }
    graph.after { page.follow(isPresented, present) }
  }

  override func destroy() {
    guard isAlive else { return }
    tell(scope.value(PageSearchKey.self), nil)
    super.destroy()
  }

  private func showSuggestions(_ isPresented: Bool) {
    let suggested = graph.reading(self) { scope.value(SearchSuggestionsKey.self) }
    let hidden = graph.reading(self) { scope.value(HiddenSuggestionsKey.self) }
    let content = isPresented && !hidden.contains(SearchSuggestionsPlacement.menu) ? suggested?.content : nil
    suggestions.show(content, in: self, surroundings: { $0[SuggestionsPlacementKey.self] = .menu }) {
      if case .input = $0 { false } else { true }
    }
  }

  private func show(_ view: AnyView?, in slot: Slot, instead old: ViewNode?) -> ViewNode? {
    show(view, in: slot, instead: old) { $0[ToolbarPlaceKey.self] = nil }
  }

  override func viewChanged(from old: SearchField) { evaluate() }

  override func handle(_ event: Event) {
    switch event {
    case .edit(_, let text):
      view.text.wrappedValue = text
      suggestions.handle(.edited)
    case .toggle(_, let isOn): view.present(isOn)
    case .submit:
      if let active = suggestions.model.active { return handle(.choose(active)) }
      suggestions.handle(.closed)
      submit()
    case .search(_, let event): return handle(event)
    default: return
    }
    change = event
    invalidate()
  }

  private func handle(_ event: SearchEvent) {
    switch event {
    case .step(let forward): suggestions.handle(.stepped(forward: forward))
    case .choose(let index):
      guard let completion = suggestions.choose(index) else { return }
      take(completion)
      submit()
    case .escape:
      if suggestions.model.isShown { suggestions.handle(.closed) } else { view.present(false) }
    case .removeToken(let index): view.tokens?.remove(index)
    }
    invalidate()
  }

  /// A suggestion takes the place of what is typed.
  private func take(_ completion: SuggestedCompletion.Value) {
    switch completion {
    case .text(let text), .input(let text): view.text.wrappedValue = text
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
