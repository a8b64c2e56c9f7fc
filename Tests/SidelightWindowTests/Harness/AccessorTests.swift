import DisplaySupport
import Sidelight
import SidelightWindowTesting
import Testing

/// What a test asks of an app in place of reading it out of pictures.
@Suite(.serialized) @MainActor struct AccessorTests {
  private struct Columns: View {
    @Binding var isInspected: Bool
    @State private var folder: String?
    var body: some View {
      NavigationSplitView {
        List(selection: $folder) { NavigationLink("Inbox", value: "Inbox") }
          .navigationSplitViewColumnWidth(220)
      } detail: {
        Text(folder ?? "Nothing")
          .inspector(isPresented: $isInspected) {
            Text("Facts").inspectorColumnWidth(260).presentationDetents([.height(200), .large]).presentationDragIndicator(.visible)
          }
      }
      .accessibilityIdentifier("main")
    }
  }

  @Test(.needsWindow, arguments: Depth.available)
  func `Widths of columns, and where the inspector stands`(depth: Depth) async throws {
    let choice = Choice(false)
    let app = try await TestApp(depth, width: 1000, height: 600) { Columns(isInspected: Bindable(choice).value) }
    let split = try #require(app.split)
    #expect(try split.width(of: .sidebar) == 220)
    #expect(try split.width(of: .detail) == 780)
    #expect(try split.width(of: .content) == nil)
    #expect(try split.inspector == .hidden)
    #expect(try !split.isCollapsed)
    choice.value = true
    try await app.settle()
    #expect(try split.inspector == .column(width: 260))
    #expect(try split.width(of: .detail) == 520)
    try await app.resize(width: 560)
    #expect(try split.inspector == .overlay(width: 260))
    choice.value = false
    try await app.settle()
    #expect(try split.inspector == .hidden)
    try await app.resize(width: 400)
    choice.value = true
    try await app.settle()
    #expect(try split.isCollapsed)
    #expect(try split.width(of: .sidebar) == nil)
    #expect(try split.inspector == .sheet(TestSheet(height: 200, isResizable: true, showsHandle: true)))
    try await app.close()
  }

  private struct Two: View {
    @State private var isSheet = true
    @State private var isInspected = false
    var body: some View {
      Columns(isInspected: $isInspected)
        .sheet(isPresented: $isSheet) {
          NavigationSplitView {
            Text("Inner")
          } detail: {
            Text("Page")
          }.accessibilityIdentifier("inner")
        }
    }
  }

  @Test(.needsWindow, arguments: Depth.available)
  func `Of several split views one is named or counted, and none is meant otherwise`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 1000, height: 600) { Two() }
    #expect(app.splits.count == 2)
    let any = try #require(app.split)
    #expect(any.picture.hasPrefix("There are 2 split views: 0 |sidebar 220|detail 780| “main”, 1 "))
    #expect(any.picture.hasSuffix("“inner”. Say which one with split(at:) or split(identifier:)."))
    #expect(throws: TestFailure.self) { try any.isCollapsed }
    #expect(throws: TestFailure.self) { try any.shows(.sidebar) }
    #expect(throws: TestFailure.self) { try any.width(of: .sidebar) }
    #expect(throws: TestFailure.self) { try any.inspector }
    #expect(try app.split(at: 0).picture == "|sidebar 220|detail 780|")
    #expect(try app.split(identifier: "main").width(of: .sidebar) == 220)
    #expect(try app.split(identifier: "inner").inspector == .absent)
    #expect(try app.split(at: 1).identifier == "inner")
    #expect(throws: TestFailure.self) { try app.split(at: 2) }
    #expect(throws: TestFailure.self) { try app.split(identifier: "outer") }
    try await app.close()
  }

  private struct Rows: View {
    @State private var folder: String?
    var body: some View {
      NavigationSplitView {
        List(selection: $folder) {
          NavigationLink("Link", value: "Link")
          Text("Hidden line").tag("Hidden line").listRowSeparator(.hidden, edges: .bottom)
          Text("Red line").tag("Red line").listRowSeparatorTint(.red, edges: .top)
          Text("Inset").tag("Inset").listRowInsets(EdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 5))
          ForEach(0..<60, id: \.self) { Text("Row \($0)").tag("\($0)") }
        }
        .listStyle(.plain)
      } detail: {
        Text("Page")
      }
    }
  }

  @Test(.needsWindow, arguments: Depth.available)
  func `Chevrons, lines between rows and their colours, and insets`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 500) { Rows() }
    #expect(try !app.row("Link").hasChevron)
    #expect(try app.row("Link").separator(.bottom) == TestSeparator())
    #expect(try app.row("Hidden line").separator(.bottom) == TestSeparator(.hidden))
    #expect(try app.row("Hidden line").separator(.top) == TestSeparator())
    #expect(try app.row("Red line").separator(.top) == TestSeparator(tint: .red))
    #expect(try app.row("Red line").separator(.bottom) == TestSeparator())
    #expect(try app.row("Inset").insets == EdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 5))
    #expect(try app.row("Link").insets == EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12))
    #expect(throws: TestFailure.self) { try app.text("Page").hasChevron }
    try await app.resize(width: 400)
    #expect(try app.row("Link").hasChevron)
    #expect(try !app.row("Inset").hasChevron)
    try await app.close()
  }

  @Test(.needsWindow)
  func `What is scrolled into view only real widgets know`() async throws {
    let app = try await TestApp(.window, width: 900, height: 500) { Rows() }
    #expect(try app.row("Link").isInView)
    #expect(try !app.row("Row 50").isInView)
    try await app.list().scroll(toPosition: 63)
    #expect(try app.row("Row 59").isInView)
    #expect(try !app.row("Row 0").isInView)
    #expect(try !app.row("Link").isInView)
    try await app.close()
    let headless = try await TestApp(.plan, width: 900, height: 500) { Rows() }
    #expect(throws: TestFailure.self) { try headless.row("Link").isInView }
    try await headless.close()
  }
}
