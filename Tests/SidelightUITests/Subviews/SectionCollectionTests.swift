import SidelightCore
import SidelightUI
import Testing

/// Views made of the sections of another view.
@MainActor struct SectionCollectionTests {
  /// Shows the sections of any content as cards.
  private struct Cards<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View {
      VStack {
        ForEach(sections: content) { section in
          VStack {
            HStack { section.header }
            section.content
            HStack { section.footer }
          }
        }
      }
    }
  }

  private struct Named: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  @Test func `Sections are found in custom views, groups and conditions, and what stands beside them counts as sections`() {
    struct More: View {
      var body: some View {
        Section("B") { ForEach(0..<2) { Text("\($0)") } }
        Text("after")
      }
    }
    let stage = Stage(
      VStack {
        Group(
          sections: Group {
            Text("before")
            Section {
              Text("a")
            } header: {
              Text("A")
            } footer: {
              Text("end")
            }
            More()
          }
        ) { sections in
          ForEach(sections) { section in
            HStack {
              section.header
              Text("\(section.content.count)")
              section.content
              section.footer
            }
          }
        }
      })
    let rows = stage.nodes { if case .stack(let stack) = $0 { stack.axis == .horizontal } else { false } }.map { stage.text(of: $0.id) }
    #expect(rows == ["1 before", "A 1 a end", "B 2 0 1", "1 after"])
  }

  @Test func `There is always one section`() {
    let stage = Stage(VStack { Group(sections: EmptyView()) { Text("\($0.count) \($0.first?.header.isEmpty == true)") } })
    #expect(stage.texts().map(\.string) == ["1 true"])
  }

  @Test func `Views of sections keep their state while others come, go and move, and follow what they show`() throws {
    struct Content: View {
      var names: Box<[String]>
      var suffix: Box<String>
      var body: some View {
        Cards {
          Section("One" + suffix.value) { ForEach(names.value, id: \.self) { Named(name: $0) } }
          if names.value.count > 2 { Section("Two") { Text("two") } }
        }
      }
    }
    let names = Box(["a", "b"])
    let suffix = Box("")
    let stage = Stage(Content(names: names, suffix: suffix))
    try stage.click("b 0")
    #expect(stage.text(of: stage.tree.roots[0]) == "One a 0 b 1")
    names.value = ["c", "b", "a"]
    stage.settle()
    #expect(stage.text(of: stage.tree.roots[0]) == "One c 0 b 1 a 0 Two two")
    suffix.value = "!"
    stage.settle()
    #expect(stage.text(of: stage.tree.roots[0]) == "One! c 0 b 1 a 0 Two two")
    names.value = ["a"]
    stage.settle()
    #expect(stage.text(of: stage.tree.roots[0]) == "One! a 0")
    names.value = ["a", "b"]
    stage.settle()
    #expect(stage.text(of: stage.tree.roots[0]) == "One! a 0 b 0")
    let alive = stage.graph.census.count
    for round in 0..<20 { names.value = round % 2 == 0 ? ["x", "y", "z"] : ["a", "b"]; stage.settle() }
    #expect(stage.graph.census.count == alive)
  }

  @Test func `A subview has the environment and the modifiers of where it was written, and those of where it is shown`() throws {
    let stage = Stage(
      VStack {
        Group(sections: Group { Text("inner").padding(1) }.font(.title)) { sections in
          if let first = sections.first?.content.first { first.padding(2).font(.caption) }
        }
      })
    #expect(try stage.text("inner").font.face == .title)
    let node = try #require(stage.tree.all.first { if case .text = $0.element.kind { true } else { false } })
    #expect(node.element.layout.map(\.picture) == ["padding(1.0 1.0 1.0 1.0)", "padding(2.0 2.0 2.0 2.0)"])
  }

  @Test func `The sections of a view become rows and sections of a list`() throws {
    struct Indexed<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        List {
          Group(sections: content) { sections in
            ForEach(sections) { section in
              Section {
                section.content
              } header: {
                section.header
                Text("(\(section.content.count))")
              }
            }
          }
        }
      }
    }
    let stage = Stage(
      Indexed {
        Section("A") {
          Text("1")
          Text("2")
        }
        Section("B") { Named(name: "3") }
      })
    #expect(try stage.rows() == ["A (2)", "1", "2", "B (1)", "3 0"])
    try stage.click("3 0")
    #expect(try stage.rows() == ["A (2)", "1", "2", "B (1)", "3 1"])
  }

  @Test func `The views that another one is made of, those of sections with their headers and footers`() throws {
    struct Content: View {
      var names: Box<[String]>
      var body: some View {
        VStack {
          Group(
            subviews: Group {
              Section("Head") { ForEach(names.value, id: \.self) { Named(name: $0) } }
              Text("last")
            }
          ) { subviews in
            Text("\(subviews.count):")
            subviews.last
            ForEach(subviews.dropLast()) { $0 }
          }
        }
      }
    }
    let names = Box(["a", "b"])
    let stage = Stage(Content(names: names))
    try stage.click("b 0")
    #expect(stage.text(of: stage.tree.roots[0]) == "4: last Head a 0 b 1")
    names.value = ["c", "b"]
    stage.settle()
    #expect(stage.text(of: stage.tree.roots[0]) == "4: last Head c 0 b 1")
  }

  @Test func `A part of the subviews is a view, whose positions are those of the whole`() {
    let stage = Stage(
      Group(subviews: ForEach(0..<6) { Text("\($0)") }) { subviews in
        VStack {
          subviews[4...]
          Text("|")
          subviews.dropFirst(2).prefix(2)
          Text("|")
          subviews[1..<1]
          Text("\(subviews[4...].startIndex)")
        }
      })
    #expect(stage.text(of: stage.tree.roots[0]) == "4 5 | 2 3 | 4")
  }

  /// Shows the sections of any content with the number of their actions and the first one.
  private struct Acting<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View {
      VStack {
        ForEach(sections: content) { section in
          HStack {
            HStack { section.header }
            Group(subviews: section.actions) { actions in
              Text("(\(actions.count))")
              if let first = actions.first { first }
            }
            section.content
          }
        }
      }
    }
  }

  @Test func `The actions of a section are views of their own, and not part of its header`() throws {
    struct Content: View {
      let more: Box<Bool>
      let journal: Journal
      var body: some View {
        Acting {
          Section("One") { Text("1") }
            .sectionActions {
              Button("Add") { journal.note("add") }
              if more.value { Button("Sort") {} }
              Button("Remove") {}
            }
          Section("Two") { Text("2") }
        }
      }
    }
    let more = Box(false)
    let journal = Journal()
    let stage = Stage(Content(more: more, journal: journal))
    #expect(stage.text(of: stage.tree.roots[0]) == "One (2) Add 1 Two (0) 2")
    try stage.click("Add")
    #expect(journal.take() == ["add"])
    more.value = true
    stage.settle()
    #expect(stage.text(of: stage.tree.roots[0]) == "One (3) Add 1 Two (0) 2")
  }
}
