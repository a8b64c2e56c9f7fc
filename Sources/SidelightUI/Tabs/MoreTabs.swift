import SidelightCore

/// The page of "More": a list of the tabs that a bar has no room for.
struct MoreTabs: View {
  struct Row: Identifiable {
    let id: TabID
    let title: String
    let icon: ImageElement.Source?
    let badge: String?
    let isDisabled: Bool
  }

  let rows: [Row]
  let choose: (TabID) -> Void

  var body: some View {
    List {
      ForEach(rows) { row in
        Button {
          choose(row.id)
        } label: {
          Label(title: Text(verbatim: row.title), icon: row.icon.map { Image($0) })
        }
        .buttonStyle(.plain)
        .disabled(row.isDisabled)
        .badge(row.badge.map { Text(verbatim: $0) })
      }
    }
    .listStyle(.inset)
    .navigationTitle("More")
  }
}
