import ReportSupport
import SidelightCore
import SidelightObjects
import SidelightUI
import Testing

/// Objects that views own.
@MainActor struct StateObjectTests {
  private let reports = Reports()

  private struct Owner: View {
    @StateObject private var shelf: Shelf
    let name: String

    init(_ name: String, made: Count, living: Count) {
      self.name = name
      _shelf = StateObject(wrappedValue: Self.make(made, living))
    }

    private static func make(_ made: Count, _ living: Count) -> Shelf {
      made.note()
      return Shelf(living: living)
    }

    var body: some View {
      Button("\(name) \(shelf.count)") { shelf.count += 1 }
    }
  }

  private struct Parent: View {
    let made: Count
    let living: Count
    @State private var number = 0
    @State private var id = 0
    @State private var isShown = true
    var body: some View {
      ForEach([id], id: \.self) { _ in if isShown { Owner("count \(number)", made: made, living: living) } }
      Button("Number") { number += 1 }
      Button("Id") { id += 1 }
      Button("Show") { isShown.toggle() }
    }
  }

  @Test func `The object is made once for an identity, however often the view is`() throws {
    let (made, living) = (Count(), Count())
    _ = Owner("not in use", made: made, living: living)
    #expect(made.value == 0)
    let stage = Stage(VStack { Parent(made: made, living: living) })
    #expect(made.value == 1)
    try stage.click("count 0 0")
    try stage.click("Number")
    try stage.click("count 1 1")
    #expect(stage.picture.contains("count 1 2"))
    #expect(made.value == 1)
    try stage.click("Id")
    #expect(made.value == 2 && living.value == 1)
    #expect(stage.picture.contains("count 1 0"))
    try stage.click("Show")
    #expect(living.value == 0)
    try stage.click("Show")
    #expect(made.value == 3 && living.value == 1)
    stage.graph.stop()
  }

  @Test func `Nothing stays of an object whose window goes`() {
    let (made, living) = (Count(), Count())
    for _ in 0..<100 {
      let stage = Stage(VStack { Parent(made: made, living: living) })
      stage.graph.stop()
    }
    #expect(made.value == 100 && living.value == 0)
  }

  @Test func `A binding reaches the object's property`() throws {
    struct Form: View {
      @StateObject private var shelf = Shelf("first")
      var body: some View {
        TextField("Title", text: $shelf.title)
        Text("shows \(shelf.title)")
      }
    }
    let stage = Stage(VStack { Form() })
    stage.graph.send(.edit(try stage.field, text: "typed"))
    stage.settle()
    #expect(stage.texts().map(\.string) == ["shows typed"])
  }

  @Test func `An app's object is made once, and the windows that read it follow it`() {
    struct TestedApp {
      @StateObject var shelf: Shelf
      @ObservedObject var other: Shelf
    }
    struct Root<Content: View>: View {
      let make: () -> Content
      var body: some View { make() }
    }
    let made = Count()
    func make() -> Shelf {
      made.note()
      return Shelf("first")
    }
    var app = TestedApp(shelf: make(), other: Shelf("other"))
    connectState(of: &app)
    let connected = app
    #expect(made.value == 1)
    let stages = (0..<2).map { _ in
      Stage(
        Root {
          VStack {
            Text(connected.shelf.title)
            Text(connected.other.title)
          }
        })
    }
    connected.shelf.title = "second"
    connected.other.title = "third"
    for stage in stages {
      stage.settle()
      #expect(stage.texts().map(\.string) == ["second", "third"])
    }
    #expect(made.value == 1)
  }

  @Test func `A row keeps its object while it is out of sight`() throws {
    struct Row: View {
      @StateObject private var shelf: Shelf
      let number: Int
      init(_ number: Int, _ made: Count) {
        self.number = number
        _shelf = StateObject(wrappedValue: Self.make(made))
      }
      private static func make(_ made: Count) -> Shelf {
        made.note()
        return Shelf("row \(made.value)")
      }
      var body: some View { Text("\(number) \(shelf.title)") }
    }
    let made = Count()
    let stage = Stage(viewport: 10, List(0..<1_000) { Row($0, made) })
    let first = try stage.rows()
    let list = try stage.list()
    stage.consumer.scroll(list, to: 900)
    stage.settle()
    stage.consumer.scroll(list, to: 0)
    stage.settle()
    #expect(Array(try stage.rows().prefix(10)) == Array(first.prefix(10)))
  }

  @Test func `An object that is read before its view is in use is reported`() {
    final class Early: ObservableObject {}
    struct EarlyReader: View {
      @StateObject var early = Early()
      var body: some View { Text("early") }
    }
    _ = EarlyReader().early
    #expect(reports.all(beginning: "the Early of a @StateObject is read before its view is in use").count == 1)
  }
}
