import Sidelight

extension GalleryPage {
  static let titles = GalleryPage(
    "titles", "Titles", symbol: "textformat", in: .page,
    about:
      "A title that stands for a file: drag it into a folder of Files, or click it. A secondary click on the header bar, or Shift+F10 while "
      + "the focus is in it, shows and hides items. What you choose holds for all pages of the stack.",
    state: TitlesState.init, content: TitlesView.init, knobs: TitlesKnobs.init)
}

/// A ``ToolbarRole`` that a picker can hold.
private enum Role: String, CaseIterable {
  case navigationStack = "Navigation Stack"
  case browser = "Browser"
  case editor = "Editor"

  var toolbarRole: ToolbarRole {
    switch self {
    case .navigationStack: .navigationStack
    case .browser: .browser
    case .editor: .editor
    }
  }
}

@MainActor @Observable private final class TitlesState {
  var title = "Notes"
  var role = Role.editor
  var isFile = true
  var keepsBold = false
  var isBold = false
  var isItalic = false
  var last = "Nothing done yet"

  let url = FileManager.default.temporaryDirectory.appending(path: "Notes.txt")

  /// What is dragged away has to be there.
  init() { try? Data("A walk along the river.".utf8).write(to: url) }
}

private struct TitlesView: View {
  @Bindable var state: TitlesState

  var body: some View {
    NavigationStack {
      NotePage(state: state) { NavigationLink("Turn the page", value: 2) }
        .navigationTitle($state.title)
        .navigationDestination(for: Int.self) { number in
          NotePage(state: state) { Text("The same toolbar, arranged in the same way.") }.navigationTitle("Page \(number)")
        }
    }
  }
}

private struct NotePage<Content: View>: View {
  @Bindable var state: TitlesState
  @ViewBuilder let content: Content

  var body: some View {
    if state.isFile { page.navigationDocument(state.url) } else { page }
  }

  private var page: some View {
    VStack(spacing: 12) {
      Text("A walk along the river.").bold(state.isBold).italic(state.isItalic)
      content
      Text(state.last).foregroundStyle(.secondary)
    }
    .padding(24)
    .toolbarRole(state.role.toolbarRole)
    .toolbar(id: "notes") {
      ToolbarItem(id: "italic") { Button("Italic", systemImage: "italic") { state.isItalic.toggle() } }
      ToolbarItem(id: "bold") { Button("Bold", systemImage: "bold") { state.isBold.toggle() } }
        .customizationBehavior(state.keepsBold ? .disabled : .default)
      ToolbarItem(id: "share") { action("Share", "square.and.arrow.up") }
        .defaultCustomization(.hidden)
      ToolbarItem(id: "print") { action("Print", "printer") }
        .defaultCustomization(.hidden, options: .alwaysAvailable)
      ToolbarItem(id: "new", placement: .primaryAction) { action("New", "plus") }
    }
  }

  private func action(_ title: String, _ symbol: String) -> some View {
    Button(title, systemImage: symbol) { state.last = title }
  }
}

private struct TitlesKnobs: View {
  @Bindable var state: TitlesState

  var body: some View {
    Picker("Role", selection: $state.role) { ForEach(Role.allCases, id: \.self) { Text($0.rawValue).tag($0) } }
    Toggle("Stands for a File", isOn: $state.isFile)
    Toggle("Bold Stays in the Bar", isOn: $state.keepsBold)
  }
}

extension GalleryPage {
  static let largeTitles = GalleryPage(
    "large-titles", "Large Titles", symbol: "textformat.size", in: .page,
    about:
      "The title stands below the header bar until you scroll, and goes back to the bar then. A page that says nothing of it does as the one "
      + "before it."
  ) {
    LargeTitlesState()
  } content: { state in
    Countries(state: state)
  } knobs: { state in
    @Bindable var state = state
    Picker("Title", selection: $state.mode) { ForEach(LargeTitlesState.Mode.allCases, id: \.self) { Text($0.rawValue) } }
    Toggle("A Subtitle", isOn: $state.hasSubtitle)
  }
}

@MainActor @Observable private final class LargeTitlesState {
  enum Mode: String, CaseIterable {
    case large = "Large"
    case inline = "Inline"

    var display: ToolbarTitleDisplayMode { self == .large ? .large : .inline }
  }

  var mode = Mode.large
  var hasSubtitle = false
}

private struct Countries: View {
  let state: LargeTitlesState

  var body: some View {
    NavigationStack {
      List(1..<61) { number in
        NavigationLink("Country \(number)", value: number)
      }
      .navigationTitle("Countries")
      .navigationSubtitle(state.hasSubtitle ? "60 of them" : "")
      .toolbarTitleDisplayMode(state.mode.display)
      .navigationDestination(for: Int.self) { country in
        List(1..<41) { number in
          NavigationLink("City \(number)") {
            ContentUnavailableView(
              "City \(number)", systemImage: "building.2", description: Text("A title in the bar, whatever comes before.")
            )
            .navigationTitle("City \(number)")
            .toolbarTitleDisplayMode(.inline)
          }
        }
        .navigationTitle("Country \(country)")
      }
    }
  }
}
