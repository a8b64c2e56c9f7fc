import Sidelight

extension GalleryPage {
  static let windows = GalleryPage(
    "windows", "Windows", symbol: "macwindow", in: .page,
    about:
      "A recipe opens in a window of its own, once, with a main menu whose keys are Ctrl+N and Ctrl+G; Timers is a window that the app has "
      + "once, as large as its content. Ctrl+comma and the menus open the settings.",
    content: RecipesView.init)
}

/// The gallery's other windows, and its settings: those of the page about windows.
struct RecipeScenes: Scene {
  var body: some Scene {
    WindowGroup("Recipe", for: Recipe.ID.self) { $id in RecipeWindow(id: $id) }
      .defaultSize(width: 420, height: 360)
      .commands { RecipeCommands() }
    Window("Timers", id: "timers") { TimersWindow() }
      .windowResizability(.contentSize)
    Settings { KitchenSettings() }
  }
}

private struct Recipe: Identifiable {
  let id: Int
  let name: String
  /// In grams.
  let flour: Int
  let minutes: Int
  let note: String

  static let all = [
    Recipe(id: 1, name: "Flatbread", flour: 250, minutes: 25, note: "Let the pan get very hot first."),
    Recipe(id: 2, name: "Rolls", flour: 500, minutes: 90, note: "They are best on the same day."),
    Recipe(id: 3, name: "Rye Loaf", flour: 700, minutes: 240, note: "Wait a day before you cut it."),
  ]

  static func next(after id: Recipe.ID?) -> Recipe.ID { (id ?? 0) % all.count + 1 }
}

/// What the settings say, for all windows.
@MainActor @Observable private final class Kitchen {
  static let shared = Kitchen()

  var isMetric = true
  var showsNotes = true

  func text(grams: Int) -> String { isMetric ? "\(grams) g" : "\(grams * 10 / 283) oz" }
}

private struct RecipesView: View {
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    NavigationStack {
      Form {
        ForEach(Recipe.all) { recipe in
          LabeledContent(recipe.name) {
            Button("Open") { openWindow(value: recipe.id) }.accessibilityLabel("Open \(recipe.name)")
          }
        }
      }
      .navigationTitle("Recipes")
      .toolbar {
        ToolbarItem { Button("Timers", systemImage: "clock") { openWindow(id: "timers") } }
        ToolbarItem {
          SettingsLink { Label("Settings", systemImage: "gearshape") }
        }
      }
    }
  }
}

private enum RecipeKey: FocusedValueKey { typealias Value = Binding<Recipe.ID?> }

extension FocusedValues {
  /// The recipe that a window shows.
  fileprivate var recipe: Binding<Recipe.ID?>? {
    get { self[RecipeKey.self] }
    set { self[RecipeKey.self] = newValue }
  }
}

/// The main menu of the windows with recipes.
private struct RecipeCommands: Commands {
  @FocusedValue(\.recipe) private var recipe
  @Bindable private var kitchen = Kitchen.shared

  var body: some Commands {
    CommandMenu("Recipe") {
      ForEach(Recipe.all) { choice in Button(choice.name) { recipe?.wrappedValue = choice.id } }
    }
    CommandGroup(after: .newItem) {
      Button("Next Recipe") { recipe?.wrappedValue = Recipe.next(after: recipe?.wrappedValue) }
        .keyboardShortcut("n")
        .disabled(recipe == nil)
    }
    CommandGroup(before: .appSettings) { Toggle("Grams", isOn: $kitchen.isMetric).keyboardShortcut("g") }
  }
}

private struct RecipeWindow: View {
  @Binding var id: Recipe.ID?
  private let kitchen = Kitchen.shared
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    if let recipe = Recipe.all.first(where: { $0.id == id }) {
      Form {
        Section {
          LabeledContent("Flour", value: kitchen.text(grams: recipe.flour))
          LabeledContent("Time", value: "\(recipe.minutes) minutes")
        } footer: {
          if kitchen.showsNotes { Text(recipe.note) }
        }
        Section {
          Button("Next Recipe") { id = Recipe.next(after: recipe.id) }
          Button("Close") { dismissWindow() }
        }
      }
      .navigationTitle(recipe.name)
      .focusedSceneValue(\.recipe, $id)
    }
  }
}

private struct TimersWindow: View {
  var body: some View {
    Form {
      ForEach(Recipe.all) { recipe in LabeledContent(recipe.name, value: "\(recipe.minutes) minutes") }
    }
  }
}

private struct KitchenSettings: View {
  @Bindable private var kitchen = Kitchen.shared

  var body: some View {
    TabView {
      Tab("Measures", systemImage: "gearshape") {
        Form { Section("Weights") { Toggle("Grams", isOn: $kitchen.isMetric) } }
      }
      Tab("Reading", systemImage: "doc.text") {
        Form { Section("Recipes") { Toggle("Notes below Recipes", isOn: $kitchen.showsNotes) } }
      }
    }
  }
}
