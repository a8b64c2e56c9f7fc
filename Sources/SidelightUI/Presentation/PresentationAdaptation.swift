import SidelightCore

/// What a popover becomes in a window with little room.
///
/// Source: SwiftUI's `PresentationAdaptation`.
public struct PresentationAdaptation: Equatable, Sendable {
  /// Whether a popover stays one.
  let staysPopover: Bool

  /// The default: a popover becomes a sheet.
  public static let automatic = Self(staysPopover: false)
  /// No change: a popover stays a popover.
  public static let none = Self(staysPopover: true)
  /// A popover, where it is one in a larger window.
  public static let popover = Self(staysPopover: true)
  /// A sheet.
  public static let sheet = Self(staysPopover: false)
}

extension View {
  /// Says what the popover whose content this view is becomes in a window with little room.
  ///
  /// Little room is in a window of the compact size class, and in one at most 360 px high. Sheets are not changed: libadwaita's come from
  /// the bottom of a small window by themselves. Source: SwiftUI's `presentationCompactAdaptation(_:)`.
  ///
  /// - Parameter adaptation: what it becomes.
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  /// Says what the popover whose content this view is becomes in a narrow window and in a low one.
  ///
  /// In a window that is both, what is said of the low one counts. For the rest see ``View/presentationCompactAdaptation(_:)``.
  ///
  /// - Parameters:
  ///   - horizontalAdaptation: what it becomes in a window of the compact size class.
  ///   - verticalAdaptation: what it becomes in a window at most 360 px high.
  ///
  /// Source: SwiftUI's `presentationCompactAdaptation(horizontal:vertical:)`.
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    preference {
      $0.presentation.adaptation =
        $0.presentation.adaptation
        ?? PopoverAdaptation(staysIfNarrow: horizontalAdaptation.staysPopover, staysIfLow: verticalAdaptation.staysPopover)
    }
  }
}
