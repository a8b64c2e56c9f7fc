import SidelightCore
@_spi(Nodes) import SidelightGraph

/// A colour for what stands in the rows of a list.
///
/// Source: SwiftUI's `ListItemTint`.
public struct ListItemTint: Equatable, Sendable {
  let color: Color

  /// The colour of text: no colour of its own.
  public static let monochrome = ListItemTint(color: .primary)
  /// A colour that stays as it is.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// A colour that the system may replace. GNOME replaces none, so that it is the same as ``fixed(_:)``.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
}

enum ListItemTintKey: EnvironmentKey {
  static var defaultValue: ColorStyle? { nil }
}

/// Whether a view stands in a list.
enum InListKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension View {
  /// Sets the colour of the icons of labels in the rows of the lists in this view, or in this row; nil leaves it as it is.
  ///
  /// Source: SwiftUI's `listItemTint(_:)`.
  ///
  /// - Parameter tint: the colour; nil leaves it to what is said further out.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    EnvironmentView(content: self) {
      guard let style = tint?.color.style else { return }
      $0[ListItemTintKey.self] = style
      if $0[InListKey.self] { $0[TextEnvironmentKey.self].iconTint = style }
    }
  }

  /// As the one with a `ListItemTint?`, but with a `Color?`.
  @_disfavoredOverload nonisolated public func listItemTint(_ tint: Color?) -> some View { listItemTint(tint.map { .fixed($0) }) }
}
