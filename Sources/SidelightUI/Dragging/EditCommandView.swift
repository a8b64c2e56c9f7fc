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

extension EditCommandView: View {
  typealias Body = Never
}

extension EditCommandView: StructuralView {
  static var passedOn: (any View.Type)? { Content.self }

  func makeNode(_ context: NodeContext) -> TypedNode<Self> { EditCommandNode(self, context) }
}

extension EditCommandView: ModifiedView {
  static var contentTypes: [any View.Type] { [Content.self] }
  var anyContent: (any View)? { content }
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
      if case .paste(let kinds, let action)? = action(id), kinds.contains(payload.kind) { action(payload) }
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

final class EditCommandNode<Content: View>: WrapperNode<EditCommandView<Content>, Content>, EditPerforming {
  private let id: NodeID
  private let decoration: Decoration

  override init(_ view: EditCommandView<Content>, _ context: NodeContext) {
    id = context.graph.makeID()
    decoration = Decoration(outer: context.decoration)
    super.init(view, context)
    graph[EditPerformers.self].nodes[id] = EditPerformingBox(node: self)
    mark()
    var inner = childContext
    inner.decoration = decoration
    child = graph.makeNode(view.content, inner)
    settlePreferences()
  }

  private func mark() {
    guard let command = view.action?.command else { return decoration.traits = nil }
    // What stands nearer to the content goes first.
    decoration.traits = { [id] in $0.rare.commands[command] = $0.rare.commands[command] ?? id }
  }

  override func viewChanged(from old: EditCommandView<Content>) {
    child?.update(view.content)
    guard view.action?.command != old.action?.command else { return }
    mark()
    redecorate()
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
