import Sidelight

/// What the user has set for all windows.
struct FilesSettings: View {
  static let glassKey = "glassSidebar"

  @AppStorage(FilesSettings.glassKey) private var hasGlass = false

  var body: some View {
    Form {
      Section {
        Toggle("Glass Sidebar", isOn: $hasGlass)
      } footer: {
        Text("What lies beside the sidebar shines through it.")
      }
    }
    .formStyle(.grouped)
  }
}
