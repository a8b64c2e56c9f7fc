import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// What a button is for, where that changes how it looks or is placed.
///
/// Source: SwiftUI's `ButtonRole`.
public struct ButtonRole: Equatable, Sendable {
  let element: ButtonElement.Role

  /// Deletes or loses something: drawn in the destructive style, in flat buttons and menus by the colour of the text alone.
  public static let destructive = ButtonRole(element: .destructive)
  /// Leaves without doing anything: drawn as a button without a role.
  public static let cancel = ButtonRole(element: .cancel)
  /// Confirms: an automatic or bordered button is drawn as the suggested action.
  public static let confirm = ButtonRole(element: .confirm)
  /// Closes what it stands in: drawn as a button without a role.
  public static let close = ButtonRole(element: .close)
}

/// The label of a button that says nothing but its role.
///
/// Source: SwiftUI's `DefaultButtonLabel`.
public struct DefaultButtonLabel: View {
  let role: ButtonRole

  /// What a button with the role says.
  public var body: some View {
    switch role.element {
    case .destructive: Text("Delete")
    case .cancel: Text("Cancel")
    case .confirm: Text("OK")
    case .close: Text("Close")
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Makes a button that says what its role is.
  ///
  /// ```swift
  /// Button(role: .close) { dismiss() }
  /// ```
  ///
  /// - Parameters:
  ///   - role: what the button is for.
  ///   - action: what a click does.
  @preconcurrency nonisolated public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action, label: DefaultButtonLabel(role: role))
  }
}

/// A control that does something when it is clicked, tapped, or chosen with Enter or Space.
///
/// ```swift
/// Button("Refresh", systemImage: "arrow.clockwise") { reload() }
/// ```
///
/// On GNOME it is a `GtkButton`; flat in a header bar. Source: SwiftUI's `Button`.
public struct Button<Label> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
}

extension Button: View where Label: View {
  /// Makes a button with a view as its label.
  ///
  /// - Parameters:
  ///   - action: what a click does.
  ///   - label: what the control says.
  @preconcurrency nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label())
  }

  /// Makes a button with a role and a view as its label.
  ///
  /// - Parameters:
  ///   - role: what the button is for; nil for nothing special.
  ///   - action: what a click does.
  ///   - label: what the control says.
  @preconcurrency nonisolated public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: role, action: action, label: label())
  }
}

extension Button where Label == Text {
  /// Makes a button with a title.
  ///
  /// - Parameters:
  ///   - titleKey: the text of the label.
  ///   - role: what the button is for; nil for nothing special.
  ///   - action: what a click does.
  @preconcurrency nonisolated public init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void)
  {
    self.init(role: role, action: action, label: Text(titleKey))
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Text(title))
  }
}

extension Button where Label == SidelightUI.Label<Text, Image> {
  /// Makes a button with a title and a symbol; in a header bar the symbol alone is shown.
  ///
  /// - Parameters:
  ///   - titleKey: the text of the label.
  ///   - systemImage: the name of the symbol: one of SF Symbols, or of the desktop's theme.
  ///   - role: what the button is for; nil for nothing special.
  ///   - action: what a click does.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: SidelightUI.Label(titleKey, systemImage: systemImage))
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: SidelightUI.Label(title, systemImage: systemImage))
  }
}

extension ButtonElement.Role {
  /// What a place in a toolbar says of a button that says nothing itself.
  init?(_ place: ToolbarPlace?) {
    switch place {
    case .confirmationAction: self = .confirm
    case .destructiveAction: self = .destructive
    default: return nil
    }
  }
}

extension Button: PrimitiveView where Label: View {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    if let style = context.customStyle(for: PrimitiveButtonStyleConfiguration.self) {
      return StyledNode(self, context, style, \.configured)
    }
    return SimpleElementNode(
      self, context, content: \.label,
      overrides: { values in
        if values[ToolbarPlaceKey.self] != nil { values[PlaceLabelStyleKey.self] = .iconOnly }
      },
      action: { view, event, environment in
        if case .activate = event, environment.isEnabled { view.action() }
      },
      lower: { view, environment in
        let place = environment[ToolbarPlaceKey.self]
        let look = environment[ControlLookKey.self]
        var button = ButtonElement(
          role: view.role?.element ?? ButtonElement.Role(place), style: look.button, isInToolbar: place != nil)
        button.scale = look.scale
        button.shape = look.shape
        button.tint = environment[TintKey.self]
        button.isSpringLoaded = environment[SpringLoadingKey.self] == .enabled
        button.repeats = environment[ButtonRepeatKey.self] == .enabled
        button.sizing = environment[ButtonSizingKey.self].element
        return .control(button)
      })
  }

  private var configured: PrimitiveButtonStyleConfiguration {
    PrimitiveButtonStyleConfiguration(role: role, label: .init(content: AnyView(label)), action: action)
  }
}
