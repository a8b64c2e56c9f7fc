/// The sources around the mistakes.
enum MistakeSources {
  /// A file whose one view has this body. All its names are its own, so that many such files are one module.
  static func file(_ body: String) -> String {
    """
    import SidelightUI
    private struct Document: Identifiable, Hashable { var id: Int; var title: String; var count: Int }
    private struct Plain { var name: String }
    private struct Mistaken: View {
      @State private var number: Int?
      @State private var text = ""
      @State private var visibility = NavigationSplitViewVisibility.all
      @State private var column = NavigationSplitViewColumn.sidebar
      @State private var isOpen = true
      @State private var names: Set<Int> = []
      var all: [Document] = []
      var plain: [Plain] = []
      var body: some View {
    \(body)
      }
    }
    """
  }

  /// The line of such a file, counted from 1, in which a text of its body stands first.
  static func line(of text: String, in file: String) -> Int? {
    let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0.contains("var body: some View") }) else { return nil }
    return lines[(start + 1)...].firstIndex { $0.contains(text) }.map { $0 + 1 }
  }

  /// A body as large as those of real apps, with a place for one mistake.
  static func root(
    image: String = "systemImage", title: String = "title", count: String = "count", upper: String = "uppercased()",
    names: String = "names",
    change: String = #".onChange(of: number) { old, new in text = "\(old ?? 0)" }"#
  ) -> String {
    #"""
    NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
      List(selection: $number) {
        Section("Library") {
          ForEach(all) { d in
            NavigationLink(value: d.id) { Label(d.\#(title), \#(image): "folder").foregroundStyle(d.count == 0 ? .secondary : .primary) }
          }
        }
        Section("More", isExpanded: $isOpen) {
          ForEach(plain, id: \.name) { p in Label(p.name, systemImage: p.name.isEmpty ? "doc" : "star") }
        }
      }
      .navigationTitle("Library").navigationSplitViewColumnWidth(min: 180, ideal: 220, max: 320)
      .toolbar { ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus") { text = "x" } } }
    } content: {
      if let number {
        List(all.filter { $0.\#(count) == number }, selection: $\#(names)) { d in
          HStack { Text(d.title).font(.headline); Spacer(); Text("\(d.count)").foregroundStyle(.secondary) }.padding(.vertical, 4)
        }
        .listStyle(.plain).navigationTitle("Items")
        .contextMenu(forSelectionType: Int.self) { ids in Button("Open \(ids.count)") {} } primaryAction: { ids in text = "\(ids.count)" }
      } else {
        ContentUnavailableView("Nothing", systemImage: "tray")
      }
    } detail: {
      NavigationStack {
        VStack { TextField("Name", text: $text); Text(text.\#(upper)) }.padding()
          .navigationDestination(for: Int.self) { n in Text("\(n)") }
      }
    }
    \#(change)
    """#
  }
}
