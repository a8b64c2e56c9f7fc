import SidelightCore
import SidelightTesting
import SidelightUI
import Testing

/// Inspectors: where a view's inspector goes, and how its binding and the layout follow one another.
@MainActor struct InspectorTests {
  private struct Notes: View {
    @Bindable var isShown: Box<Bool>
    @State private var visibility = NavigationSplitViewVisibility.all
    var body: some View {
      NavigationSplitView(columnVisibility: $visibility) {
        Text("Sidebar")
      } content: {
        Text("Content")
      } detail: {
        Text("Detail \(visibility == .all)")
          .inspector(isPresented: $isShown.value) {
            TextField("Note", text: .constant("")).inspectorColumnWidth(min: 150, ideal: 200, max: 300)
          }
      }
    }
  }

  @Test func `An inspector goes with its window`() async throws {
    let app = try await TestApp(.plan) { Notes(isShown: Box(true)) }
    try await app.close()
    let anywhere = try await TestApp(.plan) { Text("Main").inspector(isPresented: .constant(true)) { Text("About") } }
    try await anywhere.close()
  }

  @Test func `An inspector in a column belongs to the split view, at every width`() throws {
    let isShown = Box(true)
    let stage = Stage(Notes(isShown: isShown))
    try stage.resize(1200)
    #expect(stage.split?.plan.picture == "|content 300|detail 700|+inspector 200")
    #expect(try stage.page("inspector").showsHeader)
    try stage.resize(600)
    #expect(stage.split?.plan.picture == "|content 280|detail 320|{inspector 200}")
    try stage.resize(400)
    #expect(stage.split?.plan.picture == "[(sidebar)>content>detail]_inspector_")
    isShown.value = false
    stage.settle()
    #expect(stage.split?.plan.picture == "[(sidebar)>content>detail]")
    try stage.resize(1200)
    #expect(stage.split?.plan.picture == "|sidebar 240|content 300|detail 660|")
    _ = try stage.text("Detail true")
  }

  @Test func `The user's dismissal writes the binding, and a binding that refuses wins`() throws {
    let isShown = Box(true)
    let stage = Stage(Notes(isShown: isShown))
    try stage.resize(1200)
    let split = try #require(stage.nodes { if case .split = $0 { true } else { false } }.first)
    stage.graph.send(.split(split.id, .setInspectorShown(false)))
    stage.settle()
    #expect(!isShown.value)
    let refusing = Stage(Text("Fixed").inspector(isPresented: .constant(true)) { Text("Stays") })
    try refusing.resize(1200)
    let one = try #require(refusing.nodes { if case .split = $0 { true } else { false } }.first)
    refusing.graph.send(.split(one.id, .setInspectorShown(false)))
    refusing.settle()
    #expect(refusing.split?.plan.picture == "|detail 930|+inspector 270")
  }

  @Test func `A closed app leaves nothing of its inspector`() async throws {
    let app = try await TestApp(.plan, width: 1200) { Notes(isShown: Box(true)) }
    #expect(app.inspector.textField("Note").isVisible)
    try await app.close()
  }

  @Test func `A toolbar around a stack with an inspector stands on the stack's page, never on the inspector's`() async throws {
    let app = try await TestApp(.plan, width: 1200) {
      NavigationSplitView {
        Text("Sidebar")
      } detail: {
        AnyView(
          NavigationStack { Text("Root").navigationTitle("Root") }.inspector(isPresented: .constant(true)) {
            NavigationStack { Text("Notes") }
          }
        )
        .standalone { _ in }
        .toolbar { Button("Outer") {} }
      }
    }
    #expect(app.button("Outer").count == 1)
    #expect(app.page("Root").button("Outer").isVisible)
    try await app.close()
  }

  private struct Around: View {
    @Bindable var isShown: Box<Bool>
    @Bindable var title: Box<String>
    var body: some View {
      Columns().padding(0).inspector(isPresented: $isShown.value) { Text(title.value).navigationTitle("Info") }
    }
    struct Columns: View {
      var body: some View {
        NavigationSplitView {
          Text("Sidebar")
        } detail: {
          Text("Detail")
        }
      }
    }
  }

  @Test func `An inspector around a split view is that one's own`() throws {
    let isShown = Box(false)
    let title = Box("One")
    let stage = Stage(Around(isShown: isShown, title: title))
    try stage.resize(1000)
    #expect(stage.nodes { if case .split = $0 { true } else { false } }.count == 1)
    #expect(stage.split?.plan.picture == "|sidebar 240|detail 760|")
    isShown.value = true
    title.value = "Two"
    stage.settle()
    #expect(stage.split?.plan.picture == "|sidebar 240|detail 490|+inspector 270")
    #expect(try stage.page("inspector").title == "Info")
    _ = try stage.text("Two")
  }

  @Test func `Any other view becomes a split view of one column, and the page around keeps its header and title`() throws {
    let isShown = Box(true)
    struct Plain: View {
      @Bindable var isShown: Box<Bool>
      var body: some View {
        VStack {
          Text("Content").inspector(isPresented: $isShown.value) { Text("About") }
        }
        .navigationTitle("Plain")
      }
    }
    let stage = Stage(Plain(isShown: isShown))
    try stage.resize(900)
    #expect(stage.split?.columnCount == .one)
    #expect(stage.split?.plan.picture == "|detail 630|+inspector 270")
    #expect(try !stage.page("inspector").showsHeader)
    #expect(stage.nodes { if case .page(let page) = $0 { page.showsHeader } else { false } }.count == 1)
    let window = try #require(stage.nodes { if case .window(let window) = $0 { window.title == "Plain" } else { false } }.first)
    #expect(window.element.picture.contains("Plain"))
  }

  @Test func `Beside a stack, which has header bars, the inspector has one too`() throws {
    let stage = Stage(
      NavigationStack { Text("Root").navigationTitle("Root") }
        .inspector(isPresented: .constant(true)) { Text("About").navigationTitle("About") })
    try stage.resize(900)
    #expect(try stage.page("inspector").showsHeader)
    #expect(try stage.page("inspector").title == "About")
  }

  @Test func `The inspector of the page on top counts, and one that leaves takes its place along`() throws {
    let choice = Box<Int?>(1)
    struct Chosen: View {
      @Bindable var choice: Box<Int?>
      var body: some View {
        NavigationSplitView {
          Text("Sidebar")
        } detail: {
          if let number = choice.value {
            Text("Detail").inspector(isPresented: .constant(true)) { Text("About \(number)") }
          } else {
            Text("Nothing")
          }
        }
      }
    }
    let stage = Stage(Chosen(choice: choice))
    try stage.resize(1000)
    _ = try stage.text("About 1")
    choice.value = nil
    stage.settle()
    #expect(stage.split?.plan.picture == "|sidebar 240|detail 760|")
    #expect(throws: (any Error).self) { try stage.page("inspector") }
    choice.value = 2
    stage.settle()
    _ = try stage.text("About 2")
    #expect(stage.split?.plan.picture == "|sidebar 240|detail 490|+inspector 270")
  }

  @Test func `What the inspector holds keeps its state while it is hidden, and appears and disappears`() throws {
    let isShown = Box(true)
    let appearances = Box(0)
    struct Counter: View {
      var appearances: Box<Int>
      @State private var count = 0
      var body: some View {
        Button("Count \(count)") { count += 1 }.onAppear { appearances.value += 1 }
      }
    }
    let stage = Stage(
      Text("Detail").inspector(
        isPresented: Binding {
          isShown.value
        } set: {
          isShown.value = $0
        }
      ) {
        Counter(appearances: appearances)
      })
    try stage.resize(1000)
    try stage.click("Count 0")
    isShown.value = false
    stage.settle()
    isShown.value = true
    stage.settle()
    try stage.click("Count 1")
    _ = try stage.text("Count 2")
    #expect(appearances.value == 2)
  }
}
