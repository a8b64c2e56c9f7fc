import SidelightCore

/// A way to show date pickers.
///
/// Source: SwiftUI's `DatePickerStyle`. Apps use the styles that there are and make none of their own.
public protocol DatePickerStyle: Sendable {
  /// For the library alone: whether the calendar and the clock are always open.
  var _isOpen: Bool { get }
}

/// What suits the place: as ``CompactDatePickerStyle``. Source: SwiftUI's `DefaultDatePickerStyle`.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// For the library alone: whether the calendar and the clock are always open.
  public let _isOpen = false
  /// Makes the style; a modifier usually takes it as ``DatePickerStyle/automatic``.
  nonisolated public init() {}
}

/// The day and the time of day on buttons, which open a calendar and a clock.
///
/// On GNOME each is a `GtkMenuButton` with a popover. Source: SwiftUI's `CompactDatePickerStyle`.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// For the library alone: whether the calendar and the clock are always open.
  public let _isOpen = false
  /// Makes the style; a modifier usually takes it as ``DatePickerStyle/compact``.
  nonisolated public init() {}
}

/// A calendar that is always open, with a clock below it.
///
/// On GNOME a `GtkCalendar`, and a `GtkSpinButton` for each part of the time. Source: SwiftUI's `GraphicalDatePickerStyle`.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// For the library alone: whether the calendar and the clock are always open.
  public let _isOpen = true
  /// Makes the style; a modifier usually takes it as ``DatePickerStyle/graphical``.
  nonisolated public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The form that suits the place: on GNOME buttons that open a calendar and a clock, as ``compact``.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The day and the time of day on buttons, which open a calendar and a clock.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar that is always open, with a clock below it.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension View {
  /// Sets how the date pickers in this view are shown.
  ///
  /// Source: SwiftUI's `datePickerStyle(_:)`. Its styles with fields and wheels are left out.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { look(.openDates(style._isOpen)) }
}
