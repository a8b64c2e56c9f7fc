import SidelightCore

/// The distance between two sections of a list.
///
/// Source: SwiftUI's `ListSectionSpacing`.
public struct ListSectionSpacing: Equatable, Sendable {
  /// In pixels; nil for that of the style.
  let length: Double?

  /// The distance that the style of the list has.
  public static let `default` = ListSectionSpacing(length: nil)
  /// A small distance: 6 pixels.
  public static let compact = ListSectionSpacing(length: 6)
  /// A distance of the app's own in pixels, from 0.
  public static func custom(_ spacing: Double) -> ListSectionSpacing {
    ListSectionSpacing(length: usableLength(spacing, in: "ListSectionSpacing.custom(_:)"))
  }
}

/// What is said around a list of the distance between its rows and between its sections, in pixels.
struct ListSpacing: Equatable {
  var rows: Double?
  var sections: Double?
}

enum ListSpacingKey: EnvironmentKey {
  static var defaultValue: ListSpacing { ListSpacing() }
}

extension View {
  /// Sets the distance between the rows of the lists in this view.
  ///
  /// Rows of ``ListStyle/grouped`` and ``ListStyle/insetGrouped`` then are cards of their own, as in GNOME's separate boxed lists.
  ///
  /// Source: SwiftUI's `listRowSpacing(_:)`.
  /// - Parameter spacing: pixels, from 0; nil for the style's own distance.
  nonisolated public func listRowSpacing(_ spacing: Double?) -> some View {
    let spacing = usableLength(spacing, in: "listRowSpacing(_:)")
    return EnvironmentView(content: self) { $0[ListSpacingKey.self].rows = spacing }
  }

  /// Sets the distance between sections, around a list for all of them, on a section for the distances above and below it.
  ///
  /// Between two sections that say different things it is the mean of both; one that says nothing takes what its neighbour says.
  ///
  /// Source: SwiftUI's `listSectionSpacing(_:)`.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    EnvironmentView(content: self) { $0[ListSpacingKey.self].sections = spacing.length }
  }

  /// Sets the distance between sections to a number of pixels, as ``listSectionSpacing(_:)-(ListSectionSpacing)`` does.
  ///
  /// Source: SwiftUI's `listSectionSpacing(_:)`.
  ///
  /// - Parameter spacing: the distance in pixels, from 0.
  nonisolated public func listSectionSpacing(_ spacing: Double) -> some View { listSectionSpacing(.custom(spacing)) }
}
