import Dispatch
import ReportSupport
import SidelightCore
import SidelightObjects
import SidelightUI
import Testing

/// Views that follow an object which they are given.
@MainActor struct ObservedObjectTests {
  private let reports = Reports()

  @Test func `A change runs the bodies of the views that have the object, and no others`() {
    struct Silent: View {
      @ObservedObject var shelf: Shelf
      var body: some View { Text("silent") }
    }
    let (shelf, other) = (Shelf("one"), Shelf("two"))
    let stage = Stage(
      VStack {
        ShelfTitle(shelf: shelf)
        Silent(shelf: shelf)
        ShelfTitle(shelf: other)
        Text("none")
      })
    #expect(stage.bodies { shelf.title = "three" } == 2)
    #expect(stage.texts().map(\.string) == ["three", "silent", "two", "none"])
    #expect(stage.bodies { other.title = "four" } == 1)
  }

  @Test func `Many changes in one frame run a body once, and none before the frame`() {
    let shelf = Shelf()
    let stage = Stage(ShelfTitle(shelf: shelf))
    let before = stage.graph.counters.bodies
    for number in 0..<100 {
      shelf.title = "\(number)"
      shelf.count = number
      shelf.objectWillChange.send()
    }
    #expect(stage.graph.counters.bodies == before)
    stage.settle()
    #expect(stage.graph.counters.bodies == before + 1)
    #expect(stage.texts().map(\.string) == ["99"])
  }

  @Test func `An object inside of the object is not followed`() {
    struct Outer: View {
      @ObservedObject var shelf: Shelf
      var body: some View { Text(shelf.inner.label) }
    }
    let shelf = Shelf()
    let stage = Stage(Outer(shelf: shelf))
    #expect(stage.bodies { shelf.inner.label = "changed" } == 0)
    #expect(stage.bodies { shelf.count += 1 } == 1)
    #expect(stage.texts().map(\.string) == ["changed"])
  }

  private struct Chooser: View {
    let shelves: [Shelf]
    @State private var index = 0
    @State private var number = 0
    var body: some View {
      ShelfTitle(shelf: shelves[index])
      Button("Next") { index = 1 - index }
      Button("Again \(number)") { number += 1 }
    }
  }

  @Test func `Another object in its place is followed, and the old one no more`() throws {
    let shelves = [Shelf("one"), Shelf("two")]
    let stage = Stage(VStack { Chooser(shelves: shelves) })
    try stage.click("Next")
    #expect(stage.texts().map(\.string).first == "two")
    #expect(stage.bodies { shelves[0].title = "old" } == 0)
    #expect(stage.bodies { shelves[1].title = "new" } == 1)
    #expect(stage.texts().map(\.string).first == "new")
  }

  @Test func `The same object again is the same input`() throws {
    let stage = Stage(VStack { Chooser(shelves: [Shelf("one"), Shelf("two")]) })
    // The chooser's own body alone.
    #expect(try stage.bodies { try stage.click("Again 0") } == 1)
  }

  @Test func `A binding reads and writes a property, and who reads it hears of it`() throws {
    struct Reader: View {
      @Binding var title: String
      var body: some View { Text("reads \(title)") }
    }
    struct Owner: View {
      @ObservedObject var shelf: Shelf
      var body: some View {
        Reader(title: $shelf.title)
        TextField("Title", text: $shelf.title)
      }
    }
    let shelf = Shelf()
    let stage = Stage(VStack { Owner(shelf: shelf) })
    stage.graph.send(.edit(try stage.field, text: "typed"))
    stage.settle()
    #expect(shelf.title == "typed")
    #expect(stage.texts().map(\.string) == ["reads typed"])
  }

  @Test func `A view that can't be compared, and one that stores the object in its initializer, follow it`() {
    struct Made: View {
      @ObservedObject private var shelf: Shelf
      init(_ shelf: Shelf) { self.shelf = shelf }
      var body: some View { Text(shelf.title) }
    }
    let shelf = Shelf()
    Memory.withTrust(false) {
      let stage = Stage(Made(shelf))
      shelf.title = "changed"
      stage.settle()
      #expect(stage.texts().map(\.string) == ["changed"])
    }
  }

  @Test func `A property of the app's own may have the object`() {
    struct Store: DynamicProperty {
      @ObservedObject var shelf: Shelf
    }
    struct Reader: View {
      let store: Store
      var body: some View { Text(store.shelf.title) }
    }
    let shelf = Shelf()
    let stage = Stage(Reader(store: Store(shelf: shelf)))
    #expect(stage.bodies { shelf.title = "changed" } == 1)
    #expect(stage.texts().map(\.string) == ["changed"])
  }

  @Test func `A change in a body is reported, and leads to no endless update`() {
    struct ChangingObserver: View {
      @ObservedObject var shelf: Shelf
      var body: some View {
        let _ = change()
        Text("\(shelf.count)")
      }
      private func change() { if shelf.count < 3 { shelf.count += 1 } }
    }
    let stage = Stage(ChangingObserver(shelf: Shelf()))
    #expect(stage.texts().map(\.string) == ["3"])
    #expect(reports.all(beginning: "ChangingObserver changes Shelf while it is evaluated").count == 1)
  }

  @Test func `A change on another thread is reported, and reaches the views on the main actor`() async throws {
    final class Worker: ObservableObject, @unchecked Sendable {
      @Published var text = "before"
    }
    struct Reader: View {
      @ObservedObject var worker: Worker
      var body: some View { Text(worker.text) }
    }
    let worker = Worker()
    let stage = Stage(Reader(worker: worker))
    for text in ["between", "after"] { await Task.detached { worker.text = text }.value }
    // What was handed over to the main queue comes before this.
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    stage.settle()
    #expect(stage.texts().map(\.string) == ["after"])
    #expect(reports.all(beginning: "Worker changes outside of the main actor").count == 1)
  }

  @Test func `A view that goes follows nothing any more, and holds no object`() throws {
    struct Toggling: View {
      @State private var isShown = true
      let shelf: () -> Shelf
      var body: some View {
        if isShown { ShelfTitle(shelf: shelf()) }
        Button("Toggle") { isShown.toggle() }
      }
    }
    let living = Count()
    let stage = Stage(VStack { Toggling { Shelf(living: living) } })
    for _ in 0..<100 { try stage.click("Toggle") }
    #expect(living.value == 1)
    try stage.click("Toggle")
    #expect(living.value == 0)
    let shelf = Shelf("kept", living: living)
    let other = Stage(ShelfTitle(shelf: shelf))
    other.graph.stop()
    #expect(other.bodies { shelf.title = "changed" } == 0)
  }

  @Test func `Rows follow the object through the view around them`() throws {
    struct Rows: View {
      @ObservedObject var shelf: Shelf
      var body: some View { List(0..<3) { Text("\($0) \(shelf.title)") } }
    }
    let shelf = Shelf("old")
    let stage = Stage(Rows(shelf: shelf))
    shelf.title = "new"
    stage.settle()
    #expect(try stage.rows() == ["0 new", "1 new", "2 new"])
  }
}
