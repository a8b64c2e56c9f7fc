import SidelightCore
import SidelightUI
import Testing

/// Disclosure groups, in lists and elsewhere.
@MainActor struct DisclosureTests {
  @Test func `A group in a list is a row, with others below it while it is open`() throws {
    let stage = Stage(
      List {
        Text("Top")
        DisclosureGroup("Group") {
          Text("One")
          DisclosureGroup("Inner") { ForEach(0..<2) { Text("\($0)") } }
        }
        Text("End")
      })
    #expect(try stage.outline() == ["Top", "+Group", "End"])
    try stage.expand("Group")
    #expect(try stage.outline() == ["Top", "-Group", ".One", ".+Inner", "End"])
    try stage.expand("Inner")
    #expect(try stage.outline() == ["Top", "-Group", ".One", ".-Inner", "..0", "..1", "End"])
    #expect(try stage.source().parent(of: 5) == 3)
    #expect(try stage.source().parent(of: 3) == 1)
    #expect(try stage.source().parent(of: 1) == nil)
    try stage.expand("Group", false)
    try stage.expand("Group")
    #expect(try stage.outline() == ["Top", "-Group", ".One", ".-Inner", "..0", "..1", "End"])
  }

  @Test func `A binding opens and closes a group, and may refuse`() throws {
    struct Bound: View {
      var isOpen: Box<Bool>
      var refuses: Box<Bool>
      var body: some View {
        List {
          DisclosureGroup("Group", isExpanded: Binding(get: { isOpen.value }, set: { if !refuses.value { isOpen.value = $0 } })) {
            Text("Inside")
          }
        }
      }
    }
    let isOpen = Box(false)
    let refuses = Box(false)
    let stage = Stage(Bound(isOpen: isOpen, refuses: refuses))
    isOpen.value = true
    stage.settle()
    #expect(try stage.outline() == ["-Group", ".Inside"])
    try stage.expand("Group", false)
    #expect(!isOpen.value)
    #expect(try stage.outline() == ["+Group"])
    refuses.value = true
    try stage.expand("Group")
    #expect(try stage.outline() == ["+Group"])
  }

  @Test func `Content is made when it is first opened, and follows what it reads`() throws {
    let made = Count()
    struct Content: View {
      var names: Box<[String]>
      let made: Count
      var body: some View {
        List {
          DisclosureGroup("Group") {
            let _ = made.note()
            ForEach(names.value, id: \.self) { Text($0) }
          }
        }
      }
    }
    let names = Box(["a"])
    let stage = Stage(Content(names: names, made: made))
    #expect(made.value == 0)
    try stage.expand("Group")
    #expect(made.value > 0)
    names.value.append("b")
    stage.settle()
    #expect(try stage.outline() == ["-Group", ".a", ".b"])
  }

  @Test func `Closing a group makes none of its rows again, and what changes while it is closed is seen when it opens`() throws {
    let made = Count()
    let lines = Count()
    struct Content: View {
      @Bindable var isOpen: Box<Bool>
      var names: Box<[String]>
      let made: Count
      let lines: Count
      var body: some View {
        List {
          DisclosureGroup("Group", isExpanded: $isOpen.value) {
            let _ = made.note()
            ForEach(names.value, id: \.self) { name in
              let _ = lines.note()
              Text(name)
            }
          }
        }
      }
    }
    let isOpen = Box(true)
    let names = Box(["a", "b"])
    let stage = Stage(Content(isOpen: isOpen, names: names, made: made, lines: lines))
    #expect(try stage.outline() == ["-Group", ".a", ".b"])
    (made.value, lines.value) = (0, 0)
    isOpen.value = false
    stage.settle()
    #expect(try stage.outline() == ["+Group"])
    names.value = ["c", "b"]
    stage.settle()
    #expect(made.value == 0)
    #expect(lines.value == 0)
    isOpen.value = true
    stage.settle()
    #expect(try stage.outline() == ["-Group", ".c", ".b"])
    names.value.append("d")
    stage.settle()
    #expect(try stage.outline() == ["-Group", ".c", ".b", ".d"])
  }

  @Test func `The tag of a group is its label's`() throws {
    struct Tagged: View {
      var selection: Box<String?>
      var body: some View {
        @Bindable var selection = selection
        List(selection: $selection.value) {
          ForEach(["x", "y"], id: \.self) { name in
            DisclosureGroup(name) { Text("in \(name)").tag("in \(name)") }
          }
          DisclosureGroup("z") { Text("plain") }.tag("tagged")
        }
      }
    }
    let selection = Box<String?>(nil)
    let stage = Stage(Tagged(selection: selection))
    try stage.expand("x")
    try stage.expand("z")
    #expect(try stage.rows() == ["x", "in x", "y", "z", "plain"])
    for (row, value) in ["x", "in x", "y", "tagged"].enumerated() {
      try stage.select(row)
      #expect(selection.value == value)
    }
    try stage.select(4)
    #expect(selection.value == "tagged")
  }

  @Test func `Outside of a list a group is a line above its content`() throws {
    struct Panel: View {
      var isOpen: Box<Bool>
      var body: some View {
        VStack {
          DisclosureGroup("Details", isExpanded: Binding(get: { isOpen.value }, set: { isOpen.value = $0 })) { Counter("count") }
        }
      }
    }
    let isOpen = Box(false)
    let stage = Stage(Panel(isOpen: isOpen))
    #expect(stage.picture.contains("disclosure closed\n    title: \"Details\""))
    #expect(!stage.picture.contains("button"))
    let node = try #require(stage.nodes { $0.control is DisclosureElement }.first)
    stage.graph.send(.toggle(node.id, isOn: true))
    stage.settle()
    #expect(isOpen.value)
    try stage.click("count 0")
    isOpen.value = false
    stage.settle()
    #expect(!stage.picture.contains("button"))
    isOpen.value = true
    stage.settle()
    #expect(stage.text(of: node.id) == "count 1 Details" || stage.text(of: node.id) == "Details count 1")
  }

  @Test func `Outside of a list an outline is made of groups`() throws {
    let stage = Stage(VStack { OutlineGroup(smallTree, children: \.children) { Text($0.id) } })
    func group(_ title: String) throws -> NodeID {
      try #require(
        stage.nodes { $0.control is DisclosureElement }.first { node in
          stage.tree.children(of: node.id, in: .title).contains { stage.text(of: $0.id) == title }
        }
      ).id
    }
    #expect(stage.texts().map(\.string).sorted() == ["a", "b", "c"])
    stage.graph.send(.toggle(try group("a"), isOn: true))
    stage.settle()
    stage.graph.send(.toggle(try group("a2"), isOn: true))
    stage.settle()
    #expect(stage.texts().map(\.string).sorted() == ["a", "a1", "a2", "a2x", "b", "c"])
  }
}
