import Sidelight

extension GalleryPage {
  static let toolbars = GalleryPage(
    "toolbars", "Toolbars", symbol: "square.and.pencil", in: .page,
    about: "Items of every placement in a letter. Make the window narrow: the title is shortened, then items move into the menu.",
    state: LetterState.init, content: LetterView.init, knobs: LetterKnobs.init)
}

@MainActor @Observable private final class LetterState {
  var header = Visibility.automatic
  var items = Visibility.automatic
  var bottomBar = Visibility.automatic
  var background = Visibility.automatic
  var scheme: ColorScheme?
  var hasTitle = true
  var hasView = false
  var view = "Letter"

  var text = "the new door has a sidelight."
  var saved = "the new door has a sidelight."
  var isStarred = false
  var checksSpelling = true
  var paper = "A4"
  var last = "Nothing done yet"

  var isEdited: Bool { text != saved }
}

private struct LetterView: View {
  @Bindable var state: LetterState

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 12) {
        Text("Dear Ada,").font(.title2)
        TextField("Letter", text: $state.text)
        Text(state.last).foregroundStyle(.secondary)
        Spacer()
      }
      .frame(maxWidth: 480, alignment: .leading)
      .padding(24)
      .navigationTitle("Letter to Ada")
      .navigationSubtitle(state.isEdited ? "Edited" : "Saved")
      .toolbar(removing: state.hasTitle ? nil : .title)
      .toolbar(state.header, for: .navigationBar)
      .toolbar(state.items)
      .toolbar(state.bottomBar, for: .bottomBar)
      .toolbarBackgroundVisibility(state.background, for: .navigationBar, .bottomBar)
      .toolbarColorScheme(state.scheme, for: .navigationBar)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Discard") { state.text = state.saved }.disabled(!state.isEdited) }
        ToolbarItem(placement: .confirmationAction) { Button("Save") { state.saved = state.text }.disabled(!state.isEdited) }
        ToolbarItem(placement: .navigation) { action("Contents", "list.bullet") }
        if state.hasView { ToolbarItem(placement: .principal) { ViewPicker(view: $state.view) } }
        ToolbarItemGroup {
          action("Undo", "arrow.uturn.backward")
          action("Redo", "arrow.uturn.forward")
        }
        ToolbarItem(placement: .topBarTrailing) {
          Button(state.isStarred ? "Remove Star" : "Star", systemImage: state.isStarred ? "star.fill" : "star") { state.isStarred.toggle() }
        }
        ToolbarItem(placement: .primaryAction) { action("New Letter", "square.and.pencil") }
        ToolbarItemGroup(placement: .secondaryAction) {
          action("Send", "square.and.arrow.up")
          Toggle("Check Spelling", isOn: $state.checksSpelling)
          Picker("Paper", selection: $state.paper) { ForEach(["A4", "A5"], id: \.self) { Text($0).tag($0) } }
          Button("Burn", role: .destructive) { state.last = "Burn" }
        }
        ToolbarItemGroup(placement: .bottomBar) {
          action("Bold", "bold")
          action("Italic", "italic")
          action("Attach", "paperclip")
        }
        ToolbarItem(placement: .status) { Text("\(state.text.split(separator: " ").count) words").foregroundStyle(.secondary) }
      }
    }
  }

  private func action(_ title: String, _ symbol: String) -> some View {
    Button(title, systemImage: symbol) { state.last = title }.help(title)
  }
}

private struct ViewPicker: View {
  @Binding var view: String

  var body: some View {
    Picker("View", selection: $view) { ForEach(["Letter", "Envelope"], id: \.self) { Text($0).tag($0) } }
  }
}

private struct LetterKnobs: View {
  @Bindable var state: LetterState

  var body: some View {
    Toggle("Header bar", isOn: isShown($state.header))
    Toggle("Items of the header bar", isOn: isShown($state.items))
    Toggle("Bottom bar", isOn: isShown($state.bottomBar))
    Picker("Background of the bars", selection: $state.background) {
      Text("Automatic").tag(Visibility.automatic)
      Text("Visible").tag(Visibility.visible)
      Text("Hidden").tag(Visibility.hidden)
    }
    Picker("Scheme of the header bar", selection: $state.scheme) {
      Text("The window's").tag(ColorScheme?.none)
      Text("Light").tag(ColorScheme?.some(.light))
      Text("Dark").tag(ColorScheme?.some(.dark))
    }
    Toggle("Title", isOn: $state.hasTitle)
    Toggle("Picker in place of the title", isOn: $state.hasView)
  }

  private func isShown(_ visibility: Binding<Visibility>) -> Binding<Bool> {
    Binding(get: { visibility.wrappedValue != .hidden }, set: { visibility.wrappedValue = $0 ? .automatic : .hidden })
  }
}
