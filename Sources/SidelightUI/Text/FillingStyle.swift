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
}
