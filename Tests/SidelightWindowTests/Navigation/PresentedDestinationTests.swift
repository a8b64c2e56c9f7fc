import ReportSupport
import Sidelight
import SidelightWindowTesting
import Testing

/// Pages that a binding presents, in stacks and in split views, at every depth.
@Suite("Presented destinations", .serialized)
@MainActor struct PresentedDestinationTests {
  @Observable @MainActor final class Desk {
    var path: [Int] = []
    var isPresented = false
    var isDeeper = false
    var refuses = false
    var item: String?
    var extra = "extra"
  }

  struct Page: View {
    let name: String
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    @State private var count = 0
    var body: some View {
      VStack {
        Button("\(name) \(count)") { count += 1 }
        if isPresented { Button("Dismiss") { dismiss() } }
        NavigationLink("Number", value: 5)
      }
      .navigationTitle(name)
    }
  }

  private struct Stack: View {
    @Bindable var desk: Desk
    var body: some View {
      NavigationStack(path: $desk.path) {
        Button("Show") { desk.isPresented = true }
          .navigationTitle("Root")
          .navigationDestination(isPresented: presented) {
            Page(name: "Page \(desk.extra)")
              .navigationDestination(isPresented: $desk.isDeeper) { Page(name: "Deeper") }
          }
          .navigationDestination(item: $desk.item) { Page(name: "Item \($0)") }
          .navigationDestination(for: Int.self) { Page(name: "Number \($0)") }
      }
    }

    private var presented: Binding<Bool> {
      Binding(get: { desk.isPresented }, set: { if !desk.refuses { desk.isPresented = $0 } })
    }
  }

  @Test(arguments: Depth.available, ["Back", "Dismiss", "Alt+Left", "Escape", "code"])
  func `A binding presents a page, and every way back writes it`(depth: Depth, way: String) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: 500, height: 500) { Stack(desk: desk) }
    for _ in 0..<2 {
      try await app.button("Show").click()
      #expect(app.title == "Page extra")
      #expect(app.button("Page extra 0").isVisible)
      try await app.button("Page extra 0").click()
      desk.extra = "more"
      try await app.settle()
      #expect(app.button("Page more 1").isVisible)
      desk.extra = "extra"
      try await app.settle()
      switch way {
      case "Alt+Left": try await app.press(.left, .alt)
      case "Escape": try await app.press(.escape)
      case "code":
        desk.isPresented = false
        try await app.settle()
      default: try await app.button(way).click()
      }
      #expect(!desk.isPresented)
      #expect(app.title == "Root")
    }
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Another item replaces the page with what lies above it, and nil takes it away`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: 500, height: 500) { Stack(desk: desk) }
    desk.item = "a"
    try await app.settle()
    try await app.button("Item a 0").click()
    try await app.button("Number").click()
    #expect(desk.path == [5])
    #expect(app.title == "Number 5")
    desk.item = "b"
    try await app.settle()
    #expect(app.button("Item b 0").isVisible)
    #expect(desk.path == [])
    try await app.button("Back").click()
    #expect(desk.item == nil && app.title == "Root")
    desk.item = "a"
    try await app.settle()
    #expect(app.button("Item a 0").isVisible)
    desk.item = nil
    try await app.settle()
    #expect(app.title == "Root")
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A presented page presents another one, and both go with the lower one`(depth: Depth) async throws {
    let desk = Desk()
    desk.isPresented = true
    desk.isDeeper = true
    desk.path = [1]
    let app = try await TestApp(depth, width: 500, height: 500) { Stack(desk: desk) }
    #expect(app.title == "Deeper")
    try await app.button("Back").click()
    #expect(app.title == "Page extra" && !desk.isDeeper && desk.isPresented)
    try await app.button("Back").click()
    #expect(app.title == "Number 1" && !desk.isPresented && desk.path == [1])
    desk.isPresented = true
    desk.isDeeper = true
    try await app.settle()
    #expect(app.title == "Deeper")
    desk.isPresented = false
    try await app.settle()
    #expect(app.title == "Number 1" && !desk.isDeeper)
    desk.isPresented = true
    try await app.settle()
    desk.path = []
    try await app.settle()
    #expect(app.title == "Root" && !desk.isPresented)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A page whose binding stays true stays, with its state`(depth: Depth) async throws {
    let desk = Desk()
    desk.isPresented = true
    desk.refuses = true
    let app = try await TestApp(depth, width: 500, height: 500) { Stack(desk: desk) }
    try await app.button("Page extra 0").click()
    try await app.button("Back").click()
    #expect(app.title == "Page extra")
    #expect(app.button("Page extra 1").isVisible)
    desk.refuses = false
    try await app.button("Back").click()
    #expect(app.title == "Root" && !desk.isPresented)
    try await app.close()
  }

  @Test(arguments: Depth.available, [true, false])
  func `An item that the app sets while its last page goes is shown`(depth: Depth, isPath: Bool) async throws {
    let desk = Desk()
    if isPath { desk.path = [1] } else { desk.isPresented = true }
    let app = try await TestApp(depth, width: 500, height: 500) { Stack(desk: desk) }
    desk.item = "a"
    try await app.settle()
    #expect(app.title == "Item a")
    if isPath { desk.path = [] } else { desk.isPresented = false }
    desk.item = "b"
    try await app.settle()
    #expect(desk.item == "b")
    #expect(app.title == "Item b")
    try await app.button("Back").click()
    #expect(app.title == "Root" && desk.item == nil)
    try await app.close()
  }

  private struct Endless: View {
    var body: some View {
      Text("Again").navigationTitle("Again").navigationDestination(isPresented: .constant(true)) { Endless() }
    }
  }

  @Test(arguments: Depth.available)
  func `A page that presents itself for ever is reported, and the app goes on`(depth: Depth) async throws {
    let reports = Reports()
    let app = try await TestApp(depth, width: 500, height: 500) { NavigationStack { Endless() } }
    #expect(app.title == "Again")
    #expect(reports.all.filter { $0.contains("present one another for ever") }.count == 1)
    try await app.close()
  }
}
