import SidelightCore

/// A view with a search field in the page around it.
struct SearchableView<Content: View> {
  let content: Content
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: String?
  @State private var isOpen = false
  @State private var target = SearchTarget()

  nonisolated init(
    content: Content, text: Binding<String>, isPresented: Binding<Bool>?, placement: SearchFieldPlacement, prompt: String?
  ) {
    self.content = content
    self.text = text
    self.isPresented = isPresented
    self.placement = placement
    self.prompt = prompt
  }
}

extension SearchableView: View {
  var body: some View {
    let state = isPresented ?? $isOpen
    // A text that the program sets is seen, and can be taken back.
    let isSearching = state.wrappedValue || !text.wrappedValue.isEmpty
    let present = { [text] (begins: Bool) in
      if !begins, !text.wrappedValue.isEmpty { text.wrappedValue = "" }
      if state.wrappedValue != begins { state.wrappedValue = begins }
    }
    let _ = target.present = present
    let action = DismissSearchAction(target)
    ToolbarView(
      content: EnvironmentView(content: content) {
        $0[SearchingKey.self] = isSearching
        $0[DismissSearchKey.self] = action
      },
      items: ToolbarItemView(
        placement: placement.isSidebar ? .sidebarSearch : .search,
        content: SearchField(
          text: text, isPresented: isSearching, isPinned: placement.isPinned, prompt: prompt ?? "Search", present: present)))
  }
}

/// The field itself.
struct SearchField {
  let text: Binding<String>
  let isPresented: Bool
  let isPinned: Bool
  let prompt: String
  let present: (Bool) -> Void
}

extension SearchField: View {
  typealias Body = Never
}

extension SearchField: PrimitiveView {
  func makeNode(_ context: NodeContext) -> TypedNode<Self> { SearchFieldNode(self, context) }
}

final class SearchFieldNode: ElementNode<SearchField>, DependentNode {
  /// What the user did, until the binding has answered.
  private var change: Event?

  init(_ view: SearchField, _ context: NodeContext) {
    super.init(view, context, .divider)
    evaluate()
  }

  override func evaluate() {
    isDirty = false
    let element = graph.track(self) {
      SearchElement(text: view.text.wrappedValue, prompt: view.prompt, isPresented: view.isPresented, isPinned: view.isPinned)
    }
    host.set(.search(element))
    if let change, change.differs(from: .search(element)) { host.insist() }
    change = nil
  }

  override func viewChanged(from old: SearchField) { evaluate() }

  override func handle(_ event: Event) {
    switch event {
    case .edit(_, let text): view.text.wrappedValue = text
    case .toggle(_, let isOn): view.present(isOn)
    case .submit:
      scope.value(SearchSubmitKey.self)?()
      return
    default: return
    }
    change = event
    invalidate()
  }
}

extension View {
  private nonisolated func searchable(
    _ text: Binding<String>, _ isPresented: Binding<Bool>?, _ placement: SearchFieldPlacement, prompt: String?
  ) -> some View {
    SearchableView(content: self, text: text, isPresented: isPresented, placement: placement, prompt: prompt)
  }

  /// Offers a search field for this view, in the page that the view stands in.
  ///
  /// The app shows what fits the text. On GNOME the page's header bar has a button that opens a search bar below it, as Ctrl+F does; Escape
  /// empties and closes it. Below, `isSearching` and `dismissSearch` of the environment tell of it. Around a ``NavigationStack`` the field
  /// stands in the page that is shown, around a split view in the column that takes its toolbar items.
  ///
  /// Source: SwiftUI's `searchable(text:placement:prompt:)`. Search tokens, scopes and suggestions are left out.
  /// - Parameters:
  ///   - text: what is typed.
  ///   - placement: which page has the field, and whether it is always there.
  ///   - prompt: what stands in the empty field; nil for “Search”.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { searchable(text, nil, placement, prompt: prompt?.content) }

  /// Offers a search field for this view, with a prompt.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { searchable(text, nil, placement, prompt: prompt.resolved) }

  /// Offers a search field for this view, with a prompt.
  @_disfavoredOverload nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchable(text, nil, placement, prompt: String(prompt)) }

  /// Offers a search field for this view that code can open and close.
  ///
  /// - Parameters:
  ///   - text: what is typed.
  ///   - isPresented: whether the user is searching. Closing the field empties it.
  ///   - placement: which page has the field, and whether it is always there.
  ///   - prompt: what stands in the empty field; nil for “Search”.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { searchable(text, isPresented, placement, prompt: prompt?.content) }

  /// Offers a search field for this view that code can open and close, with a prompt.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { searchable(text, isPresented, placement, prompt: prompt.resolved) }

  /// Offers a search field for this view that code can open and close, with a prompt.
  @_disfavoredOverload nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchable(text, isPresented, placement, prompt: String(prompt)) }
}
