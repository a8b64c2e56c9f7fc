import SidelightUI
import SidelightWindowTesting
import Testing

/// Search fields, at every depth.
@Suite("Searching", .serialized)
@MainActor struct SearchTests {
  private struct Names: View {
    let query: String
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View {
      VStack {
        if isSearching { Button("Done") { dismissSearch() } }
        List(["Anna", "Bob", "Berta"].filter { query.isEmpty || $0.lowercased().hasPrefix(query) }, id: \.self) { Text($0) }
      }
    }
  }

  private struct Searched: View {
    @Bindable var query: Choice<String>
    @Bindable var shown: Choice<Bool>
    var submitted = Choice<[String]>([])
    var body: some View {
      NavigationStack {
        Names(query: query.value)
          .navigationTitle("Names")
          .searchable(text: $query.value, isPresented: $shown.value, prompt: "Find a name")
          .onSubmit(of: .search) { submitted.value.append(query.value) }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `A button opens the field, what is typed filters, and Escape empties and closes it`(depth: Depth) async throws {
    let query = Choice("")
    let shown = Choice(false)
    let app = try await TestApp(depth, width: 500, height: 500) { Searched(query: query, shown: shown) }
    #expect(!app.textField("Find a name").isVisible)
    try await app.button("Search").click()
    #expect(shown.value)
    let field = app.textField("Find a name")
    #expect(try field.isVisible && field.isFocused)
    #expect(app.button("Done").exists)
    try await field.type("b")
    #expect(query.value == "b")
    #expect(app.rows == ["Bob", "Berta"])
    try await field.focus()
    try await app.press(.escape)
    #expect(query.value == "" && !shown.value)
    #expect(app.rows == ["Anna", "Bob", "Berta"])
    #expect(try !field.isVisible && !field.isFocused)
    #expect(!app.button("Done").exists)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Ctrl+F begins a search, Enter submits it, and the button ends it`(depth: Depth) async throws {
    let query = Choice("")
    let submitted = Choice<[String]>([])
    let app = try await TestApp(depth, width: 500, height: 500) { Searched(query: query, shown: Choice(false), submitted: submitted) }
    try await app.row("Bob").focus()
    try await app.press(.character("f"), .control)
    #expect(try app.textField("Find a name").isFocused)
    try await app.textField("Find a name").type("an")
    try await app.press(.enter)
    #expect(submitted.value == ["an"])
    #expect(app.rows == ["Anna"])
    try await app.button("Search").click()
    #expect(query.value == "")
    #expect(app.rows.count == 3)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Code opens and closes the field, and a text that it sets is seen`(depth: Depth) async throws {
    let query = Choice("")
    let shown = Choice(true)
    let app = try await TestApp(depth, width: 500, height: 500) { Searched(query: query, shown: shown) }
    let field = app.textField("Find a name")
    #expect(field.isVisible)
    shown.value = false
    try await app.settle()
    #expect(!field.isVisible)
    try await app.row("Bob").focus()
    shown.value = true
    try await app.settle()
    // Whoever begins a search is in the field, and at its end in the content again.
    #expect(try field.isVisible && field.isFocused)
    shown.value = false
    try await app.settle()
    #expect(try !field.isVisible && app.list().isFocused)
    query.value = "be"
    try await app.settle()
    #expect(try field.isVisible && field.value == "be")
    #expect(app.rows == ["Berta"])
    try await app.button("Done").click()
    #expect(query.value == "" && !shown.value)
    #expect(!field.isVisible)
    try await app.close()
  }

  private struct Columns: View {
    @Bindable var folder: Choice<String>
    @Bindable var letter: Choice<String>
    var body: some View {
      NavigationSplitView {
        List(["Inbox", "Archive"], id: \.self) { Text($0) }
      } detail: {
        List(["One", "Two"], id: \.self) { Text($0) }.searchable(text: $letter.value, prompt: Text("Letters"))
      }
      .searchable(text: $folder.value, placement: .sidebar, prompt: "Folders")
    }
  }

  @Test(arguments: Depth.available)
  func `Each page has the field of its content, and the sidebar that of the split view`(depth: Depth) async throws {
    let folder = Choice("")
    let letter = Choice("")
    let app = try await TestApp(depth, width: 900, height: 500) { Columns(folder: folder, letter: letter) }
    #expect(app.column(.sidebar).textField("Folders").isVisible)
    #expect(!app.column(.sidebar).textField("Letters").exists)
    #expect(!app.column(.detail).textField("Folders").exists)
    try await app.column(.sidebar).textField("Folders").type("in")
    #expect(folder.value == "in")
    try await app.column(.detail).button("Search").click()
    try await app.column(.detail).textField("Letters").type("t")
    #expect(letter.value == "t")
    try await app.column(.sidebar).row("Inbox").focus()
    try await app.press(.character("f"), .control)
    #expect(try app.column(.sidebar).textField("Folders").isFocused)
    try await app.press(.escape)
    #expect(folder.value == "" && letter.value == "t")
    #expect(app.column(.sidebar).textField("Folders").isVisible)
    try await app.close()
  }

  private struct Filtered: View {
    @Bindable var query: Choice<String>
    @Bindable var chosen: Choice<Set<String>>
    let names: Choice<[String]>
    var body: some View {
      List(names.value.filter { query.value.isEmpty || $0.lowercased().hasPrefix(query.value) }, id: \.self, selection: $chosen.value) {
        Text($0)
      }
      .searchable(text: $query.value)
    }
  }

  @Test(arguments: Depth.available)
  func `What a search filters out stays selected, and what the data lost meanwhile does not`(depth: Depth) async throws {
    let query = Choice("")
    let chosen = Choice<Set<String>>(["Anna", "Bob"])
    let names = Choice(["Anna", "Bob", "Berta"])
    let app = try await TestApp(depth, width: 500, height: 500) { Filtered(query: query, chosen: chosen, names: names) }
    try await app.button("Search").click()
    try await app.textField("Search").type("b")
    #expect(app.rows == ["Bob", "Berta"])
    #expect(chosen.value == ["Anna", "Bob"])
    try await app.button("Search").click()
    #expect(app.rows.count == 3)
    #expect(try app.row("Anna").isSelected)
    query.value = "ber"
    try await app.settle()
    names.value = ["Bob", "Berta"]
    try await app.settle()
    #expect(chosen.value == ["Anna", "Bob"])
    query.value = ""
    try await app.settle()
    #expect(chosen.value == ["Bob"])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A binding that changes or refuses a text wins`(depth: Depth) async throws {
    struct Refusing: View {
      let query: Choice<String>
      var body: some View {
        let query = query
        Text("Below").searchable(text: Binding(get: { query.value }, set: { query.value = String($0.prefix(2)) }))
      }
    }
    let query = Choice("")
    let app = try await TestApp(depth, width: 500, height: 500) { Refusing(query: query) }
    try await app.button("Search").click()
    try await app.textField("Search").type("abc")
    #expect(query.value == "ab")
    #expect(try app.textField("Search").value == "ab")
    try await app.close()
  }
}
