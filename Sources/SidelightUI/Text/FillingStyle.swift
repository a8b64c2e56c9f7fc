package import SidelightCore

/// A style that may be more than one colour.
package protocol FillingStyle: ShapeStyle {
  /// What an area in this style is painted with; nil for the colour of text around it.
  nonisolated var elementFill: Fill? { get }
}

extension ShapeStyle {
  /// What an area in this style is painted with; nil for the colour of text around it.
  package nonisolated var areaFill: Fill? {
    if let style = self as? any FillingStyle { return style.elementFill }
    return elementColor.map { .color($0) }
  }

  /// The shadows that a text in this style casts; nil where it says nothing of them.
  nonisolated var textDrops: [FillShadow]? {
    // Those of most texts, which have none, are not asked.
    if Self.self == Color.self || Self.self == HierarchicalShapeStyle.self { return nil }
    guard let fill = (self as? any FillingStyle)?.elementFill, case .shadowed = fill else { return nil }
    return fill.drops
  }
}
