import CBenchProbe
import Sidelight

/// The sidebar.
struct FoldersView: View {
  @Bindable var mailbox: Mailbox

  init(mailbox: Mailbox) { _mailbox = Bindable(mailbox) }

  var body: some View {
    let _ = bench_count_body()
    List(selection: $mailbox.folder) {
      ForEach(FolderSection.all) { section in
        Section("Section \(section.id)") {
          ForEach(section.folders, id: \.self) { folder in
            Text("Folder \(folder)").lineLimit(1)
          }
        }
      }
    }
    .navigationTitle("Mailboxes")
  }
}

/// Folders that stand below one header.
struct FolderSection: Identifiable {
  let id: Int
  let folders: Range<Int>

  static let all = [
    FolderSection(id: 0, folders: 0..<8), FolderSection(id: 1, folders: 8..<16),
    FolderSection(id: 2, folders: 16..<23), FolderSection(id: 3, folders: 23..<30),
  ]
}
