import ReportSupport
import Sidelight
import SidelightWindowTesting
import Testing

/// What a binding in one column of a split view presents in the next one.
extension PresentedDestinationTests {
  private struct Columns: View {
    @Bindable var desk: Desk
    var hasStack: Bool
    var body: some View {
      NavigationSplitView {
        VStack {
          Button("Mint") { desk.item = "mint" }
          Button("Teal") { desk.item = "teal" }
          Button("Nothing") { desk.item = nil }
        }
        .navigationDestination(item: $desk.item) { Page(name: "Colour \($0)") }
        .navigationTitle("Colours")
      } detail: {
        if hasStack {
          NavigationStack(path: $desk.path) {
            Text("Choose").navigationDestination(for: Int.self) { Page(name: "Number \($0)") }
          }
        } else {
          Text("Choose")
        }
      }
    }
  }

  @Test(arguments: Depth.available, [true, false])
  func `In a column of a split view an item fills the next column, and nil shows what was there`(depth: Depth, hasStack: Bool) async throws
  {
    let desk = Desk()
    let app = try await TestApp(depth, width: 1000, height: 600) { Columns(desk: desk, hasStack: hasStack) }
    let detail = app.column(.detail)
    try await app.button("Mint").click()
    #expect(detail.button("Colour mint 0").isVisible)
    #expect(!app.text("Choose").isVisible)
    try await detail.button("Colour mint 0").click()
    try await app.button("Teal").click()
    #expect(detail.button("Colour teal 0").isVisible)
    try await app.button("Nothing").click()
    #expect(app.text("Choose").isVisible)
    try await app.button("Mint").click()
    try await detail.button("Dismiss").click()
    #expect(desk.item == nil && app.text("Choose").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available, [true, false])
  func `In one stack of columns Back writes nil, and the same item leads there again`(depth: Depth, hasStack: Bool) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: 400, height: 600) { Columns(desk: desk, hasStack: hasStack) }
    for way in ["Back", "Escape", "Nothing"] {
      try await app.button("Mint").click()
      #expect(app.button("Colour mint 0").isVisible)
      switch way {
      case "Escape": try await app.press(.escape)
      case "Nothing":
        desk.item = nil
        try await app.settle()
      default: try await app.button("Back").click()
      }
      #expect(desk.item == nil)
      if !app.button("Mint").isVisible { try await app.button("Back").click() }
      #expect(app.button("Mint").isVisible)
    }
    try await app.close()
  }

  private struct Mixed: View {
    @Bindable var desk: Desk
    var body: some View {
      NavigationSplitView {
        VStack {
          Button("Mint") { desk.item = "mint" }
          NavigationLink("Go") { Page(name: "Link") }
        }
        .navigationDestination(item: $desk.item) { Page(name: "Colour \($0)") }
      } detail: {
        Text("Choose").sheet(isPresented: $desk.isPresented) {
          NavigationStack { Text("Inside").navigationTitle("Sheet") }
        }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `A link that fills a column ends the binding that filled it`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: 1000, height: 600) { Mixed(desk: desk) }
    let detail = app.column(.detail)
    for _ in 0..<2 {
      try await app.button("Mint").click()
      #expect(detail.button("Colour mint 0").isVisible)
      try await app.button("Go").click()
      #expect(detail.button("Link 0").isVisible)
      #expect(desk.item == nil)
    }
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `The stack of a sheet over a column is not the column's`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: 1000, height: 600) { Mixed(desk: desk) }
    desk.isPresented = true
    try await app.settle()
    desk.item = "mint"
    try await app.settle()
    #expect(app.text("Inside").isVisible)
    desk.isPresented = false
    try await app.settle()
    #expect(app.column(.detail).button("Colour mint 0").isVisible)
    try await app.close()
  }

  private struct Inspected: View {
    var body: some View {
      NavigationSplitView {
        NavigationLink("Go") { Page(name: "Link") }
      } content: {
        NavigationStack { Text("Choose").navigationTitle("Root") }
          .inspector(isPresented: .constant(false)) { Text("Inspector") }
      } detail: {
        Text("Detail")
      }
    }
  }

  @Test(arguments: Depth.available)
  func `A stack beside an inspector is its column's`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 1200, height: 600) { Inspected() }
    try await app.button("Go").click()
    let content = app.column(.content)
    #expect(content.button("Link 0").isVisible)
    try await content.button("Back").click()
    #expect(app.text("Choose").isVisible)
    try await app.close()
  }

  private final class Count { var pages = 0 }

  private struct Driven: View {
    @Bindable var desk: Desk
    let count: Count
    var body: some View {
      NavigationSplitView {
        NavigationLink("Go") { Page(name: "Link") }
      } detail: {
        NavigationStack(path: $desk.path) {
          Text("Choose").navigationDestination(isPresented: $desk.isPresented) { Page(name: "Presented") }
            .navigationDestination(for: Int.self) { number in
              let _ = count.pages += 1
              Page(name: "Number \(number)")
            }
        }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `A link that takes the place of a whole stack makes none of its pages anew`(depth: Depth) async throws {
    let desk = Desk()
    let count = Count()
    desk.path = [1]
    let app = try await TestApp(depth, width: 900, height: 500) { Driven(desk: desk, count: count) }
    desk.isPresented = true
    try await app.settle()
    let before = count.pages
    try await app.button("Go").click()
    #expect(app.column(.detail).button("Link 0").isVisible)
    #expect(desk.path == [] && !desk.isPresented)
    #expect(count.pages == before)
    try await app.close()
  }

  private struct Lost: View {
    var body: some View { Text("Lost").navigationDestination(isPresented: .constant(true)) { Text("Page") } }
  }

  @Test func `A page that has no place is reported with what to do`() async throws {
    let reports = Reports()
    _ = try await TestApp(.model) { Lost() }
    _ = try await TestApp(.model) { NavigationStack { List { Lost() } } }
    _ = try await TestApp(.model) {
      NavigationSplitView {
        Text("Sidebar")
      } detail: {
        Lost()
      }
    }
    #expect(reports.all.filter { $0.contains("(item:) presents nothing: no NavigationStack") }.count == 1)
    #expect(reports.all.filter { $0.contains("in a row of a list") }.count == 1)
    #expect(reports.all.filter { $0.contains("(item:) presents nothing: it stands in the last column") }.count == 1)
  }

  @Observable @MainActor final class Choice {
    var first: String?
    var second: String?
  }

  private struct TwoItems: View {
    @Bindable var choice: Choice

    var body: some View {
      NavigationSplitView {
        Text("Sidebar")
          .navigationDestination(item: $choice.first) { Text("First \($0)") }
          .navigationDestination(item: $choice.second) { Text("Second \($0)") }
      } detail: {
        Text("Nothing")
      }
    }
  }

  @Test(arguments: Depth.available)
  func `Of two bindings in one column the newest one counts, and ends the other`(depth: Depth) async throws {
    let choice = Choice()
    let app = try await TestApp(depth, width: 900, height: 500) { TwoItems(choice: choice) }
    choice.second = "a"
    try await app.settle()
    #expect(app.text("Second a").isVisible)
    choice.first = "b"
    try await app.settle()
    #expect(app.text("First b").isVisible && choice.second == nil)
    choice.second = "c"
    try await app.settle()
    #expect(app.text("Second c").isVisible && choice.first == nil)
    choice.second = nil
    try await app.settle()
    #expect(app.text("Nothing").isVisible)
    try await app.close()
  }

  private struct Overlaid: View {
    @Bindable var choice: Choice

    @available(*, deprecated, message: "It shows a navigation view.") var body: some View {
      NavigationView {
        VStack {
          NavigationLink("Own") { Text("Page of its own") }
          NavigationLink("Number", value: 5)
        }
        .navigationDestination(item: $choice.first) { Text("First \($0)") }
        Text("Root").navigationDestination(for: Int.self) { Text("Number \($0)") }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `A column is its own stack again when what lay over it has gone`(depth: Depth) async throws {
    let choice = Choice()
    let app = try await TestApp(depth, width: 900, height: 500) { Overlaid(choice: choice) }
    try await app.button("Own").click()
    #expect(app.text("Page of its own").isVisible)
    choice.first = "a"
    try await app.settle()
    #expect(app.text("First a").isVisible)
    choice.first = nil
    try await app.settle()
    #expect(app.text("Root").isVisible)
    try await app.button("Number").click()
    #expect(app.text("Number 5").isVisible)
    #expect(app.column(.detail).button("Back").isVisible)
    try await app.close()
  }
}
