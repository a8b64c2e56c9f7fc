import SeedSupport
import SidelightCore
import SidelightUI
import Testing

/// What rows say of their look, and what the list makes of it.
@MainActor struct RowLookTests {
  private func looks(_ stage: Stage) throws -> [RowLook?] { try (0..<stage.rows().count).map { try stage.row($0).look } }

  @Test func `A row that says nothing has no look, whatever the others say`() throws {
    let stage = Stage(
      List {
        Section("Header") { Text("Plain") }
        ForEach(0..<2) { Text("\($0)").badge($0) }
      })
    let looks = try looks(stage)
    #expect(looks.map { $0 == nil } == [true, true, true, false])
    #expect(looks[3]?.badge?.text.string == "1")
  }

  @Test func `Lines are said for each edge, and what is said nearest to the content counts`() throws {
    let stage = Stage(
      List {
        Section {
          Text("A").listRowSeparator(.visible, edges: .bottom)
          Text("B").listRowSeparatorTint(.red, edges: .top)
          Text("C").listRowSeparator(.automatic)
        }
        .listRowSeparator(.hidden)
        .listRowSeparatorTint(.blue)
      })
    let looks = try looks(stage)
    #expect(looks[0]?.top == RowLine(isShown: false, tint: .blue))
    #expect(looks[0]?.bottom == RowLine(isShown: true, tint: .blue))
    #expect(looks[1]?.top == RowLine(isShown: false, tint: .red))
    #expect(looks[1]?.bottom == RowLine(isShown: false, tint: .blue))
    #expect(looks[2]?.top == RowLine(isShown: false, tint: .blue))
  }

  @Test func `The lines of a section are known to each of its rows and to its header`() throws {
    let stage = Stage(
      List {
        Section("Header") { Text("A") }.listSectionSeparator(.visible, edges: .bottom).listSectionSeparatorTint(.green)
        Text("B")
      })
    let looks = try looks(stage)
    #expect(looks[0]?.sectionBottom == RowLine(isShown: true, tint: .green))
    #expect(looks[0]?.sectionTop == RowLine(isShown: nil, tint: .green))
    #expect(looks[0]?.edges == [.begins, .opens])
    #expect(looks[1]?.edges == [.first, .last, .closes])
    #expect(looks[2]?.sectionBottom == RowLine())
    #expect(looks[2]?.edges == [.opens, .first, .last, .closes])
  }

  private struct Grouped: View {
    var items: Box<[Int]>
    var body: some View {
      List {
        Section("One") { ForEach(items.value, id: \.self) { Text("\($0)") } }
        Section { Text("Two") }
      }
      .listStyle(.insetGrouped)
    }
  }

  @Test func `Rows of a group know its ends, also when others come and go there`() throws {
    let items = Box([1, 2, 3])
    let stage = Stage(Grouped(items: items))
    func ends() throws -> [String] {
      try zip(stage.rows(), looks(stage)).map { text, look in
        let edges = look?.edges ?? []
        return (edges.contains(.first) ? "[" : "") + text + (edges.contains(.last) ? "]" : "")
      }
    }
    #expect(try ends() == ["One", "[1", "2", "3]", "[Two]"])
    items.value = [0, 1, 2, 3]
    stage.settle()
    #expect(try ends() == ["One", "[0", "1", "2", "3]", "[Two]"])
    items.value = [1, 2]
    stage.settle()
    #expect(try ends() == ["One", "[1", "2]", "[Two]"])
    items.value = [2]
    stage.settle()
    #expect(try ends() == ["One", "[2]", "[Two]"])
    items.value = [1, 2, 3]
    let patches = stage.patches { items.value = [9, 2, 8, 7] }
    #expect(try ends() == ["One", "[9", "2", "8", "7]", "[Two]"])
    #expect(patches.count < 20)
    var random = SeededRandom(seed: 12)
    for _ in 0..<60 {
      items.value = Array((0..<12).shuffled(using: &random).prefix(1 + random.pick(12)))
      stage.settle()
      var rows = items.value.map(String.init)
      rows[0] = "[" + rows[0]
      rows[rows.count - 1] += "]"
      #expect(try ends() == ["One"] + rows + ["[Two]"])
    }
  }

  @Test func `Space between sections is the mean of what both say, or what one of them says`() throws {
    struct Spaced: View {
      var around: Box<Double?>
      var body: some View {
        let list = List {
          Section("A") { Text("1") }
          Section("B") { Text("2") }.listSectionSpacing(10)
          Section("C") { Text("3") }.listSectionSpacing(.custom(30))
          Section { Text("4") }
        }
        if let spacing = around.value { list.listSectionSpacing(spacing).listRowSpacing(4) } else { list }
      }
    }
    let around = Box<Double?>(nil)
    let stage = Stage(Spaced(around: around))
    func spaces() throws -> [Double?] { try looks(stage).map { $0?.spaceAbove } }
    #expect(try spaces() == [nil, nil, 10, nil, 20, nil, 30])
    around.value = 20
    stage.settle()
    #expect(try spaces() == [nil, nil, 15, nil, 20, nil, 25])
  }

  @Test func `Margins of sections count at the list's edges, and add up between two of them`() throws {
    struct Margins: View {
      var leading: Box<Double?>
      var body: some View {
        List {
          Section("A") { Text("1") }.listSectionMargins(.bottom, 5)
          Section {
            Text("2")
            Text("3")
          }
          .listSectionMargins(.top, 20).listSectionMargins(.leading, leading.value)
          Text("4")
        }
        .listSectionMargins(.vertical, 7)
        .listSectionSpacing(100)
      }
    }
    let leading = Box<Double?>(40)
    let stage = Stage(Margins(leading: leading))
    #expect(try looks(stage).map { $0?.spaceAbove } == [nil, nil, 25, nil, 14])
    func margins() throws -> [RowInsets] { try looks(stage).map { $0?.margins ?? RowInsets() } }
    let aside = RowInsets(leading: 40)
    #expect(try margins() == [RowInsets(top: 7), RowInsets(), aside, aside, RowInsets(bottom: 7)])
    leading.value = nil
    stage.settle()
    #expect(try margins() == [RowInsets(top: 7), RowInsets(), RowInsets(), RowInsets(), RowInsets(bottom: 7)])
  }

  @Test func `Rows are as far apart as the list says, the first of a section follows its header`() throws {
    let spacing = Box<Double?>(8)
    struct Spaced: View {
      var spacing: Box<Double?>
      var body: some View {
        List {
          Section("A") {
            Text("1")
            Text("2")
          }
          Text("3")
        }
        .listRowSpacing(spacing.value)
      }
    }
    let stage = Stage(Spaced(spacing: spacing))
    #expect(try looks(stage).map { $0?.spaceAbove } == [nil, nil, 8, nil])
    #expect(try stage.listElement().isSpaced)
    spacing.value = nil
    stage.settle()
    #expect(try looks(stage).allSatisfy { $0 == nil })
    #expect(try !stage.listElement().isSpaced)
  }

  @Test func `A badge is a number, a text or nothing, and stands out as its surroundings say`() throws {
    struct Badges: View {
      var count: Box<Int>
      var body: some View {
        List {
          Text("Number").badge(count.value)
          Text("Text").badge(Text("new").bold().foregroundColor(.red))
          Text("Key").badge("Default")
          Text("String").badge(String("word").prefix(2)).badgeProminence(.increased)
          Text("None").badge(nil as Text?)
        }
        .badgeProminence(.decreased)
      }
    }
    let count = Box(3)
    let stage = Stage(Badges(count: count))
    let badges = try looks(stage).map { $0?.badge }
    #expect(badges.map { $0?.text.string } == ["3", "new", "Default", "wo", nil])
    #expect(badges.map { $0?.prominence } == [.decreased, .decreased, .decreased, .increased, nil])
    #expect(badges[1]?.text.color == .red)
    count.value = 0
    stage.settle()
    #expect(try stage.row(0).look == nil)
  }

  @Test func `A background is a view behind its row that follows its state, and goes`() throws {
    struct Backed: View {
      var color: Box<Color?>
      var body: some View {
        List {
          ForEach(0..<2) { Text("\($0)") }.listRowBackground(color.value)
          Text("Own").listRowBackground(Text("behind"))
        }
      }
    }
    let color = Box<Color?>(.red)
    let stage = Stage(Backed(color: color))
    func behind() throws -> [String] {
      try stage.consumer.rows(of: stage.list()).map { row in
        stage.tree.children(of: row, in: .background).compactMap { stage.tree[$0.id]?.element.picture }.joined()
      }
    }
    #expect(try behind() == ["color red", "color red", "\"behind\""])
    #expect(try looks(stage).map { $0?.hasBackground } == [true, true, true])
    color.value = .blue
    stage.settle()
    #expect(try behind() == ["color blue", "color blue", "\"behind\""])
    color.value = nil
    stage.settle()
    #expect(try behind() == ["", "", "\"behind\""])
    #expect(try stage.row(0).look == nil)
  }

  @Test func `The tint of a list is that of the icons of labels in its rows alone`() throws {
    struct Tinted: View {
      var tint: Box<ListItemTint?>
      var body: some View {
        VStack {
          Label("Outside", systemImage: "a")
          List {
            Label("List", systemImage: "b")
            Label("Row", systemImage: "c").listItemTint(.red)
            Label("Plain", systemImage: "d").listItemTint(.monochrome)
            Label("Styled", systemImage: "e").foregroundStyle(.green)
            Image(systemName: "f")
          }
        }
        .listItemTint(tint.value)
      }
    }
    let tint = Box<ListItemTint?>(.fixed(.blue))
    let stage = Stage(Tinted(tint: tint))
    func colors() -> [String: ColorStyle] {
      var found: [String: ColorStyle] = [:]
      for node in stage.tree.all {
        if case .image(let image) = node.element.kind, case .symbol(let name) = image.source { found[name] = image.color }
      }
      return found
    }
    #expect(colors() == ["b": .blue, "c": .red, "d": .primary, "e": .green])
    tint.value = nil
    stage.settle()
    #expect(colors() == ["c": .red, "d": .primary, "e": .green])
  }

  @Test func `A header stands out where it is asked for`() throws {
    let stage = Stage(
      List {
        Section("A") { Text("1") }.headerProminence(.increased)
        Section("B") { Text("2") }
      })
    #expect(try looks(stage).map { $0?.isProminent ?? false } == [true, false, false, false])
  }

  @Test func `What is behind a list shows where the app says so`() throws {
    let list = List { Text("1") }
    #expect(try !Stage(list).listElement().hidesBackground)
    #expect(try !Stage(list.scrollContentBackground(.visible)).listElement().hidesBackground)
    #expect(try Stage(list.scrollContentBackground(.hidden)).listElement().hidesBackground)
    #expect(try !Stage(list.scrollContentBackground(.automatic).scrollContentBackground(.hidden)).listElement().hidesBackground)
  }

  @Test func `Rows and headers have the least heights that the app sets`() throws {
    struct Reader: View {
      @Environment(\.defaultMinListRowHeight) private var least
      var body: some View { Text("\(Int(least))") }
    }
    let list = List { Reader() }
    #expect(try Stage(list).listElement().leastRowHeight == nil)
    let stage = Stage(list.environment(\.defaultMinListRowHeight, 20).environment(\.defaultMinListHeaderHeight, 60))
    #expect(try stage.listElement().leastRowHeight == 20 && stage.listElement().leastHeaderHeight == 60)
    #expect(try stage.rows() == ["20"])
    #expect(try Stage(list).rows() == ["40"])
  }

  @Test func `Every other row has a background where the style or the app says so, never in a sidebar`() throws {
    func alternates(_ view: some View) throws -> Bool { try Stage(view).listElement().alternatesBackgrounds }
    let list = List(0..<3) { Text("\($0)") }
    #expect(try !alternates(list))
    #expect(try alternates(list.listStyle(.bordered(alternatesRowBackgrounds: true))))
    #expect(try alternates(list.listStyle(.inset(alternatesRowBackgrounds: true))))
    #expect(try !alternates(list.listStyle(.inset(alternatesRowBackgrounds: true)).alternatingRowBackgrounds(.disabled)))
    #expect(try alternates(list.listStyle(.plain).alternatingRowBackgrounds()))
    #expect(try !alternates(list.listStyle(.sidebar).alternatingRowBackgrounds()))
  }

  @Test func `The watch's styles are cards`() throws {
    #expect(try Stage(List { Text("A") }.listStyle(.carousel)).listElement().style == .platters)
    #expect(try Stage(List { Text("A") }.listStyle(.elliptical)).listElement().style == .platters)
  }
}
