import SidelightCore

/// The content of a tab view's sidebar: a list of its tabs. In edit mode it lists those that the user hid, too.
struct TabSidebar: View {
  let contents: TabSidebarContents
  let extras: TabSidebarExtras
  let send: (TabEvent) -> Void
  @State private var folded: Set<TabGroup.ID> = []
  @Environment(\.editMode) private var editMode

  private var isEditing: Bool { contents.isCustomizable && editMode?.wrappedValue.isEditing == true }

  var body: some View {
    List(selection: isEditing ? nil : selection) {
      if let header = extras.header { header }
      ForEach(contents.groups) { group in
        if group.title.isEmpty, !hasActions(group) {
          Section { rows(group) }
        } else if group.title.isEmpty {
          Section { rows(group) }.sectionActions { actions(group) }
        } else {
          Section(isExpanded: $folded[isOpen: group.id]) {
            rows(group)
          } header: {
            Text(verbatim: group.title)
          }
          .sectionActions { actions(group) }
        }
      }
      if let footer = extras.footer { footer }
    }
    .listStyle(.sidebar)
    .onChange(of: contents.isCustomizable) { if !contents.isCustomizable { editMode?.wrappedValue = .inactive } }
    .toolbar {
      if contents.isCustomizable { ToolbarItem(placement: .primaryAction) { EditButton() } }
      if let bar = extras.bottomBar { ToolbarItem(placement: .bottomBar) { bar } }
    }
  }

  /// A tab view always shows one of its tabs.
  private var selection: Binding<TabID?> {
    Binding(get: { contents.plan.shown }, set: { if let tab = $0 { send(.select(tab)) } })
  }

  private func rows(_ group: TabGroup) -> some View {
    let rows = isEditing ? group.rows : group.rows.filter(\.isShown)
    return ForEach(rows) { row in
      dressed(row)
        .badge(isEditing ? nil : row.badge.map { Text(verbatim: $0) })
        .selectionDisabled(row.isDisabled)
        .moveDisabled(!row.mayMove)
        .rowTraits { traits in
          guard !isEditing else { return }
          traits.isDisabled = row.isDisabled
          traits.isSpringLoaded = row.isSpringLoaded
          if !row.drops.isEmpty { traits.drops.all = [RowDrop(row.drops) { send(.drop($0, on: row.id)) }] }
        }
    }
    .onMoveOffsets(perform: isEditing ? { move($0, to: $1, in: group) } : nil)
  }

  @ViewBuilder private func dressed(_ row: TabRow) -> some View {
    let content = TabSidebarRow(row: row, isEditing: isEditing, setShown: { send(.setVisible(row.id, $0, in: .sidebar)) })
    if let dressing = row.dressing { dressing.dress(AnyView(content)) } else { content }
  }

  private func hasActions(_ group: TabGroup) -> Bool { isEditing ? group.mayMove : group.actions != nil }

  /// Sections are moved by buttons: a list drags the rows in them.
  @ViewBuilder private func actions(_ group: TabGroup) -> some View {
    if isEditing {
      let sections = contents.groups.filter(\.mayMove)
      if let place = sections.firstIndex(where: { $0.id == group.id }), let id = group.section {
        Button("Move \(group.title) Up", systemImage: "arrow.up") { send(.moveSection(id, before: sections[place - 1].section)) }
          .disabled(place == 0)
        Button("Move \(group.title) Down", systemImage: "arrow.down") {
          send(.moveSection(id, before: place + 2 < sections.count ? sections[place + 2].section : nil))
        }
        .disabled(place == sections.count - 1)
      }
    } else if let actions = group.actions {
      actions.content
    }
  }

  /// The rows of the group are all of its tabs in edit mode.
  private func move(_ places: RangeSet<Int>, to target: Int, in group: TabGroup) {
    let next = group.rows.dropFirst(target).first?.id ?? contents.tab(after: group)
    for place in places.ranges.flatMap(\.self) { send(.moveTab(group.rows[place].id, before: next)) }
  }
}

extension Set<TabGroup.ID> {
  /// Whether the group is open, where they are those that are folded.
  fileprivate subscript(isOpen id: TabGroup.ID) -> Bool {
    get { !contains(id) }
    set { if newValue { remove(id) } else { insert(id) } }
  }
}

/// A tab in the sidebar. In edit mode it has a switch where the user may hide it.
private struct TabSidebarRow: View {
  let row: TabRow
  let isEditing: Bool
  let setShown: (Bool) -> Void

  var body: some View {
    if isEditing, row.mayHide {
      HStack {
        label.frame(maxWidth: .infinity, alignment: .leading)
        Toggle("Show \(row.title)", isOn: Binding(get: { row.isShown }, set: setShown)).labelsHidden()
      }
    } else {
      label.accessibilityName(row.spokenName).disabled(row.isDisabled)
    }
  }

  private var label: Label<Text, Image?> { Label(title: Text(verbatim: row.title), icon: row.icon.map { Image($0) }) }
}
