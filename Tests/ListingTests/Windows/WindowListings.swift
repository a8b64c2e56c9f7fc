import Sidelight

private struct Crate: Identifiable {
  let id: Int
  let from: String

  static let all = [Crate(id: 1, from: "Grandmother"), Crate(id: 2, from: "The Library")]
}

/// Page: `contextMenu(forSelectionType:menu:primaryAction:)`, its second half.
struct CrateList: View {
  @Environment(\.openWindow) private var openWindow
  @State private var selection: Set<Crate.ID> = []

  var body: some View {
    List(Crate.all, selection: $selection) { crate in
      Text(crate.from)
    }
    .contextMenu(forSelectionType: Crate.ID.self) { crates in
      Button("Open") { for crate in crates { openWindow(value: crate) } }
    } primaryAction: { crates in
      for crate in crates { openWindow(value: crate) }
    }
  }
}

/// Pages: `WindowGroup`, "Present data in windows", and `Window`.
struct CrateScenes: Scene {
  var body: some Scene {
    WindowGroup {
      CrateList()
    }
    WindowGroup("Crate", for: Int.self) { $crate in
      Text("Crate \(crate ?? 0)")
    }
    Window("Scales", id: "scales") {
      Scales()
    }
    .defaultSize(width: 300, height: 200)
  }
}

/// Pages: `OpenWindowAction`, and `DismissWindowAction` and `dismissWindow`.
private struct Scales: View {
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    Button("Put Away") {
      dismissWindow(id: "scales")
    }
  }
}

/// Page: `SettingsLink`, and `openSettings`.
struct HarbourDesk: View {
  @Environment(\.openSettings) private var openSettings

  var body: some View {
    VStack {
      SettingsLink {
        Label("Counter Settings", systemImage: "gearshape")
      }
      Button("The Same") {
        openSettings()
      }
    }
  }
}

/// Page: `Settings`.
struct HarbourSettings: View {
  @State private var isOpen = true

  var body: some View {
    TabView {
      Tab("Counter", systemImage: "gear") {
        Form { Toggle("Open", isOn: $isOpen) }
      }
      Tab("Stamps", systemImage: "star") {
        Text("Stamps to choose from")
      }
    }
  }
}
