import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// A control that is on or off.
///
/// ```swift
/// Toggle("Show Hidden Files", isOn: $showsHidden)
/// ```
///
/// Use it for a setting that takes effect at once. Where the binding refuses a change, the switch goes back. On GNOME it is a row of the
/// width that there is: the label leads, a `GtkSwitch` trails, and a click on either switches; the switch is called what the label says. With
/// ``View/toggleStyle(_:)`` it is a check box, a button that stays pressed, or what the app makes of it.
/// Source: SwiftUI's `Toggle`, without mixed states.
public struct Toggle<Label> {
  let isOn: Binding<Bool>
  let label: Label
}

extension Toggle: View where Label: View {
  /// Sidelight draws this view itself: it has no body, and asking for it stops the program.
  public typealias Body = Never

  /// Makes a switch with a view as its label.
  ///
  /// - Parameters:
  ///   - isOn: whether it is on; written when the user switches it.
  ///   - label: what the control says.
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { self.init(isOn: isOn, label: label()) }
}

extension Toggle where Label == Text {
  /// Makes a switch with a title.
  ///
  /// - Parameters:
  ///   - titleKey: the text of the label.
  ///   - isOn: whether it is on; written when the user switches it.
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn, label: Text(titleKey)) }

  /// Makes a switch with a title.
  ///
  /// - Parameters:
  ///   - title: the text of the label.
  ///   - isOn: whether it is on; written when the user switches it.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(title))
  }
}

extension Toggle where Label == SidelightUI.Label<Text, Image> {
  /// Makes a switch with a title and a symbol before it.
  ///
  /// - Parameters:
  ///   - titleKey: the text of the label.
  ///   - systemImage: the name of the symbol: one of SF Symbols, or of the desktop's theme.
  ///   - isOn: whether it is on; written when the user switches it.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: SidelightUI.Label(titleKey, systemImage: systemImage))
  }

  /// Makes a switch with a title and a symbol before it.
  ///
  /// - Parameters:
  ///   - title: the text of the label.
  ///   - systemImage: the name of the symbol: one of SF Symbols, or of the desktop's theme.
  ///   - isOn: whether it is on; written when the user switches it.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: SidelightUI.Label(title, systemImage: systemImage))
  }
}

extension Toggle: PrimitiveView where Label: View {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    if let style = context.customStyle(for: ToggleStyleConfiguration.self) { return StyledNode(self, context, style, \.configured) }
    return SimpleElementNode(
      self, context, content: \.label,
      action: { view, event, environment in
        if case .toggle(_, let isOn) = event, environment.isEnabled { view.isOn.wrappedValue = isOn }
      },
      watchesObjects: true,
      lower: { view, environment in
        let look = environment[ControlLookKey.self]
        var toggle = ToggleElement(isOn: view.isOn.wrappedValue, isLabelHidden: environment.hidesLabels)
        toggle.style = look.toggle
        toggle.scale = look.scale
        toggle.button = look.button
        toggle.isInToolbar = environment[ToolbarPlaceKey.self] != nil
        return .control(toggle)
      })
  }

  private var configured: ToggleStyleConfiguration {
    ToggleStyleConfiguration(label: .init(content: AnyView(label)), isOn: isOn)
  }
}
