import Foundation
import SidelightCore
import SidelightObjects
import SidelightUI
import Testing

/// Objects that views find in the environment.
@MainActor struct EnvironmentObjectTests {
  private struct Reader: View {
    @EnvironmentObject private var shelf: Shelf
    var body: some View { Text(shelf.title) }
  }

  /// Has the object and reads nothing of it.
  private struct Silent: View {
    @EnvironmentObject private var shelf: Shelf
    var body: some View { Text("silent") }
  }

  @Test func `A change runs the bodies of the views that have the object`() {
    let shelf = Shelf("one")
    let stage = Stage(
      VStack {
        Reader()
        Silent()
        Text("none")
      }
      .environmentObject(shelf))
    #expect(stage.bodies { shelf.title = "two" } == 2)
    #expect(stage.texts().map(\.string) == ["two", "silent", "none"])
  }

  @Test func `The object that is put in nearest counts, by the type that it is given as`() {
    class Base: ObservableObject { @Published var name = "base" }
    final class Derived: Base {}
    struct Named: View {
      @EnvironmentObject private var base: Base
      var body: some View { Text(base.name) }
    }
    struct DerivedNamed: View {
      @EnvironmentObject private var derived: Derived
      var body: some View { Text(derived.name) }
    }
    let (base, derived) = (Base(), Derived())
    derived.name = "derived"
    let stage = Stage(
      VStack {
        // As a `Derived` it is not found as a `Base`.
        VStack {
          Named()
          DerivedNamed()
        }
        .environmentObject(derived)
        Named().environmentObject(derived as Base)
      }
      .environmentObject(base))
    #expect(stage.texts().map(\.string) == ["base", "derived", "derived"])
    #expect(stage.bodies { derived.name = "changed" } == 2)
    #expect(stage.texts().map(\.string) == ["base", "changed", "changed"])
  }

  @Test func `Another object in its place is followed, and the old one no more`() throws {
    struct Chooser: View {
      let shelves: [Shelf]
      @State private var index = 0
      var body: some View {
        VStack {
          Reader()
          Silent()
        }
        .environmentObject(shelves[index])
        Button("Next") { index = 1 - index }
      }
    }
    let shelves = [Shelf("one"), Shelf("two")]
    let stage = Stage(VStack { Chooser(shelves: shelves) })
    try stage.click("Next")
    #expect(stage.texts().map(\.string).first == "two")
    #expect(stage.bodies { shelves[0].title = "old" } == 0)
    #expect(stage.bodies { shelves[1].title = "new" } == 2)
    #expect(stage.texts().map(\.string).first == "new")
  }

  @Test func `A binding reaches the object's property, in a sheet as well`() throws {
    struct Form: View {
      @EnvironmentObject private var shelf: Shelf
      var body: some View { TextField("Title", text: $shelf.title) }
    }
    struct Opener: View {
      @State private var isShown = false
      var body: some View {
        Button("Open") { isShown = true }.sheet(isPresented: $isShown) { Form() }
      }
    }
    let shelf = Shelf()
    let stage = Stage(Opener().environmentObject(shelf))
    try stage.click("Open")
    stage.graph.send(.edit(try stage.field, text: "typed"))
    stage.settle()
    #expect(shelf.title == "typed")
  }

  @Test func `Toolbars and rows find the object, and follow it`() throws {
    struct Page: View {
      @EnvironmentObject private var shelf: Shelf
      var body: some View {
        List(0..<2) { number in
          Text("\(number) \(shelf.title)")
          Reader()
        }
        .toolbar { Button("tool \(shelf.title)") {} }
      }
    }
    let shelf = Shelf("old")
    let stage = Stage(NavigationStack { Page() }.environmentObject(shelf))
    shelf.title = "new"
    stage.settle()
    #expect(stage.picture.contains("tool new") && !stage.picture.contains("old"))
    #expect(try stage.rows().count == 4)
  }

  @Test func `A missing object is named with its view before the program stops`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        Problem.listener.withLock { $0 = { FileHandle.standardError.write(Data("reported: \($0)".utf8)) } }
        _ = Stage(VStack { Reader() })
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("reported: no Shelf is in the environment of Reader. Add .environmentObject(_:)"))
  }
}
