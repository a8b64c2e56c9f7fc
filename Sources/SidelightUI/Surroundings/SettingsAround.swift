/// Whether a view is a part of an app's settings.
enum SettingsAroundKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
