/// How rows of an outline, and what looks like one, stand in from the edge.
enum OutlineMetrics {
  /// The width of a triangle with the distance to what is behind it, and of one level, in pixels: those of GtkTreeExpander.
  static let triangleWidth = 22
  static let levelWidth = 16
  /// Rows further down stand as these do.
  static let deepestLevel = 24
}
