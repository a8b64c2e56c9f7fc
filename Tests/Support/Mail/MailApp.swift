import Observation
package import SidelightUI

/// A small mail app for the harness to use: three columns, sections, a menu, a stack, a text field and work in a task.
@MainActor @Observable package final class Mailbox {
  package struct Message: Identifiable, Hashable {
    package let id: Int
    package let subject: String
    package let sender: String
  }

  package let folders = ["Inbox", "Drafts", "Trash"]
  package var folder: String?
  package var selection: Set<Int> = []
  package var messages: [String: [Message]] = [
    "Inbox": (0..<6).map { Message(id: $0, subject: "Subject \($0)", sender: "Sender \($0 % 2)") },
    "Trash": (0..<1_000).map { Message(id: 100 + $0, subject: "Old \($0)", sender: "Nobody") },
  ]
  package var opened: [Int] = []
  package var showsFolders = true
  package var note = ""
  package var saved: [String] = []
  /// What the task of the detail waits for.
  package var loading: (() async -> String)?

  package var shown: [Message] { folder.flatMap { messages[$0] } ?? [] }

  package init() {}

  package func delete(_ ids: Set<Int>) {
    guard let folder else { return }
    messages[folder]?.removeAll { ids.contains($0.id) }
    selection.subtract(ids)
  }
}

package struct MailView: View {
  private let mailbox: Mailbox

  package init(mailbox: Mailbox) { self.mailbox = mailbox }

  package var body: some View {
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

private struct NoteView: View {
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
