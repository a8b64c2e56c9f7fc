import Sidelight

/// The main menu of the gallery's window.
struct GalleryCommands: Commands {
  @FocusedBinding(\.galleryPage) private var page
  @FocusedBinding(\.galleryKnobs) private var showsKnobs

  var body: some Commands {
    InspectorCommands()
    SidebarCommands()
    TextEditingCommands()
    TextFormattingCommands()
    CommandGroup(after: .sidebar) {
      Toggle("Knobs", isOn: Binding(get: { showsKnobs == true }, set: { showsKnobs = $0 })).disabled(showsKnobs == nil)
    }
    CommandMenu("Pages") {
      ForEach(GalleryPage.Topic.used, id: \.self) { topic in
        Menu(topic.rawValue) {
          ForEach(topic.pages) { entry in
            Button(entry.title) { page = entry.id }
          }
        }
      }
    }
  }
}

extension FocusedValues {
  /// The page that is shown.
  var galleryPage: Binding<String?>? {
    get { self[GalleryPageKey.self] }
    set { self[GalleryPageKey.self] = newValue }
  }

  /// Whether the knobs are shown.
  var galleryKnobs: Binding<Bool>? {
    get { self[GalleryKnobsKey.self] }
    set { self[GalleryKnobsKey.self] = newValue }
  }
}

private struct GalleryPageKey: FocusedValueKey { typealias Value = Binding<String?> }
private struct GalleryKnobsKey: FocusedValueKey { typealias Value = Binding<Bool> }
