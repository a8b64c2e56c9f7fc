import SidelightCore
import SidelightGraph

/// What the pointer looks like.
///
/// Source: SwiftUI's `PointerStyle`.
public struct PointerStyle: Hashable, Sendable {
  /// What GNOME calls it.
  let name: String?

  private init(_ name: String?) { self.name = name }

  /// As suits.
  public static let `default` = PointerStyle(nil)
  /// For text that can be selected.
  public static let horizontalText = PointerStyle("text")
  /// For text that runs from top to bottom.
  public static let verticalText = PointerStyle("vertical-text")
  /// For an area that is chosen by drawing a rectangle.
  public static let rectSelection = PointerStyle("crosshair")
  /// For what can be dragged.
  public static let grabIdle = PointerStyle("grab")
  /// For what is being dragged.
  public static let grabActive = PointerStyle("grabbing")
  /// For an address that is opened.
  public static let link = PointerStyle("pointer")
  /// For what is shown larger by a click.
  public static let zoomIn = PointerStyle("zoom-in")
  /// For what is shown smaller by a click.
  public static let zoomOut = PointerStyle("zoom-out")
  /// For the edge of a column.
  public static let columnResize = PointerStyle("col-resize")
  /// For the edge of a row.
  public static let rowResize = PointerStyle("row-resize")
}

extension View {
  /// Sets what the pointer looks like over this view.
  ///
  /// - Parameter style: what it looks like; nil for as suits.
  ///
  /// Source: SwiftUI's `pointerStyle(_:)`.
  nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View { traits(style?.name.map { .pointer($0) }) }
}
