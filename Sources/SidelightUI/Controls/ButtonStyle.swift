import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// A look for buttons, which keep what makes them buttons: they act when a click or Enter ends on them.
///
/// ```swift
/// struct Chip: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.padding(6).background(.quaternary).opacity(configuration.isPressed ? 0.6 : 1)
///   }
/// }
/// ```
///
/// Set one with `buttonStyle(_:)`. On GNOME the views stand in a `GtkButton` that draws nothing of its own but the ring around the
/// keyboard focus. ``Environment`` and ``State`` in a style work as they do in a view. Source: SwiftUI's `ButtonStyle`.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// The type of view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View
  /// What a style knows of the button that it draws.
  typealias Configuration = ButtonStyleConfiguration
  /// Makes the views of a button. It runs again when the button is pressed and let go, and when something changes that it reads.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A button as a ``ButtonStyle`` gets it.
///
/// Source: SwiftUI's `ButtonStyleConfiguration`.
public struct ButtonStyleConfiguration {
  /// What the button says, as one view.
  public struct Label { let content: AnyView }

  /// What the button is for; nil for nothing special.
  public let role: ButtonRole?
  /// What the button says.
  public let label: Label
  /// Whether a pointer or finger holds it down, or a key.
  public let isPressed: Bool
}

/// A look and a behaviour for buttons: the style decides what of its views acts.
///
/// Set one with `buttonStyle(_:)`. The library's own styles are of this kind. Source: SwiftUI's `PrimitiveButtonStyle`.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// The type of view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View
  /// What a style knows of the button that it draws.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Makes the views in the place of a button. They act by ``PrimitiveButtonStyleConfiguration/trigger()``, or hold a
  /// ``Button/init(_:)``.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  /// For the library alone: a look that it draws itself. Styles of an app's own leave it out.
  nonisolated var _look: _ButtonLook? { get }
}

extension PrimitiveButtonStyle {
  /// For the library alone: the app draws its styles itself.
  nonisolated public var _look: _ButtonLook? { nil }
}

/// For the library alone: a look of buttons that it draws itself.
public struct _ButtonLook: Sendable {
  let element: ButtonElement.Style
}

/// A button as a ``PrimitiveButtonStyle`` gets it.
///
/// Source: SwiftUI's `PrimitiveButtonStyleConfiguration`.
public struct PrimitiveButtonStyleConfiguration {
  /// What the button says, as one view.
  public struct Label { let content: AnyView }

  /// What the button is for; nil for nothing special.
  public let role: ButtonRole?
  /// What the button says.
  public let label: Label
  let action: @MainActor () -> Void

  /// Does what a click on the button does.
  @MainActor public func trigger() { action() }
}

extension ButtonStyleConfiguration.Label: View, StylePart {}
extension PrimitiveButtonStyleConfiguration.Label: View, StylePart {}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Makes the button that a style is for, to put something around it or to give it another style.
  ///
  /// - Parameter configuration: what the style was given.
  @MainActor @preconcurrency public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action, label: configuration.label)
  }
}

extension View {
  /// Sets a style of the app's own for the buttons in this view.
  ///
  /// Source: SwiftUI's `buttonStyle(_:)`.
  /// - Parameter style: makes the views of each button.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    let custom = StyleBox(style, showing: { AnyView(PressedBody(style: $0, configuration: $1)) })
    return EnvironmentView(content: self, change: StyleChange(LookChange.button(.automatic), custom))
  }

  /// Sets how the buttons in this view are drawn. A menu's button follows the library's own styles, too.
  ///
  /// Source: SwiftUI's `buttonStyle(_:)`.
  /// - Parameter style: one of the library's own, such as ``PrimitiveButtonStyle/bordered``, or one of the app's.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    let look = style._look
    return styled(style, isNative: look != nil, as: LookChange.button(look?.element ?? .automatic)) { $0.makeBody(configuration: $1) }
  }
}

/// A button of a style that draws it and leaves it a button.
private struct PressedBody<Style: ButtonStyle>: View {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration
  @State private var isPressed = false

  var body: some View {
    let pressed = ButtonStyleConfiguration(
      role: configuration.role, label: .init(content: configuration.label.content), isPressed: isPressed)
    BareButton(
      role: configuration.role, action: configuration.action, isPressed: $isPressed,
      label: StyledBody(style: style, configuration: pressed) { $0.makeBody(configuration: $1) })
  }
}

/// A button that draws nothing of its own.
private struct BareButton<Label: View>: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let isPressed: Binding<Bool>
  let label: Label
}

extension BareButton: PrimitiveView {
  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    SimpleElementNode(
      self, context, content: \.label,
      overrides: { values in
        if values[ToolbarPlaceKey.self] != nil { values[PlaceLabelStyleKey.self] = .iconOnly }
      },
      action: { view, event, environment in
        guard environment.isEnabled else { return }
        switch event {
        case .activate: view.action()
        case .editing(_, let isPressed): view.isPressed.wrappedValue = isPressed
        default: break
        }
      },
      lower: { view, environment in
        var button = ButtonElement(role: view.role?.element, style: .bare)
        button.tellsPresses = true
        button.repeats = environment[ButtonRepeatKey.self] == .enabled
        button.sizing = environment[ButtonSizingKey.self].element
        button.isSpringLoaded = environment[SpringLoadingKey.self] == .enabled
        return .control(button)
      })
  }
}
