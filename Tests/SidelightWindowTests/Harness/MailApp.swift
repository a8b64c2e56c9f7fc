import Observation
import SidelightUI

/// A small mail app for the harness to use: three columns, sections, a menu, a stack, a text field and work in a task.
@MainActor @Observable final class Mailbox {
  struct Message: Identifiable, Hashable {
    let id: Int
    let subject: String
    let sender: String
  }

  let folders = ["Inbox", "Drafts", "Trash"]
  var folder: String?
  var selection: Set<Int> = []
  var messages: [String: [Message]] = [
    "Inbox": (0..<6).map { Message(id: $0, subject: "Subject \($0)", sender: "Sender \($0 % 2)") },
    "Trash": (0..<1_000).map { Message(id: 100 + $0, subject: "Old \($0)", sender: "Nobody") },
  ]
  var opened: [Int] = []
  var showsFolders = true
  var note = ""
  var saved: [String] = []
  /// What the task of the detail waits for.
  var loading: (() async -> String)?

  var shown: [Message] { folder.flatMap { messages[$0] } ?? [] }

  func delete(_ ids: Set<Int>) {
    guard let folder else { return }
    messages[folder]?.removeAll { ids.contains($0.id) }
    selection.subtract(ids)
  }
}

struct MailView: View {
  let mailbox: Mailbox

  var body: some View {
    @Bindable var mailbox = mailbox
    NavigationSplitView {
      List(selection: $mailbox.folder) {
        Section("Folders", isExpanded: $mailbox.showsFolders) {
          ForEach(mailbox.folders, id: \.self) { Label($0, systemImage: "folder").tag($0) }
        }
      }
      .navigationTitle("Mail")
    } content: {
      List(mailbox.shown, selection: $mailbox.selection) { message in
        VStack {
          Text(message.subject)
          Text(message.sender)
        }
      }
      .contextMenu(forSelectionType: Int.self) { ids in
        Button("Delete") { mailbox.delete(ids) }
        Button("Archive") {}.disabled(true)
      } primaryAction: {
        mailbox.opened += $0.sorted()
      }
      .navigationTitle(mailbox.folder ?? "No Folder")
    } detail: {
      NoteView(mailbox: mailbox)
    }
  }
}

struct NoteView: View {
  let mailbox: Mailbox
  @State private var loaded = "Loading"

  var body: some View {
    @Bindable var mailbox = mailbox
    VStack {
      Text(loaded)
      Text(mailbox.selection.isEmpty ? "Nothing selected" : "\(mailbox.selection.count) selected")
      TextField("Note", text: $mailbox.note).onSubmit { mailbox.saved.append(mailbox.note) }
      Button("Locked") {}.disabled(true)
    }
    .navigationTitle("Note")
    .toolbar { Button("Clear", systemImage: "xmark") { mailbox.note = "" } }
    .task { if let loading = mailbox.loading { loaded = await loading() } }
  }
}
