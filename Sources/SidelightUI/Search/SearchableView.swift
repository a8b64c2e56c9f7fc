import SidelightCore

/// A view with a search field in the page around it.
struct SearchableView<Content: View> {
  let content: Content
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: Text?
  let tokens: SearchTokens?
  @State private var isOpen = false
  @State private var target = SearchTarget()
  @Environment(\.searchAround) private var around

  nonisolated init(
    content: Content, text: Binding<String>, isPresented: Binding<Bool>?, placement: SearchFieldPlacement, prompt: Text?,
    tokens: SearchTokens? = nil
  ) {
    self.content = content
    self.text = text
    self.isPresented = isPresented
    self.placement = placement
    self.prompt = prompt
    self.tokens = tokens
  }
}

extension SearchableView: View {
  var body: some View {
    let state = isPresented ?? $isOpen
    // A text that the program sets is seen, and can be taken back.
    let filters = !text.wrappedValue.isEmpty || tokens?.count() ?? 0 > 0
    let isSearching = state.wrappedValue || filters
    let present = { [text, tokens] (begins: Bool) in
      if !begins, !text.wrappedValue.isEmpty { text.wrappedValue = "" }
      if !begins { tokens?.removeAll() }
      if state.wrappedValue != begins { state.wrappedValue = begins }
    }
    let _ = target.present = present
    let _ = around.tabLink?.tell(of: target, isSearching)
    let action = DismissSearchAction(target)
    ToolbarView(
      content: EnvironmentView(content: content) {
        $0[SearchingKey.self] = isSearching
        $0[SearchFiltersKey.self] = filters
        $0[DismissSearchKey.self] = action
        $0[TabSearchTargetKey.self] = target
        // They are for this field, and not for one inside.
        $0[SearchSuggestionsKey.self] = nil
        $0[SearchScopesKey.self] = nil
        $0[SearchFocusKey.self] = []
      },
      items: ToolbarItemView(
        placement: placement.isSidebar ? .sidebarSearch : .search,
        content: FocusedView(
          content: SearchField(
            text: text, isPresented: isSearching, isPinned: placement.isPinned && (placement.isSidebar || !around.behavior.isMinimized),
            prompt: prompt ?? Text(verbatim: "Search"), tokens: tokens,
            present: present), links: nil)))
  }
}
