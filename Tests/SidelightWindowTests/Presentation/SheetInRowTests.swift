import Observation
import SidelightUI
import SidelightWindowTesting
import Testing

/// Sheets and alerts that rows of a list show.
@Suite("Sheets of rows", .serialized)
@MainActor struct SheetInRowTests {
  @Observable final class Desk {
    var numbers = Array(0..<2_000)
    var edited: Int?
    var asked: Int?
    var word = "first"
  }

  private struct Row: View {
    @Bindable var desk: Desk
    let number: Int

    private func isAbout(_ path: ReferenceWritableKeyPath<Desk, Int?>) -> Binding<Bool> {
      Binding(get: { desk[keyPath: path] == number }, set: { if !$0 { desk[keyPath: path] = nil } })
    }

    var body: some View {
      Button(String("Edit \(number)")) { desk.edited = number }
        .sheet(isPresented: isAbout(\.edited)) { Editor(desk: desk, number: number) }
        .alert("Delete?", isPresented: isAbout(\.asked)) { Button("Delete") { desk.numbers.removeAll { $0 == number } } }
    }
  }

  private struct Editor: View {
    let desk: Desk
    let number: Int
    @State private var taps = 0
    var body: some View {
      VStack {
        Text(verbatim: "Editing \(number) \(desk.word)")
        Button(String("Tap \(taps)")) { taps += 1 }
      }
      .padding()
    }
  }

  private struct Page: View {
    let desk: Desk
    var body: some View { List(desk.numbers, id: \.self) { Row(desk: desk, number: $0) } }
  }

  private func app(_ depth: Depth, _ desk: Desk) async throws -> TestApp {
    try await TestApp(depth, width: 700, height: 500) { Page(desk: desk) }
  }

  @Test(arguments: Depth.available)
  func `A sheet whose row is scrolled away lives, and follows the data`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await app(depth, desk)
    try await app.button("Edit 3").click()
    try await app.button("Tap 0").click()
    try await app.list().scroll(toPosition: 1_900)
    // GTK keeps the row that has the focus.
    if depth != .window { #expect(!app.button("Edit 3").exists) }
    #expect(app.text("Editing 3 first").isVisible)
    desk.word = "second"
    try await app.settle()
    #expect(app.text("Editing 3 second").isVisible)
    desk.numbers.removeFirst(2)
    try await app.settle()
    try await app.button("Tap 1").click()
    #expect(app.button("Tap 2").isVisible)
    try await app.press(.escape)
    #expect(desk.edited == nil && !app.sheet().exists)
    try await app.list().scroll(toPosition: 0)
    try await app.button("Edit 3").click()
    #expect(app.button("Tap 0").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A sheet goes with the element of its row, wherever that is`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await app(depth, desk)
    try await app.button("Edit 3").click()
    try await app.list().scroll(toPosition: 1_900)
    #expect(app.text("Editing 3 first").isVisible)
    desk.numbers.remove(at: 3)
    try await app.settle()
    #expect(!app.sheet().exists)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A row that comes back while its sheet is open is the same`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await app(depth, desk)
    try await app.button("Edit 3").click()
    try await app.button("Tap 0").click()
    try await app.list().scroll(toPosition: 1_900)
    try await app.list().scroll(toPosition: 0)
    #expect(app.button("Tap 1").isVisible)
    desk.edited = nil
    try await app.settle()
    #expect(!app.sheet().exists && app.button("Edit 3").exists)
    try await app.list().scroll(toPosition: 1_900)
    try await app.list().scroll(toPosition: 0)
    #expect(app.button("Edit 3").exists)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `An alert about a row that is scrolled away still asks`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await app(depth, desk)
    desk.asked = 3
    try await app.settle()
    try await app.list().scroll(toPosition: 1_900)
    #expect(app.alert("Delete?").isVisible)
    try await app.alert().button("Delete").click()
    #expect(!desk.numbers.contains(3) && !app.alert().exists)
    try await app.close()
  }
}
