import ReportSupport
import SidelightCore
import SidelightUI
import Testing

/// Properties of an app's own making, and state outside of views.
@MainActor struct DynamicPropertyTests {
  private struct Inner: DynamicProperty {
    @State var count = 1
    var doubled = 0
    mutating func update() { doubled = count * 2 }
  }

  private struct Outer: DynamicProperty {
    var inner = Inner()
    let factor: Int
    var product = 0
    mutating func update() { product = inner.doubled * factor }
  }

  private struct Reader: View {
    var outer: Outer
    var body: some View { Button("product \(outer.product)") { outer.inner.count += 1 } }
  }

  @Test func `A property is updated before each body, after those inside it`() throws {
    struct Root: View {
      let factor: Box<Int>
      var body: some View { VStack { Reader(outer: Outer(factor: factor.value)) } }
    }
    let factor = Box(10)
    let stage = Stage(Root(factor: factor))
    try stage.click("product 20")
    try stage.click("product 40")
    factor.value = 100
    stage.settle()
    #expect(stage.picture.contains("product 600"))
  }

  private struct Items: ToolbarContent {
    @State private var count = 5
    @Environment(\.isEnabled) private var isEnabled
    var body: some ToolbarContent {
      ToolbarItem { Button("count \(count)") { count += 1 } }
      ToolbarItem { Text(isEnabled ? "on" : "off") }
    }
  }

  @Test func `Toolbar content has state and environment of its own`() throws {
    struct Content: View {
      let isOff: Box<Bool>
      var body: some View {
        VStack { Text("Content").toolbar { Items() } }.disabled(isOff.value)
      }
    }
    let isOff = Box(false)
    let stage = Stage(Content(isOff: isOff))
    try stage.click("count 5")
    try stage.click("count 6")
    #expect(stage.picture.contains("count 7"))
    #expect(stage.picture.contains("\"on\""))
    isOff.value = true
    stage.settle()
    #expect(stage.picture.contains("\"off\""))
    #expect(stage.picture.contains("count 7"))
  }

  @Test func `A label in the toolbar that asks for its title has it`() {
    let stage = Stage(
      Text("Content").toolbar {
        Button("Both", systemImage: "plus") {}.labelStyle(.titleAndIcon)
        Button("Title", systemImage: "plus") {}.labelStyle(.titleOnly)
        Button("Icon", systemImage: "plus") {}
        Button("Icon", systemImage: "plus") {}.labelStyle(.automatic)
      })
    let styles = stage.tree.all.compactMap { if case .label(let label) = $0.element.kind { label.style } else { nil } }
    #expect(styles == [.titleAndIcon, .titleOnly, .iconOnly, .iconOnly])
  }

  @Test func `A first change is told when the view appears`() throws {
    struct Columns: View {
      let journal: Journal
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          Button("Go") { path = [1, 2] }.navigationDestination(for: Int.self) { number in
            Text("Page \(number)").onChange(of: number, initial: true) { journal.note("initial \(number)") }
          }
        }
      }
    }
    let journal = Journal()
    let stage = Stage(Columns(journal: journal))
    try stage.click("Go")
    #expect(journal.take() == ["initial 2"])
    try stage.goBack(to: 2)
    #expect(journal.take() == ["initial 1"])
  }

  @Test func `A text within a text adds its characters, and a picture stands beside them`() {
    let stage = Stage(Text("\(Image(systemName: "star"))Best: \(Text("Sidelight").bold())"))
    #expect(stage.texts().map(\.string) == ["Best: Sidelight"])
    let plain = Text("\(Image(systemName: "star"))Best").content
    #expect(plain == "Best")
  }

  @Test func `Colour scheme and direction can be set for what is inside`() {
    struct Reader: View {
      @Environment(\.colorScheme) private var scheme
      @Environment(\.layoutDirection) private var direction
      @Environment(\.colorSchemeContrast) private var contrast
      var body: some View { Text("\(scheme) \(direction) \(contrast)") }
    }
    let stage = Stage(Reader().environment(\.colorScheme, .dark).environment(\.layoutDirection, .rightToLeft))
    #expect(stage.picture.contains("dark rightToLeft standard"))
    var traits = DesktopTraits()
    traits.isHighContrast = true
    stage.graph.send(.desktop(traits))
    stage.settle()
    #expect(stage.picture.contains("dark rightToLeft increased"))
  }

  @Test func `A secure field edits its text and hides it`() throws {
    struct Login: View {
      @State private var password = ""
      var body: some View {
        VStack {
          SecureField("Password", text: $password)
          Text("has \(password.count)")
        }
      }
    }
    let stage = Stage(Login())
    stage.graph.send(.edit(try stage.field, text: "secret"))
    stage.settle()
    #expect(stage.picture.contains("has 6"))
    guard let field = stage.tree[try stage.field]?.element.kind.control(TextFieldElement.self) else { throw Stage.Missing() }
    #expect(field.isSecure)
    #expect(field.title == FieldTitle("Password"))
  }

  @Test func `Links that lead nowhere and widths that are none are reported`() throws {
    struct Alone: Hashable {}
    struct Last: Hashable {}
    let reports = Reports()
    try Stage(VStack { NavigationLink("Alone", value: Alone()) }).click("Alone")
    #expect(reports.all.contains { $0.hasPrefix("a NavigationLink with a value of the type Alone leads nowhere: no NavigationStack") })
    try Stage(
      NavigationSplitView {
        Text("s")
      } detail: {
        NavigationLink("Last", value: Last())
      }
    ).click("Last")
    #expect(
      reports.all.contains { $0.hasPrefix("a NavigationLink with a value of the type Last leads nowhere: it stands in the last column") })
    _ = Stage(
      NavigationSplitView {
        Text("s").navigationSplitViewColumnWidth(min: 301, ideal: 299)
      } detail: {
        Text("d")
      })
    #expect(reports.all.contains { $0.contains("299.0 is below the minimum 301.0") })
  }

  @Test func `State keeps what was written, also when it is equal to what it was`() throws {
    struct Named: Equatable {
      let id: Int
      let name: String
      static func == (left: Named, right: Named) -> Bool { left.id == right.id }
    }
    struct Editor: View {
      @State private var named = Named(id: 1, name: "old")
      let journal: Journal
      var body: some View {
        Button("write") { named = Named(id: 1, name: "new") }
        Button("read") { journal.note(named.name) }
      }
    }
    let journal = Journal()
    let stage = Stage(Editor(journal: journal))
    #expect(try stage.bodies { try stage.click("write") } == 0)
    try stage.click("read")
    #expect(journal.take() == ["new"])
  }
}
