import Sidelight

extension GalleryPage {
  static let alerts = GalleryPage(
    "alerts", "Alerts", symbol: "exclamationmark.triangle", in: .page,
    about:
      "Alerts say or ask something before the user goes on; confirmation dialogs ask whether to go on. A narrow window stacks their buttons.",
    state: AlertState.init, content: AlertAlbums.init, knobs: AlertKnobs.init)
}

private struct Album: Identifiable, Equatable {
  let id: Int
  var name: String

  static let all = ["Harbour", "Garden", "Winter", "Voss"].enumerated().map { Album(id: $0.offset, name: $0.element) }
}

private enum AlbumError: LocalizedError {
  case full

  var errorDescription: String? { "The album could not be saved" }
  var recoverySuggestion: String? { "There is no room left. Delete an album and try again." }
}

@MainActor @Observable private final class AlertState {
  var albums = Album.all
  var answer = "Nothing was asked yet."
  // What is shown.
  var saysDone = false
  var asksToSave = false
  var asksForName = false
  var asksForWord = false
  var copied: Album?
  var error: AlbumError?
  var deleted: Album?
  /// What a message tells of.
  var removed: Album?
  var asksToDelete = false
  var asksToSend = false
  var name = ""
  var word = ""
  // What the knobs change.
  var titleVisibility = Visibility.automatic
  var hasMessage = true
  var hasIcon = false
  var isSilent = false
  var returnDeletes = false
  var severity = DialogSeverity.automatic

  func remove(_ album: Album) {
    albums.removeAll { $0.id == album.id }
    answer = "Deleted “\(album.name)”."
    removed = album
  }

  func putBack(_ album: Album) {
    albums.insert(album, at: albums.firstIndex { $0.id > album.id } ?? albums.endIndex)
    answer = "“\(album.name)” is back."
  }

  func add() {
    albums.append(Album(id: (albums.map(\.id).max() ?? 0) + 1, name: name))
    answer = "Added “\(name)”."
  }
}

private struct AlertAlbums: View {
  @Bindable var state: AlertState

  var body: some View {
    NavigationStack {
      Form {
        Section("Alerts") {
          Button("Say Something") { state.saysDone = true }
          Button("Ask with Three Buttons") { state.asksToSave = true }
          Button("Ask for a Name…") { state.asksForName = true }
          Button("Ask for a Password…") { state.asksForWord = true }
          Button("Ask about a Value") { state.copied = state.albums.first }
          Button("Report an Error") { state.error = .full }
        }
        Section("Confirmation Dialogs") {
          Button("Send…") { state.asksToSend = true }
          Button("Delete All…", role: .destructive) { state.asksToDelete = true }
        }
        Section("Messages") {
          Button("Delete the First Album") { if let first = state.albums.first { state.remove(first) } }.disabled(state.albums.isEmpty)
        }
        Section("From a Row") {
          ForEach(state.albums) { AlbumRow(state: state, album: $0) }
        }
        Section("Answer") { Text(state.answer) }
      }
      .navigationTitle("Albums")
    }
    .toast(item: $state.removed) { album in
      Toast("“\(album.name)” was deleted", button: "Undo") { state.putBack(album) }
    }
    .messageAlerts(state)
    .questionAlerts(state)
    .confirmations(state)
  }
}

private struct AlbumRow: View {
  @Bindable var state: AlertState
  let album: Album
  @State private var isAsking = false

  var body: some View {
    Button("Delete “\(album.name)”…") { isAsking = true }
      .confirmationDialog("Delete “\(album.name)”?", isPresented: $isAsking) {
        Button("Delete", role: .destructive) {
          state.remove(album)
        }
      }
  }
}

/// Alerts that say something.
@MainActor extension View {
  fileprivate func messageAlerts(_ state: AlertState) -> some View {
    let bound = Bindable(state)
    return
      self
      .alert("All albums are saved", isPresented: bound.saysDone) {
      } message: {
        if state.hasMessage { Text("They are in your Pictures folder.") }
      }
      .alert(error: bound.error) { _ in
        Button("Try Again") { state.answer = "Tried again." }
        Button("Cancel", role: .cancel) { state.answer = "Gave up." }
      } message: { error in
        Text(error.recoverySuggestion ?? "")
      }
  }
}

/// Alerts that ask something.
@MainActor extension View {
  fileprivate func questionAlerts(_ state: AlertState) -> some View {
    let bound = Bindable(state)
    return
      self
      .alert("Save Changes?", isPresented: bound.asksToSave) {
        Button("Save") { state.answer = "Saved." }
        Button("Discard", role: .destructive) { state.answer = "Discarded." }
          .keyboardShortcut(state.returnDeletes ? .defaultAction : nil)
        Button("Cancel", role: .cancel) { state.answer = "Cancelled." }
      } message: {
        if state.hasMessage { Text("Changes that are not saved will be lost for ever.") }
      }
      .alert("New Album", isPresented: bound.asksForName) {
        TextField("Name", text: bound.name)
        Button("Add") { state.add() }.disabled(state.name.isEmpty)
        Button("Cancel", role: .cancel) {}
      }
      .alert("Unlock “Private”", isPresented: bound.asksForWord) {
        SecureField("Password", text: bound.word)
        Button("Unlock") { state.answer = "A password of \(state.word.count) letters." }
        Button("Cancel", role: .cancel) {}
      }
      .alert("Copy the album?", item: bound.copied) { album in
        Button("Copy “\(album.name)”") { state.answer = "Copied “\(album.name)”." }
        Button("Cancel", role: .cancel) {}
      } message: { album in
        if state.hasMessage { Text("Its pictures are then in “\(album.name) 2”, too.") }
      }
  }
}

@MainActor extension View {
  fileprivate func confirmations(_ state: AlertState) -> some View {
    let bound = Bindable(state)
    return
      self
      .confirmationDialog("Send the albums", isPresented: bound.asksToSend, titleVisibility: state.titleVisibility) {
        Button("By Letter") { state.answer = "Sent by letter." }
        Button("By Ship") { state.answer = "Sent by ship." }
        Button("By Air") { state.answer = "Sent by air." }
      } message: {
        if state.hasMessage { Text("How are they to go?") }
      }
      .confirmationDialog("Delete all albums?", isPresented: bound.asksToDelete, titleVisibility: state.titleVisibility) {
        Button("Delete All", role: .destructive) {
          state.albums = []
          state.answer = "Deleted all."
        }
        .keyboardShortcut(state.returnDeletes ? .defaultAction : nil)
      } message: {
        if state.hasMessage { Text("You can't undo this.") }
      }
      .dialogSeverity(state.severity)
      .dialogSuppressionToggle("Do not ask again", isSuppressed: bound.isSilent)
      .dialogIcon(state.hasIcon ? Image(systemName: "photo.stack") : nil)
  }
}

private struct AlertKnobs: View {
  @Bindable var state: AlertState

  var body: some View {
    Toggle("Message", isOn: $state.hasMessage)
    Toggle("Symbol", isOn: $state.hasIcon)
    Text(state.isSilent ? "Not to be asked again" : "To be asked again").foregroundStyle(.secondary)
    Toggle("Return chooses what destroys", isOn: $state.returnDeletes)
    Picker("Title of dialogs", selection: $state.titleVisibility) {
      Text("Automatic").tag(Visibility.automatic)
      Text("Visible").tag(Visibility.visible)
      Text("Hidden").tag(Visibility.hidden)
    }
    Toggle(
      "Sign of warning",
      isOn: Binding {
        state.severity == .critical
      } set: {
        state.severity = $0 ? .critical : .automatic
      })
    Button("Bring the albums back") { state.albums = Album.all }
  }
}
