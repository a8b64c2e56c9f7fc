/// What a toolbar is for, from which follows how its bar looks.
///
/// Source: SwiftUI's `ToolbarRole`.
public struct ToolbarRole: Sendable, Equatable {
  private enum Kind: Sendable { case automatic, navigationStack, browser, editor }
  private let kind: Kind

  /// What suits the platform: on GNOME ``navigationStack``.
  public static var automatic: Self { Self(kind: .automatic) }
  /// Pages that lead to one another: the title stands in the middle of the header bar.
  public static var navigationStack: Self { Self(kind: .navigationStack) }
  /// Content that the user goes through in both directions: the title stands at the start of the header bar, behind the items there, and
  /// leaves the middle to an item in the `principal` place.
  public static var browser: Self { Self(kind: .browser) }
  /// A document that is edited: the title stands where that of a ``browser`` does. SwiftUI also gives the back button another look; GNOME
  /// has one look for all of them.
  public static var editor: Self { Self(kind: .editor) }

  /// Whether the title stands at the start of the bar.
  var leadsTitle: Bool { kind == .browser || kind == .editor }
}

extension View {
  /// Sets what the toolbar of the page that this view stands in is for.
  ///
  /// ```swift
  /// Editor(document).navigationTitle(document.name).toolbarRole(.editor)
  /// ```
  ///
  /// Source: SwiftUI's `toolbarRole(_:)`.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { preference { $0.toolbarRole = role } }
}
