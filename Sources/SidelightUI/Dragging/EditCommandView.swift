package import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// What one of the clipboard's keys does with what has the focus in a view.
package enum EditAction {
  /// What is copied; nil if there is nothing to copy.
  case copy(() -> DropPayload?)
  /// The same, and the view takes it away.
  case cut(() -> DropPayload?)
  /// Takes what is pasted, of these kinds.
  case paste(DropKinds, (DropPayload) -> Void)
  case delete(() -> Void)

  var command: EditCommand {
    switch self {
    case .copy: .copy
    case .cut: .cut
    case .paste: .paste
    case .delete: .delete
    }
  }
}

/// A view in which one of the clipboard's keys does something.
struct EditCommandView<Content: View> {
  let content: Content
  /// Nil where the app wants nothing done.
  let action: EditAction?
}

extension EditCommandView: WrappingView {
  func makeNode(_ context: NodeContext) -> TypedNode<Self> { EditCommandNode(self, around: content, context) }
}

/// Performs the clipboard's commands of a view.
@MainActor protocol EditPerforming: ViewNode {
  /// What is to be done; nil while the view is disabled.
  var usableAction: EditAction? { get }
}

/// Names one that performs commands, and keeps nothing alive.
struct EditPerformingBox {
  weak var node: (any EditPerforming)?
}

/// Who performs the clipboard's commands in a window.
@MainActor final class EditPerformers: GraphPart {
  fileprivate var nodes: [NodeID: EditPerformingBox] = [:]

  fileprivate func action(_ id: NodeID) -> EditAction? { nodes[id]?.node?.usableAction }

  func heard(_ event: Event) {
    switch event {
    case .delete(let id): if case .delete(let action)? = action(id) { action() }
    case .paste(let id, let payload):
      if case .paste(let kinds, let action)? = action(id), kinds.takes(payload) { action(payload) }
    default: break
    }
  }
}

extension ViewGraph {
  package func copied(_ id: NodeID) -> DropPayload? {
    switch self[EditPerformers.self].action(id) {
    case .copy(let payload)?, .cut(let payload)?: payload()
    default: nil
    }
  }

  package func pasteKinds(_ id: NodeID) -> DropKinds {
    if case .paste(let kinds, _)? = self[EditPerformers.self].action(id) { kinds } else { [] }
  }
}

final class EditCommandNode<Content: View>: MarkingNode<EditCommandView<Content>, Content>, EditPerforming {
  override func begin() { graph[EditPerformers.self].nodes[id] = EditPerformingBox(node: self) }

  override func mark(_ traits: inout Element.Traits) {
    guard let command = view.action?.command else { return }
    traits.rare.commands[command] = traits.rare.commands[command] ?? id
  }

  override func viewChanged(from old: EditCommandView<Content>) {
    child?.update(view.content)
    if view.action?.command != old.action?.command { redecorate() }
  }

  var usableAction: EditAction? { EnvironmentValues(scope: scope).isEnabled ? view.action : nil }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    graph[EditPerformers.self].nodes[id] = nil
  }
}

extension View {
  /// Has one of the clipboard's keys do something while the focus is in the view.
  ///
  /// The umbrella module's `onCopyCommand(perform:)` and its kin are this with types of the app's.
  nonisolated package func editCommand(_ action: EditAction?) -> some View { EditCommandView(content: self, action: action) }

  /// Sets what the Delete key does while the focus is in the view, and nothing in it has a use for the key: a text field deletes its text, and a
  /// list whose rows can be deleted deletes those.
  ///
  /// ```swift
  /// List(files, selection: $chosen) { Text($0.name) }
  ///   .onDeleteCommand { files.removeAll { chosen.contains($0.id) } }
  /// ```
  ///
  /// Source: SwiftUI's `onDeleteCommand(perform:)`.
  /// - Parameter action: what is done; nil for nothing.
  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View { editCommand(action.map { .delete($0) }) }
}
