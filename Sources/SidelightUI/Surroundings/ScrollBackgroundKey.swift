/// Whether what scrolls has a background of its own; nil for what its style says.
enum ScrollBackgroundKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}
