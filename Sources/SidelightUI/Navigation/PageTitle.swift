/// What the user can do with the title of a page.
struct TitleActions: Equatable {
  /// Writes the title that the user gives it; nil where it can't have another one.
  weak var writer: (any TitleWriter)?
  /// What the writer gives a title to: another document has another number.
  var subject = 0
  /// Makes the views of the menu that the title opens; nil where it opens none.
  var menu: PageSource?

  var isEmpty: Bool { writer == nil && menu == nil }

  /// Joins what another view says of the menu: the first one wins. The writer comes with the title.
  mutating func add(_ other: TitleActions) { menu = menu ?? other.menu }

  mutating func takeWriter(of other: TitleActions) {
    writer = other.writer
    subject = other.subject
  }

  static func == (left: TitleActions, right: TitleActions) -> Bool {
    left.writer === right.writer && left.subject == right.subject && left.menu === right.menu
  }
}

/// Writes a binding to a title.
@MainActor protocol TitleWriter: AnyObject {
  func write(_ title: String)
}

/// The title of a page that the user can change, that opens a menu, or that is not in the middle of the bar: it stands in place of the
/// plain one.
struct PageTitle: View {
  let title: String
  let subtitle: String
  let actions: TitleActions
  var isAtStart = false
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
    if let menu = actions.menu {
      Menu {
        AnyView(erasing: menu.page()).environment(\.titleRename, actions.writer == nil ? nil : RenameAction(begin))
      } label: {
        lines
      }
    } else if actions.writer != nil {
      Button(action: begin) { lines }.help("Rename")
    } else {
      lines
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
