import Foundation
import Sidelight

@main struct NotesApp: App {
  @State private var library = Library()

  var body: some Scene {
    WindowGroup("Notes") { NotesView().environment(library) }
  }
}

struct Note: Identifiable, Hashable {
  let id: UUID
  var text: String
  var folder: String
  var isPinned = false
  var edited = Date.now

  var title: String { text.split(separator: "\n").first.map(String.init) ?? "New Note" }
}

@MainActor @Observable final class Library {
  var folders = ["Home", "Travel", "Ideas"]
  var notes: [Note] = [
    Note(id: UUID(), text: "Shopping\nBread, apples, and something for Sunday.", folder: "Home", isPinned: true),
    Note(id: UUID(), text: "Bicycle\nThe chain needs oil.", folder: "Home"),
    Note(id: UUID(), text: "Coast\nThe early train, then the ferry.", folder: "Travel"),
    Note(id: UUID(), text: "A map of benches\nWho would walk further with it?", folder: "Ideas"),
  ]

  func notes(in folder: String, matching search: String) -> [Note] {
    notes.filter { $0.folder == folder && (search.isEmpty || $0.text.localizedCaseInsensitiveContains(search)) }
      .sorted { ($0.isPinned ? 0 : 1, $1.edited) < ($1.isPinned ? 0 : 1, $0.edited) }
  }

  func add(to folder: String) -> Note.ID {
    let note = Note(id: UUID(), text: "", folder: folder)
    notes.append(note)
    return note.id
  }

  func delete(_ id: Note.ID) { notes.removeAll { $0.id == id } }
}

struct NotesView: View {
  @Environment(Library.self) private var library
  @State private var folder: String? = "Home"
  @State private var selection: Note.ID?
  @State private var search = ""
  @State private var isNaming = false
  @State private var newName = ""

  var body: some View {
    @Bindable var library = library
    NavigationSplitView {
      List(selection: $folder) {
        Section("Folders") {
          ForEach(library.folders, id: \.self) { name in
            Label(name, systemImage: "folder").badge(library.notes.count { $0.folder == name })
          }
          .onMove { library.folders.move(fromOffsets: $0, toOffset: $1) }
        }
      }
      .navigationTitle("Notes")
      .toolbar { Button("New Folder", systemImage: "folder.badge.plus") { isNaming = true } }
    } content: {
      if let folder {
        NoteList(folder: folder, search: search, selection: $selection)
          .searchable(text: $search)
      }
    } detail: {
      if let index = library.notes.firstIndex(where: { $0.id == selection }) {
        NoteEditor(note: $library.notes[index]) { selection = nil }
          .id(library.notes[index].id)
      } else {
        ContentUnavailableView("No Note", systemImage: "note.text", description: Text("Choose a note, or write a new one."))
      }
    }
    .alert("New Folder", isPresented: $isNaming) {
      TextField("Name", text: $newName)
      Button("Create") {
        library.folders.append(newName)
        folder = newName
        newName = ""
      }
      .disabled(newName.isEmpty)
      Button("Cancel", role: .cancel) { newName = "" }
    }
  }
}

struct NoteList: View {
  @Environment(Library.self) private var library
  let folder: String
  let search: String
  @Binding var selection: Note.ID?

  var body: some View {
    List(library.notes(in: folder, matching: search), selection: $selection) { note in
      VStack(alignment: .leading) {
        Label(note.title, systemImage: note.isPinned ? "pin.fill" : "note.text").fontWeight(.semibold)
        Text(note.edited, style: .relative).font(.caption).foregroundStyle(.secondary)
      }
      .contextMenu {
        Button(note.isPinned ? "Unpin" : "Pin", systemImage: "pin") { pin(note) }
        Button("Delete", systemImage: "trash", role: .destructive) { library.delete(note.id) }
      }
    }
    .navigationTitle(folder)
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("New Note", systemImage: "square.and.pencil") { selection = library.add(to: folder) }
      }
    }
  }

  private func pin(_ note: Note) {
    guard let index = library.notes.firstIndex(of: note) else { return }
    library.notes[index].isPinned.toggle()
  }
}

struct NoteEditor: View {
  @Environment(Library.self) private var library
  @Binding var note: Note
  let close: () -> Void
  @State private var isDeleting = false
  @FocusState private var isFocused: Bool

  var body: some View {
    TextEditor(text: $note.text)
      .focused($isFocused)
      .accessibilityLabel("Note")
      .padding()
      .navigationTitle(note.title)
      .onAppear { isFocused = note.text.isEmpty }
      .onChange(of: note.text) { note.edited = .now }
      .toolbar {
        Toggle("Pin", systemImage: "pin", isOn: $note.isPinned)
        Button("Delete", systemImage: "trash") { isDeleting = true }
      }
      .confirmationDialog("Delete “\(note.title)”?", isPresented: $isDeleting) {
        Button("Delete", role: .destructive) {
          library.delete(note.id)
          close()
        }
      } message: {
        Text("It can’t be brought back.")
      }
  }
}

#Preview { NotesView().environment(Library()) }
