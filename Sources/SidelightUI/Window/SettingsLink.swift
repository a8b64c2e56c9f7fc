/// A button that opens the settings of the app.
///
/// ```swift
/// Menu("Main Menu", systemImage: "line.3.horizontal") { SettingsLink() }
/// ```
///
/// On GNOME it is what ``Button`` is, with “Preferences” as its label unless it has one of its own, and it mostly stands in the menu of the
/// header bar. Source: SwiftUI's `SettingsLink`.
public struct SettingsLink<Label: View>: View {
  private let label: Label
  @Environment(\.openSettings) private var openSettings

  /// Makes a button that opens the settings.
  ///
  /// - Parameter label: what the button says.
  public init(@ViewBuilder label: () -> Label) { self.label = label() }

  /// The content of the view.
  public var body: some View {
    Button {
      openSettings()
    } label: {
      label
    }
  }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// Makes a button that says “Preferences” and opens the settings.
  public init() { label = DefaultSettingsLinkLabel() }
}

/// The label of a ``SettingsLink`` that has none of its own.
///
/// Source: SwiftUI's `DefaultSettingsLinkLabel`.
public struct DefaultSettingsLinkLabel: View {
  nonisolated init() {}

  /// The content of the view.
  public var body: some View { Text(verbatim: "Preferences") }
}
