import SidelightCore

/// How large controls are drawn.
///
/// Source: SwiftUI's `ControlSize`.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// The least height, for a control within a line of small text.
  case mini
  /// Lower than usual, for tools in an inspector or a bar at the edge of a window.
  case small
  /// The size that GNOME gives to controls.
  case regular
  /// Higher and wider than usual, for the one thing to do on a page.
  case large
  /// The largest: a button is a capsule with much room in it, `.pill` on GNOME.
  case extraLarge
}

extension ControlSize {
  nonisolated var scale: ControlScale {
    switch self {
    case .mini: .mini
    case .small: .small
    case .regular: .regular
    case .large: .large
    case .extraLarge: .extraLarge
    }
  }

  init(_ scale: ControlScale) {
    switch scale {
    case .mini: self = .mini
    case .small: self = .small
    case .regular: self = .regular
    case .large: self = .large
    case .extraLarge: self = .extraLarge
    }
  }
}

extension EnvironmentValues {
  /// How large the controls in this part of the interface are drawn.
  ///
  /// Source: SwiftUI's `EnvironmentValues.controlSize`.
  public var controlSize: ControlSize {
    get { ControlSize(self[ControlLookKey.self].scale) }
    set { self[ControlLookKey.self].scale = newValue.scale }
  }
}

extension View {
  /// Sets how large the controls in this view are drawn.
  ///
  /// ```swift
  /// Button("Get Started") { begin() }.buttonStyle(.borderedProminent).controlSize(.extraLarge)
  /// ```
  ///
  /// Buttons, menus, pickers, toggles, text fields and spinners follow it; a slider and a progress bar are as long as there is room. Libadwaita has one
  /// size of most controls and the capsule `.pill`, which is the largest button; the others come from Sidelight's style sheet. Text in a small
  /// control is smaller. Buttons of header bars have the size that GNOME gives them, as all of a bar has.
  ///
  /// Source: SwiftUI's `controlSize(_:)`.
  /// - Parameter controlSize: one of the sizes; ``ControlSize/regular`` is GNOME's own.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View { look(.scale(controlSize.scale)) }
}

/// The outline of a button that has one.
///
/// Source: SwiftUI's `ButtonBorderShape`.
public struct ButtonBorderShape: Equatable, Sendable {
  let element: ButtonElement.Shape

  /// The shape that suits the button's place and size.
  public static let automatic = ButtonBorderShape(element: .automatic)
  /// Round ends: a radius of half the height.
  public static let capsule = ButtonBorderShape(element: .capsule)
  /// Rounded corners, as all buttons of GNOME have.
  public static let roundedRectangle = ButtonBorderShape(element: .roundedRectangle)
  /// A circle, for a button with a symbol alone: `.circular` on GNOME.
  public static let circle = ButtonBorderShape(element: .circle)
}

extension View {
  /// Sets the outline of the bordered buttons in this view, those of menus included.
  ///
  /// Source: SwiftUI's `buttonBorderShape(_:)`, without radii of the app's own.
  /// - Parameter shape: the outline. A button without a frame has none to shape, but shows it under the pointer.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { look(.shape(shape.element)) }
}
