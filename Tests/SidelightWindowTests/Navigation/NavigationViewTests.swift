import ReportSupport
import Sidelight
import SidelightWindowTesting
import Testing

/// The deprecated form of split views and stacks, at every depth.
@Suite("Navigation views", .serialized)
@MainActor struct NavigationViewTests {
  /// Reaches what is deprecated without a warning.
  private protocol Older {
    @MainActor func view(columns: Int, isStack: Bool) -> AnyView
  }

  private struct Deprecated: Older {
    @available(*, deprecated, message: "Deprecated forms are called here.")
    @MainActor func view(columns: Int, isStack: Bool) -> AnyView {
      switch (columns, isStack) {
      case (1, false): AnyView(NavigationView { Links(title: "Trees") })
      case (2, false):
        AnyView(
          NavigationView {
            Links(title: "Trees")
            Text("Choose")
          })
      case (0, false): AnyView(NavigationView { Choice() })
      case (-2, false):
        AnyView(
          NavigationView {
            Choice().frame(minWidth: 310)
            NavigationLink("Deeper") { Text("Below").navigationTitle("Below") }.navigationTitle("Chosen")
          })
      case (4, false):
        AnyView(
          NavigationView {
            Links(title: "Trees")
            Text("Middle")
            Text("Choose")
            Text("Fourth")
          })
      case (3, false):
        AnyView(
          NavigationView {
            Links(title: "Trees")
            Text("Middle")
            Text("Choose")
          }
          .navigationViewStyle(.columns))
      default:
        AnyView(
          NavigationView {
            Links(title: "Trees")
            Text("Choose")
          }
          .navigationViewStyle(.stack))
      }
    }
  }

  private struct Choice: View {
    @State private var selection: Int?
    var body: some View {
      List(0..<3, id: \.self, selection: $selection) { Text("Row \($0)") }
        .navigationTitle("\(selection ?? -1)")
        .toolbar { Button("Last") { selection = 2 } }
    }
  }

  private struct Links: View {
    let title: String
    var body: some View {
      List {
        NavigationLink("Oak") { Page(name: "Oak tree") }
        NavigationLink("Elm") { Page(name: "Elm tree") }
        NavigationLink("All") { Within() }.isDetailLink(false)
      }
      .navigationTitle(title)
    }
  }

  private struct Within: View {
    var body: some View {
      List { NavigationLink("Ash") { Page(name: "Ash tree") } }.navigationTitle("All Trees")
    }
  }

  private struct Page: View {
    let name: String
    var body: some View { NavigationLink("Deeper") { Text("Below \(name)").navigationTitle("Below") }.navigationTitle(name) }
  }

  private func view(columns: Int, isStack: Bool = false) -> AnyView { (Deprecated() as any Older).view(columns: columns, isStack: isStack) }

  @Test(arguments: Depth.available, [1, 2])
  func `A link in the first column fills the detail, and one there adds a page`(depth: Depth, columns: Int) async throws {
    let app = try await TestApp(depth, width: 900, height: 500) { view(columns: columns) }
    let detail = app.column(.detail)
    #expect(app.text("Choose").exists == (columns == 2))
    try await app.row("Oak").click()
    #expect(!app.text("Choose").isVisible)
    try await detail.button("Deeper").click()
    #expect(detail.text("Below Oak tree").isVisible)
    try await detail.button("Back").click()
    #expect(detail.button("Deeper").isVisible && !detail.button("Back").exists)
    try await detail.button("Deeper").click()
    try await app.row("Elm").click()
    #expect(app.title == "Elm tree")
    #expect(!detail.button("Back").exists)
    try await app.close()
  }

  @Test(arguments: Depth.available, [2, 3])
  func `A link that is no detail link adds a page to the first column, whose links fill the next one`(
    depth: Depth, columns: Int
  ) async throws {
    let app = try await TestApp(depth, width: 1200, height: 500) { view(columns: columns) }
    try await app.row("All").click()
    let sidebar = app.column(.sidebar)
    #expect(sidebar.row("Ash").isVisible && !app.row("Oak").isVisible)
    #expect(app.text("Choose").isVisible)
    try await sidebar.row("Ash").click()
    #expect(app.column(columns == 2 ? .detail : .content).button("Deeper").isVisible)
    #expect(sidebar.row("Ash").isVisible)
    try await sidebar.button("Back").click()
    #expect(sidebar.row("Oak").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `In a narrow window such a page lies in the one stack, too`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 500) { view(columns: 2) }
    try await app.row("All").click()
    #expect(app.row("Ash").isVisible)
    try await app.row("Ash").click()
    #expect(app.button("Deeper").isVisible)
    try await app.press(.escape)
    #expect(app.row("Ash").isVisible)
    try await app.press(.escape)
    #expect(app.row("Oak").isVisible)
    try await app.close()
  }

  @Test func `A view too many is named once`() async throws {
    let reports = Reports()
    let app = try await TestApp(.model, width: 1200, height: 500) { view(columns: 4) }
    try await app.resize(width: 1100)
    #expect(app.text("Choose").exists && !app.text("Fourth").exists)
    #expect(reports.all.filter { $0.contains("a NavigationView has 4 views") }.count == 1)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Three views are three columns, of which a link fills the next`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 1200, height: 500) { view(columns: 3) }
    #expect(app.column(.content).text("Middle").isVisible && app.column(.detail).text("Choose").isVisible)
    try await app.row("Oak").click()
    #expect(app.column(.content).button("Deeper").isVisible)
    #expect(app.column(.detail).text("Choose").isVisible)
    try await app.column(.content).button("Deeper").click()
    #expect(app.column(.content).button("Deeper").isVisible)
    #expect(app.column(.detail).text("Below Oak tree").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `In a narrow window all of it is one stack`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 500) { view(columns: 2) }
    try await app.row("Oak").click()
    try await app.button("Deeper").click()
    #expect(app.text("Below Oak tree").isVisible)
    try await app.press(.escape)
    #expect(app.button("Deeper").isVisible)
    try await app.press(.escape)
    #expect(app.row("Oak").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `In the style of a stack the first view is its root at every width`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 500) { view(columns: 2, isStack: true) }
    #expect(app.split == nil && !app.text("Choose").exists)
    try await app.row("Oak").click()
    #expect(app.title == "Oak tree")
    try await app.button("Back").click()
    #expect(app.title == "Trees")
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A choice in a narrow window leads to the view beside the list, and the way back is the list's`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 500) { view(columns: -2) }
    #expect(app.row("Row 1").isVisible && !app.button("Deeper").isVisible)
    try await app.row("Row 1").click()
    #expect(app.title == "Chosen" && app.button("Deeper").isVisible)
    try await app.button("Deeper").click()
    #expect(app.text("Below").isVisible)
    try await app.press(.escape)
    try await app.press(.escape)
    #expect(try app.row("Row 1").isVisible && app.row("Row 1").isSelected)
    try await app.button("Last").click()
    #expect(app.title == "Chosen")
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A frame around the first view makes its column as wide`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 500) { view(columns: -2) }
    #expect(app.split?.picture == "|sidebar 310|detail 590|")
    try await app.resize(width: 600)
    #expect(app.split?.picture == "{sidebar 310}|detail 600|")
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `What is selected leads nowhere in a narrow window without a second view, since links alone do`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 500) { view(columns: 0) }
    try await app.row("Row 1").click()
    #expect(try app.title == "1" && app.row("Row 1").isSelected)
    try await app.press(.enter)
    #expect(app.row("Row 0").isVisible && !app.button("Back").isVisible)
    try await app.button("Last").click()
    #expect(try app.title == "2" && app.row("Row 2").isSelected)
    #expect(app.row("Row 0").isVisible)
    try await app.resize(width: 900)
    try await app.resize(width: 400)
    #expect(app.row("Row 0").isVisible)
    try await app.close()
  }
}
