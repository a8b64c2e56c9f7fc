@_spi(Nodes) import SidelightGraph

/// Whether pages go on below panes of glass beside them.
enum RunsBeneathKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
