@_spi(Nodes) import SidelightGraph

/// Whether commands of the window change texts that are edited.
enum TextCommandsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
