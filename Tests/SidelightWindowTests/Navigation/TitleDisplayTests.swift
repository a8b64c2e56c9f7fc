import Observation
import Sidelight
import SidelightBridge
import SidelightGTK
import SidelightWindowTesting
import Testing

/// Titles in large letters below the header bar.
@MainActor @Suite("Large titles", .serialized) struct TitleDisplayTests {
  @Observable @MainActor final class Desk {
    var mode = NavigationBarItem.TitleDisplayMode.large
    var title = "Songs"
    var isLong = true
    var text = ""
    var hasMiddle = false
  }

  private struct Songs: View {
    let desk: Desk

    var body: some View {
      NavigationStack {
        Group {
          if desk.isLong { List(0..<200) { NavigationLink("Song \($0)", value: $0) } } else { Text("No songs") }
        }
        .navigationTitle(desk.title)
        .navigationSubtitle("200 of them")
        .navigationBarTitleDisplayMode(desk.mode)
        .navigationDestination(for: Int.self) { song in
          VStack {
            Text("This is \(song)")
            NavigationLink("Words", value: "words")
          }
          .navigationTitle("Song \(song)")
        }
        .navigationDestination(for: String.self) { _ in
          NavigationLink("Authors") { Text("Nobody knows").navigationTitle("Authors") }
            .navigationTitle("Words")
            .toolbarTitleDisplayMode(.inline)
        }
      }
    }
  }

  /// What the header bars show in their middle; nil where there are none.
  private func barTitles(_ app: TestApp) -> [String]? {
    let widgets = app.renderer?.windows.first?.window.visibleTree.compactMap { $0 as? WindowTitleWidget }
    return widgets?.filter(\.isMapped).map(\.title).filter { !$0.isEmpty }
  }

  @Test(arguments: Depth.available)
  func `A large title goes into the header bar while the page is scrolled`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 600) { Songs(desk: Desk()) }
    #expect(app.labels(of: .heading) == ["Songs, 200 of them"])
    #expect(barTitles(app)?.isEmpty != false)
    try await app.list().scroll(toPosition: 150)
    #expect(app.labels(of: .heading).isEmpty)
    #expect(barTitles(app) == (depth == .window ? ["Songs"] : nil))
    try await app.list().scroll(toPosition: 0)
    #expect(app.labels(of: .heading) == ["Songs, 200 of them"])
    #expect(barTitles(app)?.isEmpty != false)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A page that says nothing of its title does as the page before`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: 400, height: 600) { Songs(desk: desk) }
    try await app.row("Song 3").click()
    #expect(app.labels(of: .heading).last == "Song 3")
    try await app.button("Words").click()
    #expect(!app.labels(of: .heading).contains("Words"))
    try await app.button("Authors").click()
    #expect(!app.labels(of: .heading).contains("Authors"))
    for _ in 0..<3 { try await app.press(.left, .alt) }
    desk.mode = .inline
    try await app.settle()
    #expect(app.labels(of: .heading).isEmpty)
    desk.mode = .automatic
    try await app.settle()
    #expect(app.labels(of: .heading).isEmpty)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A large title comes back when what was scrolled goes, and changes with the title`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: 400, height: 600) { Songs(desk: desk) }
    try await app.list().scroll(toPosition: 150)
    #expect(app.labels(of: .heading).isEmpty)
    desk.isLong = false
    desk.title = "Silence"
    try await app.settle()
    #expect(app.labels(of: .heading) == ["Silence, 200 of them"])
    try await app.close()
  }

  private struct Kept: View {
    @State private var name = "Draft"

    var body: some View {
      TabView {
        Tab("First", systemImage: "star") { List(0..<200) { Text("Row \($0)") }.navigationTitle("First").toolbarTitleDisplayMode(.large) }
        Tab("Second", systemImage: "star") { Text("Second page").navigationTitle($name).toolbarTitleDisplayMode(.large) }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `The header bar that tabs share has the large title of the page that is shown, and a title to rename stays in the bar`(
    depth: Depth
  ) async throws {
    let app = try await TestApp(depth, width: 360, height: 600) { Kept() }
    #expect(app.labels(of: .heading) == ["First"])
    try await app.list().scroll(toPosition: 150)
    #expect(app.labels(of: .heading).isEmpty)
    try await app.tab("Second").click()
    #expect(app.labels(of: .heading).isEmpty && app.text("Second page").isVisible)
    try await app.tab("First").click()
    #expect(app.labels(of: .heading).isEmpty, "It is scrolled as it was left.")
    try await app.list().scroll(toPosition: 0)
    #expect(app.labels(of: .heading) == ["First"])
    try await app.close()
  }

  private struct Busy: View {
    @Bindable var desk: Desk

    var body: some View {
      NavigationStack {
        List(0..<200) { Text("Song \($0)") }
          .navigationTitle(desk.title)
          .navigationBarTitleDisplayMode(desk.mode)
          .searchable(text: $desk.text)
          .toolbar { if desk.hasMiddle { ToolbarItem(placement: .principal) { Text("Middle") } } }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `A title that gets large again is there where the page is at its top, however it got there`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: 400, height: 600) { Busy(desk: desk) }
    try await app.list().scroll(toPosition: 150)
    #expect(app.labels(of: .heading).isEmpty)
    desk.mode = .inline
    try await app.settle()
    try await app.list().scroll(toPosition: 0)
    desk.mode = .large
    try await app.settle()
    #expect(app.labels(of: .heading) == ["Songs"])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A large title stays where something else is in the middle of the bar`(depth: Depth) async throws {
    let desk = Desk()
    desk.hasMiddle = true
    let app = try await TestApp(depth, width: 400, height: 600) { Busy(desk: desk) }
    try await app.list().scroll(toPosition: 150)
    #expect(app.labels(of: .heading) == ["Songs"] && app.text("Middle").isVisible)
    desk.hasMiddle = false
    try await app.settle()
    #expect(!app.text("Middle").exists)
    try await app.close()
  }

  @Test func `Who writes in the search field goes on while a large title comes and goes above it`() async throws {
    let desk = Desk()
    desk.mode = .inline
    let app = try await TestApp(.window, width: 400, height: 600) { Busy(desk: desk) }
    try await app.button("Search").click()
    let field = app.element(.textField, nil)
    #expect(try field.isFocused)
    for (mode, order) in [(.large, ["Songs"]), (.inline, [])] as [(NavigationBarItem.TitleDisplayMode, [String])] {
      desk.mode = mode
      try await app.settle()
      #expect(app.labels(of: .heading) == order)
      #expect(try field.isFocused)
    }
    try await app.press(.character("a"))
    #expect(desk.text == "a")
    desk.mode = .large
    try await app.settle()
    let bars =
      app.renderer?.windows.first?.window.visibleTree.filter {
        $0.isMapped && ($0 is HeaderBarWidget || $0 is RevealerWidget || $0 is SearchBarWidget)
      } ?? []
    #expect(bars.prefix(3).map { "\(type(of: $0))" } == ["HeaderBarWidget", "RevealerWidget", "SearchBarWidget"])
    try await app.close()
  }
}
