import Sidelight

@main struct PreferencesApp: App {
  var body: some Scene {
    WindowGroup("Settings") { PreferencesView() }
  }
}

enum Pane: String, CaseIterable, Identifiable {
  case appearance = "Appearance"
  case sound = "Sound"
  case notifications = "Notifications"
  case keyboard = "Keyboard"
  case privacy = "Privacy"

  var id: Self { self }

  var symbol: String {
    switch self {
    case .appearance: "paintbrush"
    case .sound: "speaker.wave.2"
    case .notifications: "bell"
    case .keyboard: "keyboard"
    case .privacy: "hand.raised"
    }
  }

  var words: [String] {
    switch self {
    case .appearance: ["style", "accent", "text size", "contrast"]
    case .sound: ["volume", "output", "alerts"]
    case .notifications: ["banners", "do not disturb"]
    case .keyboard: ["repeat", "layout"]
    case .privacy: ["location", "history", "camera"]
    }
  }
}

struct PreferencesView: View {
  @SceneStorage("pane") private var pane: Pane?
  @State private var search = ""

  private var found: [Pane] {
    Pane.allCases.filter { pane in
      search.isEmpty || ([pane.rawValue] + pane.words).contains { $0.localizedCaseInsensitiveContains(search) }
    }
  }

  var body: some View {
    NavigationSplitView {
      List(found, selection: $pane) { pane in
        Label(pane.rawValue, systemImage: pane.symbol)
      }
      .searchable(text: $search)
      .navigationTitle("Settings")
    } detail: {
      Group {
        switch pane ?? .appearance {
        case .appearance: AppearancePane()
        case .sound: SoundPane()
        case .notifications: NotificationsPane()
        case .keyboard: KeyboardPane()
        case .privacy: PrivacyPane()
        }
      }
      .formStyle(.grouped)
      .navigationTitle((pane ?? .appearance).rawValue)
    }
  }
}

enum Appearance: String, CaseIterable { case automatic, light, dark }

struct AppearancePane: View {
  @AppStorage("appearance") private var appearance = Appearance.automatic
  @AppStorage("textScale") private var textScale = 1.0
  @AppStorage("highContrast") private var highContrast = false
  @State private var accent = Color.blue

  var body: some View {
    Form {
      Section("Style") {
        Picker("Appearance", selection: $appearance) {
          ForEach(Appearance.allCases, id: \.self) { Text($0.rawValue.capitalized) }
        }
        .pickerStyle(.segmented)
        ColorPicker("Accent", selection: $accent, supportsOpacity: false)
      }
      Section {
        Slider(value: $textScale, in: 0.5...2, step: 0.1) { Text("Text size") }
        LabeledContent("Now", value: textScale, format: .percent)
        Toggle("High contrast", isOn: $highContrast)
      } header: {
        Text("Reading")
      } footer: {
        Text("Apps follow the size of text when they start.")
      }
    }
  }
}

struct SoundPane: View {
  @AppStorage("volume") private var volume = 60.0
  @AppStorage("output") private var output = "Speakers"
  @State private var isMuted = false

  var body: some View {
    Form {
      Section("Output") {
        Picker("Device", selection: $output) { ForEach(["Speakers", "Headphones", "Television"], id: \.self) { Text($0) } }
        Slider(value: $volume, in: 0...100) {
          Text("Volume")
        } minimumValueLabel: {
          Image(systemName: "speaker")
        } maximumValueLabel: {
          Image(systemName: "speaker.wave.3")
        }
        .disabled(isMuted)
        Toggle("Mute", isOn: $isMuted)
        Gauge(value: isMuted ? 0 : volume, in: 0...100) { Text("Level") }
      }
    }
  }
}

struct NotificationsPane: View {
  @State private var apps = [("Mail", true), ("Calendar", true), ("Chat", false)].map { Sender(name: $0.0, isOn: $0.1) }
  @AppStorage("quiet") private var isQuiet = false

  struct Sender: Identifiable {
    let name: String
    var isOn: Bool
    var id: String { name }
  }

  var body: some View {
    Form {
      Toggle("Do not disturb", isOn: $isQuiet)
      Section("Apps") {
        Toggle("All apps", sources: $apps, isOn: \.isOn)
        ForEach($apps) { $app in Toggle(app.name, isOn: $app.isOn) }
      }
      .disabled(isQuiet)
    }
  }
}

struct KeyboardPane: View {
  @AppStorage("repeats") private var repeats = true
  @AppStorage("delay") private var delay = 300
  @State private var layouts = ["English", "German"]

  var body: some View {
    Form {
      Section("Repeat") {
        Toggle("Keys repeat", isOn: $repeats)
        Stepper("Delay: \(delay) ms", value: $delay, in: 100...1000, step: 50).disabled(!repeats)
      }
      Section("Layouts") {
        ForEach(layouts, id: \.self) { Text($0) }
          .onDelete { layouts.remove(atOffsets: $0) }
          .onMove { layouts.move(fromOffsets: $0, toOffset: $1) }
        Menu("Add Layout") {
          ForEach(["Danish", "French", "Polish"].filter { !layouts.contains($0) }, id: \.self) { name in
            Button(name) { layouts.append(name) }
          }
        }
      }
    }
  }
}

struct PrivacyPane: View {
  @AppStorage("location") private var location = false
  @State private var isAsking = false
  @State private var isCleared = false

  var body: some View {
    Form {
      Toggle("Location", systemImage: "location", isOn: $location)
      DisclosureGroup("Who asked for it") {
        ForEach(["Maps", "Weather"], id: \.self) { LabeledContent($0, value: location ? "Allowed" : "Refused") }
      }
      Button(isCleared ? "The history is empty" : "Clear History…", role: .destructive) { isAsking = true }
        .disabled(isCleared)
        .alert("Clear the history?", isPresented: $isAsking) {
          Button("Clear", role: .destructive) { isCleared = true }
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("Files stay where they are.")
        }
    }
  }
}

#Preview { PreferencesView() }
