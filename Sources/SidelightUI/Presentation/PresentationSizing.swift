import SidelightGraph

/// How large a sheet is that floats over a window.
///
/// Source: SwiftUI's `PresentationSizing`.
public protocol PresentationSizing: Sendable {
  /// How wide what takes all the room is that it is offered, in pixels; nil for the usual width. This is Sidelight's own.
  static var ampleWidth: Double? { get }
}

/// As suits. Source: SwiftUI's `AutomaticPresentationSizing`.
public struct AutomaticPresentationSizing: PresentationSizing {
  /// The usual width.
  public static var ampleWidth: Double? { nil }
}

/// As large as the content wishes. Source: SwiftUI's `FittedPresentationSizing`.
public struct FittedPresentationSizing: PresentationSizing {
  /// The usual width, for what wishes none.
  public static var ampleWidth: Double? { nil }
}

/// As suits a form. Source: SwiftUI's `FormPresentationSizing`.
public struct FormPresentationSizing: PresentationSizing {
  /// That of dialogs of GNOME with forms.
  public static var ampleWidth: Double? { 480 }
}

/// As suits a page of text. Source: SwiftUI's `PagePresentationSizing`.
public struct PagePresentationSizing: PresentationSizing {
  /// That of a page.
  public static var ampleWidth: Double? { 760 }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// As suits.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
  /// As large as the content wishes.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}
extension PresentationSizing where Self == FormPresentationSizing {
  /// As suits a form.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}
extension PresentationSizing where Self == PagePresentationSizing {
  /// As suits a page of text.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension View {
  /// Sets how large the sheet is whose content this view is, where it floats over a window.
  ///
  /// It is as large as its content wishes; what takes all the room that it is offered, as lists and forms do, gets this width. Source: SwiftUI's
  /// `presentationSizing(_:)`.
  ///
  /// - Parameter sizing: how large it is.
  nonisolated public func presentationSizing<S: PresentationSizing>(_ sizing: S) -> some View {
    preference { if let width = S.ampleWidth { $0.presentation.ampleWidth = width } }
  }
}
