import SidelightCore
@_spi(Nodes) import SidelightGraph

// Where a text becomes plain characters: a title, a prompt, a name for assistive technology.

extension Text {
  /// The characters, with numbers and dates as a region has them; nil for the desktop's.
  func characters(in region: TextRegion?) -> String {
    guard hasSource, isRead(in: region) else { return content }
    var text = self
    _ = text.read(in: region)
    return text.content
  }

  /// The characters as the environment's region has them.
  func characters(in environment: EnvironmentValues) -> String { hasSource ? characters(in: environment.textRegion) : content }
}

extension DependentNode {
  /// The characters of a text where the node stands. The node is evaluated again when the region changes, if the text follows it.
  func characters(of text: Text) -> String {
    text.hasSource ? text.characters(in: graph.reading(self) { scope.value(TextEnvironmentKey.self).region }) : text.content
  }
}
