import SidelightCore
@_spi(Nodes) import SidelightGraph

/// A view that hears of the pointer.
struct HoverView<Content: View> {
  let content: Content
  let action: (Bool) -> Void
}

extension HoverView: WrappingView {
  func makeNode(_ context: NodeContext) -> TypedNode<Self> { HoverNode(self, around: content, context) }
}

/// Who hears of the pointer in a window.
@MainActor final class HoverListeners: GraphPart {
  fileprivate var hear: [NodeID: @MainActor (Bool) -> Void] = [:]

  func heard(_ event: Event) { if case .hover(let id, let isOver) = event { hear[id]?(isOver) } }
}

final class HoverNode<Content: View>: MarkingNode<HoverView<Content>, Content> {
  override func begin() { graph[HoverListeners.self].hear[id] = { [weak self] in self?.view.action($0) } }

  override func mark(_ traits: inout Element.Traits) { traits.rare.hovers.append(id) }

  override func viewChanged(from old: HoverView<Content>) { child?.update(view.content) }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    graph[HoverListeners.self].hear[id] = nil
  }
}

extension View {
  /// Performs an action when the pointer comes over the view, and when it leaves.
  ///
  /// ```swift
  /// MessageRow(message)
  ///   .onHover { isOver in if isOver { preview = message.id } }
  /// ```
  ///
  /// What appears only under the pointer can't be reached with the keyboard or a finger: it should be found elsewhere, too. On GNOME it is a
  /// GtkEventControllerMotion on each widget of the view. A view that goes away below the pointer does not hear that it left.
  ///
  /// Source: SwiftUI's `onHover(perform:)`.
  /// - Parameter action: what is done; it gets whether the pointer is over the view, also while that is disabled.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { HoverView(content: self, action: action) }
}
