import SidelightCore
import SidelightGraph

/// What the user has typed into a field of a value and what does not count yet.
@MainActor final class TextDraft {
  private let graph: ViewGraph
  private var typed: (text: String, into: EditedText)?

  init(_ graph: ViewGraph) { self.graph = graph }

  var isOpen: Bool { typed != nil }

  func text(of edited: EditedText) -> String {
    guard let typed else { return edited.text() }
    guard graph.isRecycling else { return typed.text }
    // The row shows another element now, and what was typed is a value of the one before.
    self.typed = nil
    graph.after { typed.into.take(typed.text) }
    return edited.text()
  }

  /// Does what an event of the field asks for.
  func take(_ event: Event, _ edited: EditedText, _ environment: EnvironmentValues) {
    guard environment.isEnabled else { return }
    switch event {
    case .edit(let field, let new):
      guard edited.keepsDraft else { return edited.take(new) }
      typed = (new, edited)
      graph[OpenDrafts.self].begin(field)
    case .selectText(_, let range): edited.selection?.take(range)
    case .submit:
      commit(edited)
      edited.commit?()
      environment[SubmitKey.self]?()
    case .commit: commit(edited)
    case .revert: typed = nil
    case .editing(_, let isEditing):
      if !isEditing { commit(edited) }
      edited.editingChanged?(isEditing)
    default: break
    }
  }

  private func commit(_ edited: EditedText) {
    guard let text = typed?.text else { return }
    typed = nil
    // A format may show less than there is of a value that nobody has changed.
    if text != edited.text() { edited.take(text) }
  }
}

/// The fields of a window in which something is typed that does not count yet.
@MainActor final class OpenDrafts: GraphPart {
  private var fields: [NodeID] = []

  func begin(_ field: NodeID) { if !fields.contains(field) { fields.append(field) } }

  /// What a button does reads what the user sees.
  func events(before event: Event) -> [Event] {
    guard !fields.isEmpty, event.isAct else { return [] }
    defer { fields.removeAll { $0 != event.node } }
    return fields.filter { $0 != event.node }.map(Event.commit)
  }
}
