import ReportSupport
import SidelightCore
import SidelightUI
import Testing

/// Stacks, links and destinations.
@MainActor struct NavigationTests {
  private struct Pages: View {
    var journal: Journal?
    var body: some View {
      NavigationStack {
        List(0..<3) { NavigationLink("Go \($0)", value: $0) }
          .navigationTitle("Root").navigationSubtitle("Sub")
          .navigationDestination(for: Int.self) { number in
            VStack {
              NavigationLink("Deeper", value: number + 10)
              NavigationLink("Word", value: "word")
              NavigationLink("Nowhere", value: nil as Int?)
            }
            .navigationTitle("Page \(number)")
          }
          .navigationDestination(for: String.self) { Text($0).navigationTitle($0) }
      }
    }
  }

  @Test func `A stack keeps its own path: links append, Back removes`() throws {
    let stage = Stage(Pages())
    #expect(stage.pages == ["Root"])
    #expect(try stage.row(0).activatesOnClick)
    try stage.send(.activate(1))
    #expect(stage.pages == ["Root", "Page 1"])
    try stage.click("Deeper")
    #expect(stage.pages == ["Root", "Page 1", "Page 11"])
    try stage.click("Word")
    #expect(stage.pages == ["Root", "Page 1", "Page 11", "word"])
    try stage.goBack(to: 2)
    #expect(stage.pages == ["Root", "Page 1"])
    try stage.goBack(to: 2)
    try stage.goBack(to: 0)
    #expect(stage.pages == ["Root", "Page 1"])
    try stage.goBack(to: 1)
    #expect(stage.pages == ["Root"])
  }

  @Test func `The title of the page on top is the window's, and each page has its own header`() throws {
    let stage = Stage(Pages())
    guard case .window(let window)? = stage.tree.all.first?.element.kind else { throw Stage.Missing() }
    #expect(window.title == "Root")
    #expect(stage.picture.hasPrefix("navigation\n  pages: page \"Root\""))
    #expect(stage.tree.picture.contains("page \"Root\" bare"))
    try stage.send(.activate(0))
    guard case .window(let next)? = stage.tree.all.first?.element.kind else { throw Stage.Missing() }
    #expect(next.title == "Page 0")
    let pages = stage.tree.all.compactMap { if case .page(let page) = $0.element.kind { page } else { nil } }
    #expect(pages.contains { $0.title == "Root" && $0.subtitle == "Sub" && $0.showsHeader })
  }

  @Test func `A link without a value is disabled`() throws {
    let stage = Stage(Pages())
    try stage.send(.activate(1))
    let link = try #require(stage.nodes { $0.control is ButtonElement }.first { stage.text(of: $0.id) == "Nowhere" })
    #expect(link.element.traits.isDisabled)
    guard let button = link.element.kind.control(ButtonElement.self) else { throw Stage.Missing() }
    #expect(!button.hasChevron && button.style == .borderless && button.weighsAsText)
    try stage.click("Nowhere")
    #expect(stage.pages.count == 2)
    #expect(try Stage(List { NavigationLink("Nowhere", value: nil as Int?) }).row(0).activatesOnClick == false)
  }

  private struct Bound: View {
    @Bindable var path: Box<NavigationPath>
    var body: some View {
      NavigationStack(path: $path.value) {
        NavigationLink("Go", value: 1).navigationTitle("Root")
          .navigationDestination(for: Int.self) { Text("Int").navigationTitle("\($0)") }
          .navigationDestination(for: String.self) { Text("String").navigationTitle($0) }
      }
    }
  }

  @Test func `A path of any values is written by links and Back, and read from code`() throws {
    let path = Box(NavigationPath([1, 2]))
    let stage = Stage(Bound(path: path))
    #expect(stage.pages == ["Root", "1", "2"])
    path.value.append("word")
    path.value.removeLast(0)
    stage.settle()
    #expect(stage.pages == ["Root", "1", "2", "word"])
    try stage.goBack(to: 2)
    #expect(path.value == NavigationPath([1]))
    path.value = NavigationPath()
    stage.settle()
    #expect(stage.pages == ["Root"])
    try stage.click("Go")
    #expect(path.value.count == 1)
    path.value.removeLast(9)
    stage.settle()
    #expect(path.value.isEmpty)
    #expect(stage.pages == ["Root"])
  }

  @Test func `Pages that stay on the path keep their nodes and state`() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 }.navigationTitle("Counter") }
    }
    struct Typed: View {
      @Bindable var path: Box<[Int]>
      var body: some View {
        NavigationStack(path: $path.value) {
          Text("Root").navigationTitle("Root").navigationDestination(for: Int.self) { _ in Counter() }
        }
      }
    }
    let path = Box([1])
    let stage = Stage(Typed(path: path))
    try stage.click("Count 0")
    path.value = [1, 2]
    stage.settle()
    #expect(stage.texts().map(\.string) == ["Root", "Count 1", "Count 0"])
    path.value = [3, 2]
    stage.settle()
    #expect(stage.texts().map(\.string) == ["Root", "Count 0", "Count 0"])
  }

  @Test func `A typed path takes values of its type, and a link with another is reported`() throws {
    enum Other: Hashable { case value }
    struct Typed: View {
      @Bindable var path: Box<[Int]>
      var body: some View {
        NavigationStack(path: $path.value) {
          VStack {
            NavigationLink("Int", value: 1)
            NavigationLink("Other", value: Other.value)
          }
          .navigationDestination(for: Int.self) { Text("\($0)").navigationTitle("\($0)") }
        }
      }
    }
    let reports = Reports()
    let path = Box<[Int]>([])
    let stage = Stage(Typed(path: path))
    try stage.click("Int")
    try stage.click("Other")
    #expect(path.value == [1])
    #expect(reports.all.filter { $0.contains("type Other leads") }.count == 1)
  }

  @Test func `A destination that nobody declared is reported once, and shows a page that says so`() throws {
    struct Unknown: Hashable { var number: Int }
    struct Lost: View {
      var isDeclared: Box<Bool>
      var body: some View {
        NavigationStack {
          VStack {
            NavigationLink("One", value: Unknown(number: 1))
            NavigationLink("Two", value: Unknown(number: 2))
            if isDeclared.value { Text("Found").navigationDestination(for: Unknown.self) { Text("Number \($0.number)") } }
          }
        }
      }
    }
    let reports = Reports()
    let isDeclared = Box(false)
    let stage = Stage(Lost(isDeclared: isDeclared))
    try stage.click("One")
    try stage.goBack(to: 1)
    try stage.click("Two")
    #expect(stage.pages.count == 2)
    #expect(stage.picture.contains("Nothing to Show"))
    #expect(reports.all.filter { $0.contains("Unknown") }.count == 1)
    isDeclared.value = true
    stage.settle()
    #expect(!stage.picture.contains("Nothing to Show"))
    #expect(stage.picture.contains("Number 2"))
  }

  @Test func `A destination follows the state that its closure reads, and what its view captures`() throws {
    struct Following: View {
      var read: Box<String>
      var captured: Box<String>
      var body: some View {
        let captured = captured.value
        NavigationStack {
          NavigationLink("Go", value: 1)
            .navigationDestination(for: Int.self) { number in
              Text("\(number) \(read.value) \(captured)")
            }
        }
      }
    }
    let read = Box("a")
    let captured = Box("b")
    let stage = Stage(Following(read: read, captured: captured))
    try stage.click("Go")
    read.value = "c"
    stage.settle()
    #expect(stage.picture.contains("1 c b"))
    captured.value = "d"
    stage.settle()
    #expect(stage.picture.contains("1 c d"))
  }

  private struct Emptying: View {
    @Bindable var path: Box<[Int]>
    var body: some View {
      NavigationStack(path: Binding(get: { path.value }, set: { _ in path.value = [] })) {
        Text("Root").navigationDestination(for: Int.self) { Text("\($0)") }
      }
    }
  }

  @Test func `Going back over several pages is told page by page, and the path may have gone at the first`() throws {
    let path = Box([1, 2, 3])
    let stage = Stage(Emptying(path: path))
    #expect(stage.pages.count == 4)
    let stack = try #require(stage.nodes { if case .navigation = $0 { true } else { false } }.first)
    for pages in [3, 2, 1] { stage.graph.send(.popped(stack.id, pages: pages)) }
    stage.settle()
    #expect(stage.pages.count == 1 && path.value.isEmpty)
  }
}
