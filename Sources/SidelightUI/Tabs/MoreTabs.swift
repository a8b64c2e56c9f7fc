import SidelightCore

/// The page of "More": a list of the tabs that a bar has no room for.
struct MoreTabs: View {
  let rows: [TabRow]
  /// The tab whose page lies behind the list.
  let shown: TabID?
  let choose: (TabID) -> Void

  var body: some View {
    List {
      ForEach(rows) { row in
        Button {
          choose(row.id)
        } label: {
          HStack {
            // A click anywhere in the row counts.
            Label(title: Text(verbatim: row.title), icon: row.icon.map { Image($0) })
              .accessibilityName(row.spokenName)
              .frame(maxWidth: .infinity, alignment: .leading)
            if row.id == shown { Image(systemName: "checkmark").accessibilityLabel("Shown") }
          }
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

extension View {
  /// Gives assistive technology a name for the view, where there is one.
  @ViewBuilder func accessibilityName(_ name: String?) -> some View {
    if let name { accessibilityLabel(name) } else { self }
  }
}
