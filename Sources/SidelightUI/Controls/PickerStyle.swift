import SidelightCore
@_spi(Nodes) import SidelightGraph

/// A way to show the options of a ``Picker``.
///
/// Source: SwiftUI's `PickerStyle`.
public protocol PickerStyle: Sendable {
  /// For the library alone: the form of the picker. Apps use the styles that there are and make none of their own.
  var _style: _PickerLook { get }
}

/// For the library alone: the form of a ``PickerStyle``.
public struct _PickerLook: Sendable {
  let element: PickerElement.Style
  /// Makes the pickers of a style that is drawn by other views; nil for what the element shows.
  var maker: (any PickerMaking.Type)?
}

/// Draws pickers by other views.
protocol PickerMaking: SendableMetatype {
  @MainActor static func makeNode<Label: View, SelectionValue: Hashable, Content: View>(
    _ picker: Picker<Label, SelectionValue, Content>, _ context: NodeContext
  ) -> TypedNode<Picker<Label, SelectionValue, Content>>
}

/// What suits the place: a menu. Source: SwiftUI's `DefaultPickerStyle`.
public struct DefaultPickerStyle: PickerStyle {
  /// For the library alone: the form of the picker.
  public let _style = _PickerLook(element: .menu)
  /// Makes the style; a modifier usually takes it as ``PickerStyle/automatic``.
  nonisolated public init() {}
}

/// The option that is chosen, on a button that opens a menu of all of them. Source: SwiftUI's `MenuPickerStyle`.
public struct MenuPickerStyle: PickerStyle {
  /// For the library alone: the form of the picker.
  public let _style = _PickerLook(element: .menu)
  /// Makes the style; a modifier usually takes it as ``PickerStyle/menu``.
  nonisolated public init() {}
}

/// All options side by side, for a few of them with short names. On GNOME an `AdwToggleGroup`. Source: SwiftUI's `SegmentedPickerStyle`.
public struct SegmentedPickerStyle: PickerStyle {
  /// For the library alone: the form of the picker.
  public let _style = _PickerLook(element: .segmented)
  /// Makes the style; a modifier usually takes it as ``PickerStyle/segmented``.
  nonisolated public init() {}
}

/// All options one below the other, each with a mark: on GNOME GtkCheckButtons, of which one is on. Source: SwiftUI's `InlinePickerStyle`.
public struct InlinePickerStyle: PickerStyle {
  /// For the library alone: the form of the picker.
  public let _style = _PickerLook(element: .radio)
  /// Makes the style; a modifier usually takes it as ``PickerStyle/inline``.
  nonisolated public init() {}
}

/// All options one below the other, each with a round mark; ``View/horizontalRadioGroupLayout()`` puts them side by side.
///
/// On GNOME they are GtkCheckButtons, of which one is on. Source: SwiftUI's `RadioGroupPickerStyle`.
public struct RadioGroupPickerStyle: PickerStyle {
  /// For the library alone: the form of the picker.
  public let _style = _PickerLook(element: .radio)
  /// Makes the style; a modifier usually takes it as ``PickerStyle/radioGroup``.
  nonisolated public init() {}
}

/// All options side by side. On GNOME an `AdwToggleGroup`, as ``SegmentedPickerStyle`` is. Source: SwiftUI's `PalettePickerStyle`.
public struct PalettePickerStyle: PickerStyle {
  /// For the library alone: the form of the picker.
  public let _style = _PickerLook(element: .segmented)
  /// Makes the style; a modifier usually takes it as ``PickerStyle/palette``.
  nonisolated public init() {}
}

/// All options on a wheel, which desktops turn into a menu. Source: SwiftUI's `WheelPickerStyle`.
public struct WheelPickerStyle: PickerStyle {
  /// For the library alone: the form of the picker.
  public let _style = _PickerLook(element: .menu)
  /// Makes the style; a modifier usually takes it as ``PickerStyle/wheel``.
  nonisolated public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// All options on a wheel: on GNOME a button that opens a menu, as ``menu`` is.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// All options one below the other, each with a mark.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
  /// All options one below the other, each with a round mark.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  /// All options side by side.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == DefaultPickerStyle {
  /// The form that suits the place: on GNOME a button that opens a menu, as ``menu`` is.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// The option that is chosen, on a button that opens a menu of all of them.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// All options side by side, for a few of them with short names.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

enum PickerStyleKey: EnvironmentKey {
  static var defaultValue: _PickerLook { _PickerLook(element: .menu) }
}

extension View {
  /// Sets how the pickers in this view show their options.
  ///
  /// Source: SwiftUI's `pickerStyle(_:)`.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    EnvironmentView(content: self) { $0[PickerStyleKey.self] = style._style }
  }

  /// Has the pickers in this view whose style is ``PickerStyle/radioGroup`` show their options side by side.
  ///
  /// Source: SwiftUI's `horizontalRadioGroupLayout()`.
  nonisolated public func horizontalRadioGroupLayout() -> some View { look(.radioRows(true)) }
}
