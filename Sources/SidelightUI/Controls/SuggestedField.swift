import SidelightCore
@_spi(Nodes) import SidelightGraph

/// A field of text with suggestions, which are there while the user edits the text.
final class SuggestedFieldNode<Label>: ElementNode<TextField<Label>>, DependentNode, OptionCollector {
  private let draft: TextDraft
  private let caret = RestoredCaret()
  private let suggestions = SuggestedLines()
  /// What the user typed, until the binding has answered.
  private var change: Event?
  private var isEditing = false

  init(_ view: TextField<Label>, _ context: NodeContext) {
    draft = TextDraft(context.graph)
    super.init(view, context, .divider)
    evaluate()
    view.edited.binding?.restoreText(of: self, labelled: view.label, caret)
  }

  override var children: [ViewNode] { suggestions.node.map { [$0] } ?? [] }

  /// What the suggestions say goes no further.
  override func mergedPreferences() -> Preferences? { nil }

  /// The suggestions are others now, or other ones can be chosen.
  func optionsChanged() { invalidate() }

  var takesHeaders: Bool { true }

  override func evaluate() {
    isDirty = false
    let environment = EnvironmentValues(scope: scope)
    var field = graph.track(self) { view.line(draft, caret, environment) }
    let suggested = graph.reading(self) { scope.value(TextSuggestionsKey.self) }
    suggestions.show(isEditing ? suggested?.content : nil, in: self) { if case .input = $0 { true } else { false } }
    field.suggestions = suggestions.model
    field.tellsEditing = true
    host.set(.control(field))
    if let change, field.differs(from: change) { host.insist() }
    change = nil
  }

  override func viewChanged(from old: TextField<Label>) { evaluate() }

  override func handle(_ event: Event) {
    switch event {
    case .search(_, let event): handle(event)
    case .submit:
      if let active = suggestions.model.active { return handle(.search(host.id, .choose(active))) }
      suggestions.handle(.closed)
      take(event)
    case .edit:
      suggestions.handle(.edited)
      change = event
      take(event)
    case .editing(_, let begins):
      isEditing = begins
      if !begins { suggestions.handle(.closed) }
      take(event)
    case .selectText: return take(event)
    case .commit, .revert: take(event)
    default: return
    }
    invalidate()
  }

  private func handle(_ event: SearchEvent) {
    switch event {
    case .step(let forward): suggestions.handle(.stepped(forward: forward))
    case .choose(let index): if case .input(let text)? = suggestions.choose(index) { take(.edit(host.id, text: text)) }
    case .escape: suggestions.handle(.closed)
    case .removeToken: break
    }
  }

  private func take(_ event: Event) { draft.take(event, view.edited, EnvironmentValues(scope: scope)) }
}

/// The views that a field of text suggests. A new one is made with each value of the view.
final class TextSuggestions {
  let content: AnyView

  nonisolated init(_ content: AnyView) { self.content = content }
}

enum TextSuggestionsKey: EnvironmentKey {
  static var defaultValue: TextSuggestions? { nil }
}
