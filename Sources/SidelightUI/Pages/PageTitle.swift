import SidelightCore

/// What the user can do with the title of a page.
struct TitleActions: Equatable {
  /// Writes the title that the user gives it; nil where it can't have another one.
  weak var writer: (any TitleWriter)?
  /// What the writer gives a title to: another document has another number.
  var subject = 0
  /// Makes the views of the menu that the title opens; nil where it opens none of the app's.
  var menu: PageSource?
  /// What the title stands for, as it is dragged away; nil where it is only a title.
  var document: DropPayload?

  var isEmpty: Bool { writer == nil && menu == nil && document == nil }

  /// The document, where it is a file in a folder.
  var file: String? {
    if case .files(let uris) = document, let uri = uris.first, uri.hasPrefix("file:") { uri } else { nil }
  }

  /// Joins what another view says of the menu and the document: the first one wins. The writer comes with the title.
  mutating func add(_ other: TitleActions) {
    menu = menu ?? other.menu
    document = document ?? other.document
  }

  mutating func takeWriter(of other: TitleActions) {
    writer = other.writer
    subject = other.subject
  }

  static func == (left: TitleActions, right: TitleActions) -> Bool {
    left.writer === right.writer && left.subject == right.subject && left.menu === right.menu && left.document == right.document
  }
}

/// Writes a binding to a title.
@MainActor protocol TitleWriter: AnyObject {
  func write(_ title: String)
}

/// The title of a page that the user can change, that opens a menu, that stands for a document, or that is not in the middle of the bar: it
/// stands in place of the plain one.
struct PageTitle: View {
  let title: String
  let subtitle: String
  let actions: TitleActions
  var isAtStart = false
  /// Shows a file in its folder.
  let reveal: (String) -> Void
  @State private var isRenaming = false
  @State private var draft = ""
  @FocusState private var isFocused: Bool
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    // What was typed is the name of what the page showed when it was typed.
    shown.onChange(of: Subject(title: title, writer: actions.writer.map(ObjectIdentifier.init), number: actions.subject)) {
      isRenaming = false
    }
  }

  /// What the title belongs to, as far as the page can tell.
  private struct Subject: Equatable {
    let title: String
    let writer: ObjectIdentifier?
    let number: Int
  }

  @ViewBuilder private var shown: some View {
    if isRenaming, !needsSheet {
      HStack(spacing: 6) {
        field.focused($isFocused).onAppear { isFocused = true }.frame(minWidth: 100)
        Button("Cancel", systemImage: "xmark") { isRenaming = false }
          .labelStyle(.iconOnly)
          .keyboardShortcut(.escape, modifiers: [])
      }
    } else {
      plain.sheet(isPresented: Binding(get: { isRenaming }, set: { isRenaming = $0 })) { sheet }
    }
  }

  /// A narrow header bar has no room for a field.
  private var needsSheet: Bool { sizeClass == .compact }

  @ViewBuilder private var plain: some View {
    if let document = actions.document { still.draggablePayload { document } } else { still }
  }

  /// The title while nothing is typed.
  @ViewBuilder private var still: some View {
    if actions.menu != nil || actions.file != nil {
      Menu {
        entries
      } label: {
        lines
      }
    } else if actions.writer != nil {
      Button(action: begin) { lines }.help("Rename")
    } else {
      lines
    }
  }

  /// What the title stands for comes before what the app does with it.
  @ViewBuilder private var entries: some View {
    if let file = actions.file {
      Section { Button("Open Containing Folder", systemImage: "folder") { reveal(file) } }
    }
    if let menu = actions.menu {
      AnyView(erasing: menu.page()).environment(\.titleRename, actions.writer == nil ? nil : RenameAction(begin))
    } else if actions.writer != nil {
      Button("Rename", systemImage: "pencil", action: begin)
    }
  }

  private var field: some View {
    TextField("Name", text: $draft).onSubmit { finish() }
  }

  /// It gives the focus to the field by itself.
  private var sheet: some View {
    field.padding(18)
      .navigationTitle("Rename")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { isRenaming = false } }
        ToolbarItem(placement: .confirmationAction) { Button("Rename") { finish() } }
      }
  }

  private var lines: some View {
    VStack(alignment: isAtStart ? .leading : .center, spacing: 0) {
      Text(title).font(.headline)
      if !subtitle.isEmpty { Text(subtitle).font(.caption) }
    }
    .lineLimit(1)
  }

  private func begin() {
    draft = title
    isRenaming = true
  }

  /// A page needs a name, so that an empty one changes nothing.
  private func finish() {
    isRenaming = false
    if !draft.isEmpty, draft != title { actions.writer?.write(draft) }
  }
}

/// Shows files where they lie.
@MainActor private final class Revealer: GraphPart {
  var reveal: @MainActor (String) -> Void = { _ in }
}

extension ViewGraph {
  /// Shows a file, by its URI, in the folder that it is in. An app gives that to the desktop.
  package var reveal: @MainActor (String) -> Void {
    get { self[Revealer.self].reveal }
    set { self[Revealer.self].reveal = newValue }
  }
}
