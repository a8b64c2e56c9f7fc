import Sidelight

extension GalleryPage {
  static let editing = GalleryPage(
    "editing", "Editing", symbol: "pencil", in: .lists,
    about: "Favourites that are moved by dragging and with Alt and the arrow keys, and deleted with the Delete key, from their menu and by "
      + "a swipe. Ctrl+Z takes it back. Home can't be deleted, and Trash can't be moved. Swiping from the other side gives a star.",
    state: FavoritesState.init, content: FavoritesView.init, knobs: FavoritesKnobs.init)
}

private struct Favorite: Identifiable {
  let name: String
  let symbol: String
  var isStarred = false
  var id: String { name }
}

@MainActor @Observable private final class FavoritesState {
  var favorites = [
    Favorite(name: "Home", symbol: "house"), Favorite(name: "Documents", symbol: "doc"), Favorite(name: "Music", symbol: "music.note"),
    Favorite(name: "Pictures", symbol: "photo"), Favorite(name: "Videos", symbol: "film"),
    Favorite(name: "Downloads", symbol: "arrow.down.circle"), Favorite(name: "Trash", symbol: "trash"),
  ]
  var selection: Set<String> = []
  var canDelete = true
  var canMove = true
  var mode = EditMode.inactive

  var actions: EditActions<[Favorite]> {
    var actions: EditActions<[Favorite]> = []
    if canDelete { actions.insert(.delete) }
    if canMove { actions.insert(.move) }
    return actions
  }
}

private struct FavoritesView: View {
  @Bindable var state: FavoritesState
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    NavigationStack {
      List($state.favorites, editActions: state.actions, selection: $state.selection) { $favorite in
        HStack {
          Label(favorite.name, systemImage: favorite.symbol)
          Spacer()
          if favorite.isStarred { Image(systemName: "star.fill").accessibilityLabel("Starred") }
        }
        .swipeActions(edge: .leading) {
          Button(favorite.isStarred ? "Remove Star" : "Star", systemImage: favorite.isStarred ? "star" : "star.fill") {
            favorite.isStarred.toggle()
          }
          .tint(.orange)
        }
        .swipeActions {
          if state.canDelete && favorite.name != "Home" {
            Button("Delete", systemImage: "trash", role: .destructive) { delete(favorite) }
          }
        }
        .deleteDisabled(favorite.name == "Home")
        .moveDisabled(favorite.name == "Trash")
      }
      .listStyle(.insetGrouped)
      .navigationTitle("Favourites")
      .toolbar {
        ToolbarItem(placement: .primaryAction) { EditButton() }
        ToolbarItemGroup(placement: .navigation) {
          Button("Undo", systemImage: "arrow.uturn.backward") { undoManager?.undo() }
            .disabled(undoManager?.canUndo != true)
            .help(undoManager?.undoMenuItemTitle ?? "")
          Button("Redo", systemImage: "arrow.uturn.forward") { undoManager?.redo() }
            .disabled(undoManager?.canRedo != true)
            .help(undoManager?.redoMenuItemTitle ?? "")
        }
      }
    }
    .environment(\.editMode, $state.mode)
  }

  private func delete(_ favorite: Favorite) { replace(by: state.favorites.filter { $0.id != favorite.id }) }

  private func replace(by favorites: [Favorite]) {
    let before = state.favorites
    state.favorites = favorites
    undoManager?.registerUndo(withTarget: state) { _ in replace(by: before) }
    undoManager?.setActionName("Delete")
  }
}

private struct FavoritesKnobs: View {
  @Bindable var state: FavoritesState

  var body: some View {
    Toggle("Can be deleted", isOn: $state.canDelete)
    Toggle("Can be moved", isOn: $state.canMove)
    Toggle("Edit mode", isOn: Binding(get: { state.mode.isEditing }, set: { state.mode = $0 ? .active : .inactive }))
  }
}
