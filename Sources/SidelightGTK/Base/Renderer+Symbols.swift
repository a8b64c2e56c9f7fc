import SidelightCore

extension Renderer {
  /// The theme's icon for what an image shows; nil where that is a picture, which no theme has.
  func iconName(for source: ImageElement.Source) -> String? { symbols.iconName(for: source) }
}
