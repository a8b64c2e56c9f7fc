import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// A button that looks as a link does, unless a style says otherwise, and is one to assistive technology.
package struct LinkView<Label: View> {
  let action: @MainActor () -> Void
  let label: Label

  nonisolated package init(action: @escaping @MainActor () -> Void, label: Label) {
    self.action = action
    self.label = label
  }
}

extension LinkView: View {}

extension LinkView: PrimitiveView {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    if let style = context.customStyle(for: PrimitiveButtonStyleConfiguration.self) {
      return StyledNode(self, context, style) {
        PrimitiveButtonStyleConfiguration(role: nil, label: .init(content: AnyView($0.label)), action: $0.action)
      }
    }
    return SimpleElementNode(
      self, context, content: \.label,
      overrides: { values in
        if values[ToolbarPlaceKey.self] != nil { values[PlaceLabelStyleKey.self] = .iconOnly }
      },
      action: { view, event, environment in
        if case .activate = event, environment.isEnabled { view.action() }
      },
      lower: { _, environment in
        let look = environment[ControlLookKey.self]
        let isInToolbar = environment[ToolbarPlaceKey.self] != nil
        var button = ButtonElement(
          style: look.button == .automatic && !isInToolbar ? .link : look.button, isInToolbar: isInToolbar)
        button.isLink = true
        button.scale = look.scale
        button.shape = look.shape
        button.tint = environment[TintKey.self]
        return .control(button)
      })
  }
}
