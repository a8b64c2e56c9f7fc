import ReportSupport
import SidelightCore
import SidelightUI
import Testing

/// Rows and sections: what a list shows.
@MainActor struct ListTests {
  struct Folder: Identifiable, Hashable {
    var id: Int
    var name: String
    var files: [String] = []
  }

  static let folders = [Folder(id: 1, name: "One"), Folder(id: 2, name: "Two"), Folder(id: 3, name: "Three")]

  @Test func `Static views, data and sections are rows in the order of the source`() throws {
    let stage = Stage(
      List {
        Text("Top")
        Section("Favourites") {
          ForEach(Self.folders) { Label($0.name, systemImage: "folder") }
          Text("Static")
        }
        Section {
          ForEach(0..<2) { Text("\($0)") }
        } header: {
          Text("Header")
        } footer: {
          Text("Footer")
        }
      })
    #expect(
      try stage.rows() == ["Top", "Favourites", "One", "Two", "Three", "Static", "Header", "0", "1", "Footer"])
    let roles = try (0..<10).map { try stage.row($0).role }
    #expect(roles == [.row, .header, .row, .row, .row, .row, .header, .row, .row, .footer])
    #expect(try stage.source().rowCount == 10)
  }

  @Test func `Sections made by a ForEach are sections, and their elements are rows`() throws {
    struct Groups: View {
      var folders: Box<[Folder]>
      var body: some View {
        List {
          ForEach(folders.value) { folder in
            Section(folder.name) { ForEach(folder.files, id: \.self) { Text($0) } }
          }
        }
      }
    }
    let folders = Box([Folder(id: 1, name: "A", files: ["a1", "a2"]), Folder(id: 2, name: "B", files: ["b1"])])
    let stage = Stage(Groups(folders: folders))
    #expect(try stage.rows() == ["A", "a1", "a2", "B", "b1"])
    #expect(try stage.row(3).role == .header)
    folders.value[0].files.append("a3")
    folders.value.append(Folder(id: 3, name: "C", files: ["c1"]))
    stage.settle()
    #expect(try stage.rows() == ["A", "a1", "a2", "a3", "B", "b1", "C", "c1"])
    folders.value.swapAt(0, 2)
    folders.value.remove(at: 1)
    stage.settle()
    #expect(try stage.rows() == ["C", "c1", "A", "a1", "a2", "a3"])
  }

  @Test func `A view of the app's own that is a section, and several views for an element, are looked through`() throws {
    struct Group: View {
      let folder: Folder
      var body: some View {
        Section(folder.name) { Text("in \(folder.name)") }
      }
    }
    let stage = Stage(
      List {
        ForEach(Self.folders.prefix(2)) { Group(folder: $0).padding(1) }
        ForEach(0..<2) {
          Text("\($0) first")
          Text("\($0) second")
        }
      })
    #expect(
      try stage.rows() == ["One", "in One", "Two", "in Two", "0 first", "0 second", "1 first", "1 second"])
  }

  @Test func `A condition adds and removes rows`() throws {
    struct Conditional: View {
      var isOn: Box<Bool>
      var body: some View {
        List {
          Text("A")
          if isOn.value {
            Section("S") { Text("B") }
          } else {
            Text("C")
          }
          Text("D")
        }
      }
    }
    let isOn = Box(false)
    let stage = Stage(Conditional(isOn: isOn))
    #expect(try stage.rows() == ["A", "C", "D"])
    isOn.value = true
    stage.settle()
    #expect(try stage.rows() == ["A", "S", "B", "D"])
  }

  @Test func `A folded section keeps its header, and toggling writes the binding`() throws {
    struct Folding: View {
      @Bindable var isOpen: Box<Bool>
      var body: some View {
        List {
          Section("Folds", isExpanded: $isOpen.value) { ForEach(0..<3) { Text("\($0)") } }
          Section(isExpanded: .constant(false)) {
            Text("never")
          } header: {
            Text("Closed")
          }
        }
        .listStyle(.sidebar)
      }
    }
    let isOpen = Box(true)
    let stage = Stage(Folding(isOpen: isOpen))
    #expect(try stage.rows() == ["Folds", "0", "1", "2", "Closed"])
    #expect(try stage.row(0).isExpanded == true)
    let patches = try stage.patches { try stage.send(.toggleSection(0)) }
    #expect(!isOpen.value)
    #expect(try stage.rows() == ["Folds", "Closed"])
    #expect(try stage.row(0).isExpanded == false)
    #expect(patches.contains(.splice(try stage.list(), [Splice(position: 1, removed: 3, added: 0)])))
    isOpen.value = true
    stage.settle()
    #expect(try stage.rows() == ["Folds", "0", "1", "2", "Closed"])
    try stage.send(.toggleSection(4))
    #expect(try stage.rows().last == "Closed")
  }

  @Test func `A header and a footer follow what they show`() throws {
    struct Titled: View {
      var count: Box<Int>
      var body: some View {
        List {
          Section {
            Text("Row")
          } header: {
            Text("Header \(count.value)")
          } footer: {
            Text("Footer \(count.value)")
          }
        }
      }
    }
    let count = Box(1)
    let stage = Stage(Titled(count: count))
    count.value = 2
    stage.settle()
    #expect(try stage.rows() == ["Header 2", "Row", "Footer 2"])
  }

  @Test func `Outside of a list a section is its parts one after the other`() {
    let stage = Stage(VStack { Section("Header") { Text("Row") } })
    #expect(stage.picture == "vstack\n  \"Header\"\n  \"Row\"")
  }

  @Test func `Bindings to elements show and edit them`() throws {
    struct Names: View {
      @Bindable var folders: Box<[Folder]>
      var body: some View { List($folders.value) { $folder in TextField("Name", text: $folder.name) } }
    }
    let folders = Box(Self.folders)
    let stage = Stage(Names(folders: folders))
    func fields() -> [String] {
      stage.picture.split(separator: "\n").filter { $0.contains("field") }.map { String($0.split(separator: "\"")[1]) }
    }
    #expect(fields() == ["One", "Two", "Three"])
    stage.graph.send(.edit(try stage.field, text: "New"))
    stage.settle()
    #expect(folders.value.map(\.name).contains("New"))
    #expect(Set(fields()) == Set(folders.value.map(\.name)))
    folders.value.removeFirst(2)
    stage.settle()
    #expect(fields() == [folders.value[0].name])
    folders.value.append(Folder(id: 9, name: "Nine"))
    stage.settle()
    #expect(fields() == [folders.value[0].name, "Nine"])
  }

  @Test func `State that holds the collection of bindings works outside of lists too`() throws {
    struct Names: View {
      @State private var names = ["a", "b", "c"]
      var body: some View {
        VStack {
          ForEach($names, id: \.self) { $name in Button(name) { name += "!" } }
          Button("Drop") { names.removeFirst() }
        }
      }
    }
    let stage = Stage(Names())
    try stage.click("b")
    #expect(stage.texts().map(\.string) == ["a", "b!", "c", "Drop"])
    try stage.click("Drop")
    try stage.click("Drop")
    #expect(stage.texts().map(\.string) == ["c", "Drop"])
  }

  @Test func `The look is that of the column, unless the environment names another`() throws {
    let stage = Stage(
      NavigationSplitView {
        List { Text("a") }
      } content: {
        List { Text("b") }
      } detail: {
        VStack {
          List { Text("c") }
          List { Text("d") }.listStyle(.sidebar)
          List { Text("e") }.listStyle(.automatic)
        }
        .listStyle(.plain)
      })
    #expect(try (0..<5).map { try stage.listElement($0).style } == [.sidebar, .plain, .plain, .sidebar, .inset])
  }

  @Test func `Two elements with one id are reported`() throws {
    let reports = Reports()
    struct Twins: View {
      var names: Box<[String]>
      let inList: Bool
      var body: some View {
        if inList { List(names.value, id: \.self) { Text($0) } } else { ForEach(names.value, id: \.self) { Text($0) } }
      }
    }
    for inList in [true, false] {
      let twin = "twin \(inList)"
      let names = Box(["a", "b"])
      let stage = Stage(Twins(names: names, inList: inList))
      names.value = ["a", twin, twin, "b"]
      stage.settle()
      names.value = ["a", twin, "x", twin, "b"]
      stage.settle()
      #expect(reports.all.filter { $0.contains(twin) }.count == 1)
      #expect(stage.texts().map(\.string).sorted() == ["a", "b", twin, twin, "x"])
    }
  }
}
