import SidelightCore

/// The page of "More": a list of the tabs that a bar has no room for.
struct MoreTabs: View {
  let rows: [TabRow]
  let choose: (TabID) -> Void

  var body: some View {
    List {
      ForEach(rows) { row in
        Button {
          choose(row.id)
        } label: {
          // A click anywhere in the row counts.
          Label(title: Text(verbatim: row.title), icon: row.icon.map { Image($0) }).frame(maxWidth: .infinity, alignment: .leading)
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
