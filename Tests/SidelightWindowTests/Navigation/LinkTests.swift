import ReportSupport
import Sidelight
import SidelightWindowTesting
import Testing

/// Links in all their forms, in stacks and in split views, at every depth.
@Suite("Links", .serialized)
@MainActor struct LinkTests {
  @Observable @MainActor final class Desk {
    var path: [Int] = []
    var title = "Help"
    var selection: Int?
    var showsLink = true
    var bodies = 0
  }

  /// A page with state of its own.
  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View {
      VStack {
        Button("\(name) \(count)") { count += 1 }
        NavigationLink("Value from \(name)", value: 7)
        NavigationLink("Below \(name)") { Text("The end").navigationTitle("End") }
      }
      .navigationTitle(name)
    }
  }

  private struct Forms: View {
    @Bindable var desk: Desk
    var body: some View {
      NavigationStack(path: $desk.path) {
        VStack {
          if desk.showsLink { NavigationLink("Titled") { Counter(name: desk.title) } }
          NavigationLink {
            Text("Closures").navigationTitle("Closures")
          } label: {
            Label("Labelled", systemImage: "folder")
          }
          NavigationLink(String("Verbatim")) { Text("Plain").navigationTitle("Plain") }
          NavigationLink("Number", value: 1)
          NavigationLink(value: 2) { Text("Two") }
          NavigationLink("Off", value: nil as Int?)
        }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { Counter(name: "Page \($0)") }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `Every form of a link adds its page, and Back leads to where it was`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 500) { Forms(desk: Desk()) }
    for (link, title) in [("Titled", "Help"), ("Labelled", "Closures"), ("Verbatim", "Plain"), ("Number", "Page 1"), ("Two", "Page 2")] {
      try await app.button(link).click()
      #expect(app.title == title)
      try await app.button("Back").click()
      #expect(app.title == "Root")
    }
    #expect(try !app.button("Off").isEnabled)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Pages of links stand between values of the path, and keep their state while others come and go`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: 500, height: 500) { Forms(desk: desk) }
    try await app.button("Titled").click()
    try await app.button("Help 0").click()
    #expect(desk.path == [])
    try await app.button("Value from Help").click()
    #expect(desk.path == [7])
    #expect(app.title == "Page 7")
    try await app.button("Page 7 0").click()
    try await app.button("Below Page 7").click()
    #expect(app.title == "End" && desk.path == [7])
    try await app.button("Back").click()
    #expect(app.button("Page 7 1").isVisible)
    try await app.press(.left, .alt)
    #expect(desk.path == [])
    #expect(app.button("Help 1").isVisible)
    desk.path = [3]
    try await app.settle()
    #expect(app.title == "Page 3")
    desk.path = []
    try await app.settle()
    #expect(app.button("Help 1").isVisible)
    try await app.button("Back").click()
    #expect(app.title == "Root")
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A page follows what its link says, and stays when the link goes`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: 500, height: 500) { Forms(desk: desk) }
    try await app.button("Titled").click()
    try await app.button("Help 0").click()
    desk.title = "Advice"
    try await app.settle()
    #expect(app.title == "Advice")
    #expect(app.button("Advice 1").isVisible)
    desk.showsLink = false
    try await app.settle()
    try await app.button("Advice 1").click()
    #expect(app.button("Advice 2").isVisible)
    try await app.button("Back").click()
    #expect(!app.button("Titled").exists)
    try await app.close()
  }

  private struct Rows: View {
    @Bindable var desk: Desk
    var selects: Bool
    var isWhole = true
    var body: some View {
      NavigationStack(path: $desk.path) {
        Group {
          if selects {
            List(0..<300, selection: $desk.selection) { row($0) }
          } else {
            List(0..<300) { row($0) }
          }
        }
        .navigationTitle("Rows")
      }
    }

    @ViewBuilder private func row(_ number: Int) -> some View {
      if isWhole {
        link(number)
      } else {
        HStack {
          Text("Number")
          link(number)
        }
      }
    }

    private func link(_ number: Int) -> some View {
      NavigationLink("Row \(number)") { Counter(name: "Page \(number)") }
    }
  }

  @Test(arguments: Depth.available, [true, false])
  func `A row that is a link shows its page on a click and on Enter, and is selected where rows are`(
    depth: Depth, selects: Bool
  ) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: 500, height: 500) { Rows(desk: desk, selects: selects) }
    try await app.row("Row 2").click()
    #expect(app.title == "Page 2")
    #expect(desk.selection == (selects ? 2 : nil))
    try await app.button("Back").click()
    try await app.press(.down)
    #expect(desk.selection == (selects ? 3 : nil))
    try await app.press(.enter)
    #expect(app.title == "Page 3")
    try await app.close()
  }

  @Test(arguments: Depth.available, [true, false])
  func `A page stays that of its row when the row passes to another element`(depth: Depth, isWhole: Bool) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: 500, height: 500) { Rows(desk: desk, selects: false, isWhole: isWhole) }
    let list = app.element(.list, nil)
    try await list.scroll(toPosition: 0)
    if isWhole { try await app.row("Row 0").click() } else { try await app.button("Row 0").click() }
    try await app.button("Page 0 0").click()
    if depth == .model { try await list.scroll(toPosition: 290) }
    desk.title = "Other"
    try await app.settle()
    #expect(app.title == "Page 0")
    #expect(app.button("Page 0 1").isVisible)
    try await app.close()
  }

  private struct Off: View {
    @Bindable var desk: Desk
    var body: some View {
      NavigationStack {
        List {
          NavigationLink("Value", value: desk.selection)
          NavigationLink("Page") { Text("Page").navigationTitle("Page") }.disabled(desk.selection == nil)
        }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { Text("Number").navigationTitle("Page \($0)") }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `A row whose link has no value, or is disabled, looks so and leads nowhere`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: 500, height: 400) { Off(desk: desk) }
    for name in ["Value", "Page"] {
      #expect(try !app.row(name).text(name).isEnabled)
      try? await app.row(name).click()
      #expect(app.title == "Root")
    }
    desk.selection = 4
    try await app.settle()
    #expect(try app.row("Value").text("Value").isEnabled)
    try await app.row("Value").click()
    #expect(app.title == "Page 4")
    try await app.button("Back").click()
    try await app.row("Page").click()
    #expect(app.title == "Page")
    try await app.close()
  }

  private struct Columns: View {
    @Bindable var desk: Desk
    var hasStack: Bool
    var body: some View {
      NavigationSplitView {
        List {
          NavigationLink("Oak") { Counter(name: "Oak tree") }
          NavigationLink("Elm") { Counter(name: "Elm tree") }
          NavigationLink("Inside") { Text("Nowhere") }.isDetailLink(false)
        }
        .navigationTitle("Trees")
      } detail: {
        if hasStack {
          NavigationStack(path: $desk.path) {
            Text("Choose").navigationTitle("Root").navigationDestination(for: Int.self) { Counter(name: "Page \($0)") }
          }
        } else {
          Text("Choose").navigationTitle("Root")
        }
      }
    }
  }

  @Test(arguments: Depth.available, [1000.0, 400])
  func `In a column without a stack a link fills the next column`(depth: Depth, width: Double) async throws {
    let app = try await TestApp(depth, width: width, height: 600) { Columns(desk: Desk(), hasStack: false) }
    try await app.row("Oak").click()
    let detail = app.column(.detail)
    #expect(detail.button("Oak tree 0").isVisible)
    #expect(!app.text("Choose").isVisible)
    try await detail.button("Oak tree 0").click()
    if width < 500 {
      try await detail.button("Back").click()
      #expect(app.row("Oak").isVisible)
    }
    try await app.row("Elm").click()
    #expect(detail.button("Elm tree 0").isVisible)
    if width < 500 { try await detail.button("Back").click() }
    try await app.row("Oak").click()
    #expect(detail.button("Oak tree 0").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A link in an earlier column takes the place of what lies over the root of the next column's stack`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: 1000, height: 600) { Columns(desk: desk, hasStack: true) }
    desk.path = [1, 2]
    try await app.settle()
    try await app.row("Oak").click()
    #expect(desk.path == [])
    let detail = app.column(.detail)
    try await detail.button("Oak tree 0").click()
    try await detail.button("Value from Oak tree").click()
    #expect(desk.path == [7])
    try await app.row("Oak").click()
    #expect(desk.path == [])
    #expect(detail.button("Oak tree 1").isVisible)
    try await app.row("Elm").click()
    #expect(detail.button("Elm tree 0").isVisible)
    try await detail.button("Back").click()
    #expect(app.text("Choose").isVisible)
    try await app.close()
  }

  private struct Three: View {
    var isDetail: Bool?
    var body: some View {
      NavigationSplitView {
        NavigationStack {
          List {
            if let isDetail {
              NavigationLink("Go") { Text("Here").navigationTitle("Page") }.isDetailLink(isDetail)
            } else {
              NavigationLink("Go") { Text("Here").navigationTitle("Page") }
            }
          }
        }
      } content: {
        Text("Content")
      } detail: {
        Text("Detail")
      }
    }
  }

  @Test(arguments: Depth.available, [true, false, nil] as [Bool?])
  func `A link in a column's stack adds a page to it, and fills the detail where it asks for that`(
    depth: Depth, isDetail: Bool?
  ) async throws {
    let app = try await TestApp(depth, width: 1200, height: 600) { Three(isDetail: isDetail) }
    try await app.row("Go").click()
    #expect(app.column(isDetail == true ? .detail : .sidebar).text("Here").isVisible)
    #expect(app.text("Content").isVisible)
    #expect(app.text("Detail").isVisible == (isDetail != true))
    #expect(app.row("Go").isVisible == (isDetail == true))
    try await app.close()
  }

  @Test func `Links that lead nowhere are reported with what to do`() async throws {
    let reports = Reports()
    let app = try await TestApp(.model) { Columns(desk: Desk(), hasStack: false) }
    try await app.row("Inside").click()
    #expect(reports.all.filter { $0.contains("isDetailLink(false)") }.count == 1)
    let alone = try await TestApp(.model) { NavigationLink("Alone") { Text("Page") } }
    try await alone.button("Alone").click()
    #expect(reports.all.filter { $0.contains("a NavigationLink leads nowhere: no NavigationStack") }.count == 1)
  }
}
