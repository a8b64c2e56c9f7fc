package import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// What hears of the presses of a view as long as that is there.
@MainActor package protocol PressHandler: AnyObject {
  /// Hears of a moment of a press. `space` says where a view around it is that gives a space this name.
  func hear(_ press: Press, _ space: @escaping (AnyHashable) -> LayoutFrame?)
  /// The view has gone, or hears no more.
  func cancel()
}

/// A view that hears of presses.
package struct PressView<Content: View> {
  let content: Content
  /// What it hears of them, or of the pointer; nil for nothing.
  let kind: Heard.Kind?
  let make: @MainActor () -> any PressHandler
  let refresh: @MainActor (any PressHandler) -> Void

  /// - Parameters:
  ///   - make: makes what hears.
  ///   - refresh: brings it up to date when the view is another one.
  package nonisolated init(
    _ content: Content, _ manner: PressManner?, make: @escaping @MainActor () -> any PressHandler,
    refresh: @escaping @MainActor (any PressHandler) -> Void
  ) {
    self.init(content, manner.map(Heard.Kind.press), make, refresh)
  }

  private nonisolated init(
    _ content: Content, _ kind: Heard.Kind?, _ make: @escaping @MainActor () -> any PressHandler,
    _ refresh: @escaping @MainActor (any PressHandler) -> Void
  ) {
    self.content = content
    self.kind = kind
    self.make = make
    self.refresh = refresh
  }

  /// A view that hears where the pointer is over it.
  package nonisolated static func pointer(
    _ content: Content, make: @escaping @MainActor () -> any PressHandler, refresh: @escaping @MainActor (any PressHandler) -> Void
  ) -> PressView {
    PressView(content, .pointer, make, refresh)
  }
}

extension PressView: View {}

extension PressView: StructuralView {
  package static var passedOn: (any View.Type)? { Content.self }

  package func makeNode(_ context: NodeContext) -> TypedNode<Self> { PressNode(self, context) }
}

extension PressView: ModifiedView {
  package static var contentTypes: [any View.Type] { [Content.self] }
  package var anyContent: (any View)? { content }
}

private final class PressNode<Content: View>: MarkingNode<PressView<Content>, Content> {
  private var handler: (any PressHandler)?

  init(_ view: PressView<Content>, _ context: NodeContext) { super.init(view, around: view.content, context) }

  override func begin() {
    handler = view.make()
    graph[HearingViews.self].listen(id) { [weak self] heard in self?.hear(heard) }
  }

  private func hear(_ heard: Heard) {
    switch heard {
    case .press(let press, _): if EnvironmentValues(scope: scope).isEnabled { hear(press) }
    // Also while the view is disabled.
    case .pointer(let press): hear(press)
    default: break
    }
  }

  private func hear(_ press: Press) {
    handler?.hear(press) { [weak self] name in
      for around in self.map({ Array($0.ancestors) }) ?? [] {
        if let space = around as? any CoordinateSpaceNode, space.spaceName == name { return space.spaceFrame }
      }
      return nil
    }
  }

  override func mark(_ traits: inout Element.Traits) {
    if let kind = view.kind { traits.rare.hearers.append(Hearer(id, kind)) }
  }

  override func viewChanged(from old: PressView<Content>) {
    if let handler { view.refresh(handler) }
    child?.update(view.content)
    guard view.kind != old.kind else { return }
    if view.kind == nil { handler?.cancel() }
    redecorate()
  }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    handler?.cancel()
    graph[HearingViews.self].listen(id, nil)
  }
}
