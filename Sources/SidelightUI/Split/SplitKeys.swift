/// The window's title, for the one header bar that shows it where nothing has a title of its own.
enum WindowTitleKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

/// The width in pixels that the window opens with, as far as its scene says it; 0 where it does not.
enum ExpectedWidthKey: EnvironmentKey {
  static var defaultValue: Double { 0 }
}
