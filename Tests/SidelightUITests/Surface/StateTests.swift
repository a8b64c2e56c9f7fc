import Observation
import SidelightCore
import SidelightUI
import Testing

/// State, bindings and observable objects: who runs again when they change.
@MainActor struct StateTests {
  private struct Row: View {
    @Binding var count: Int
    let name: String
    var body: some View { Button(name) { count += 1 } }
  }

  private struct Reader: View {
    @Binding var count: Int
    var body: some View { Text("reads \(count)") }
  }

  private struct Parent: View {
    @State private var count = 0
    @State private var other = 0
    var body: some View {
      Row(count: $count, name: "Add")
      Reader(count: $count)
      Row(count: $other, name: "Other")
    }
  }

  @Test func `A state that only a child reads runs that child alone`() throws {
    let stage = Stage(VStack { Parent() })
    #expect(try stage.bodies { try stage.click("Add") } == 1)
    #expect(stage.picture.contains("reads 1"))
    #expect(try stage.bodies { try stage.click("Other") } == 0)
  }

  @Test func `Writing an equal value runs nothing`() throws {
    struct Same: View {
      @State private var count = 1
      var body: some View {
        Text("\(count)")
        Button("Same") { count = 1 }
        Button("New") { count += 1 }
      }
    }
    let stage = Stage(Same())
    #expect(try stage.bodies { try stage.click("Same") } == 0)
    #expect(try stage.bodies { try stage.click("New") } == 1)
  }

  @Test func `Two changes in one frame run a body once`() throws {
    struct Twice: View {
      @State private var first = 0
      @State private var second = 0
      var body: some View {
        Text("\(first) \(second)")
        Button("Both") {
          first += 1
          second += 1
          first += 1
        }
      }
    }
    let stage = Stage(Twice())
    #expect(try stage.bodies { try stage.click("Both") } == 1)
    #expect(stage.picture.contains("2 1"))
  }

  private struct Inputs: View {
    let number: Int
    let name: String
    let tuple: (Int, String)
    let object: Library
    let optional: Library?
    let list: [Plain]
    let card: Card<TupleViewPair>
    @Binding var flag: Bool
    @Binding var path: String
    var body: some View { Text("\(number) \(name)") }
  }

  /// Neither equatable nor trivial.
  private struct Plain {
    var name: String
    var numbers: [Int]
  }

  private struct Card<Content: View>: View {
    let content: Content
    var body: some View { content }
  }

  private typealias TupleViewPair = TupleView<(Text, Text)>

  @Observable final class Library {
    var name = "Library"
    var other = 0
  }

  private struct Model {
    var path = "p"
  }

  private struct Feeder: View {
    var tick: Box<Int>
    var number: Box<Int>
    var library: Library
    let list: [Plain]
    @State private var flag = false
    @State private var model = Model()
    var body: some View {
      let _ = tick.value
      VStack {
        Inputs(
          number: number.value, name: "n", tuple: (1, "t"), object: library, optional: library, list: list,
          card: Card(content: ViewBuilder.buildBlock(Text("A"), Text("B"))), flag: $flag, path: $model.path)
        Card(content: ViewBuilder.buildBlock(Text("A"), Text("B")))
        Card(content: Text("A"))
      }
    }
  }

  @Test func `Equal inputs of any kind skip a body, and one that differs runs it`() {
    let tick = Box(0)
    let number = Box(0)
    let stage = Stage(Feeder(tick: tick, number: number, library: Library(), list: [Plain(name: "a", numbers: [1])]))
    #expect(stage.bodies { tick.value += 1 } == 1)
    #expect(stage.bodies { number.value += 1 } == 2)
    #expect(stage.picture.contains("1 n"))
  }

  @Test func `Fields that can't be compared never crash, and always run the body`() {
    enum Kind { case plain, named(String, () -> Void) }
    struct Odd: View {
      let any: any View
      let erased: AnyView
      let kind: Kind
      let error: (any Error)?
      weak var library: Library?
      let closure: () -> Void
      let type: any View.Type
      var body: some View { erased }
    }
    struct Holder: View {
      var tick: Box<Int>
      let library: Library
      var body: some View {
        Odd(
          any: Text("any"), erased: AnyView(Text("\(tick.value)")), kind: .named("a", {}), error: nil, library: library, closure: {},
          type: Text.self)
      }
    }
    let tick = Box(0)
    let stage = Stage(Holder(tick: tick, library: Library()))
    #expect(stage.bodies { tick.value += 1 } == 2)
    #expect(stage.picture == "\"1\"")
  }

  @Test func `A view that is an enumeration follows its case`() {
    enum Page: View {
      case home
      case folder(String)
      var body: some View {
        switch self {
        case .home: Text("Home")
        case .folder(let name): Text(name)
        }
      }
    }
    struct Holder: View {
      var page: Box<Page>
      var body: some View { page.value }
    }
    let page = Box(Page.home)
    let stage = Stage(Holder(page: page))
    page.value = .folder("Inbox")
    stage.settle()
    #expect(stage.picture == "\"Inbox\"")
    page.value = .folder("Sent")
    stage.settle()
    #expect(stage.picture == "\"Sent\"")
  }

  @Test func `An object's property runs the bodies that read it`() {
    struct Title: View {
      var library: Library
      var body: some View { Text(library.name) }
    }
    struct Silent: View {
      var library: Library
      var body: some View { Text("silent") }
    }
    let library = Library()
    let stage = Stage(
      VStack {
        Title(library: library)
        Silent(library: library)
      })
    #expect(stage.bodies { library.name = "New" } == 1)
    #expect(stage.bodies { library.other = 1 } == 0)
    #expect(stage.picture == "vstack\n  \"New\"\n  \"silent\"")
  }

  @Test func `State lives as long as its view's identity`() throws {
    struct Holder: View {
      var isFirst: Box<Bool>
      var body: some View {
        VStack {
          if isFirst.value { Counter("Count") } else { Counter("Count") }
        }
      }
    }
    let isFirst = Box(true)
    let stage = Stage(Holder(isFirst: isFirst))
    try stage.click("Count 0")
    #expect(stage.picture.contains("Count 1"))
    isFirst.value = false
    stage.settle()
    #expect(stage.picture.contains("Count 0"))
  }

  @Test func `State follows the id of its element`() throws {
    struct Holder: View {
      var names: Box<[String]>
      var body: some View { VStack { ForEach(names.value, id: \.self) { Counter($0) } } }
    }
    let names = Box(["a", "b", "c"])
    let stage = Stage(Holder(names: names))
    try stage.click("b 0")
    names.value = ["c", "b", "d"]
    stage.settle()
    #expect(stage.texts().map(\.string) == ["c 0", "b 1", "d 0"])
    names.value = ["c"]
    stage.settle()
    names.value = ["b"]
    stage.settle()
    #expect(stage.texts().map(\.string) == ["b 0"])
  }

  @Test func `What only the closure of a ForEach reads is followed too`() {
    struct Marks: View {
      @State var marked: Box<Int>
      var body: some View { VStack { ForEach(0..<3) { Text($0 == marked.value ? "*" : "-") } } }
    }
    let marked = Box(0)
    let stage = Stage(Marks(marked: marked))
    marked.value = 2
    stage.settle()
    #expect(stage.texts().map(\.string) == ["-", "-", "*"])
  }

  @Test func `Bindings go through closures, properties, optionals and constants`() {
    var stored = 1
    let binding = Binding(get: { stored }, set: { stored = $0 })
    binding.wrappedValue = 2
    #expect(stored == 2)
    let pair = Box((name: "a", count: 1))
    @Bindable var bindable = pair
    $bindable.value.name.wrappedValue = "b"
    #expect(pair.value.name == "b")
    let wrapped: Binding<Int?> = Binding(binding)
    wrapped.wrappedValue = nil
    wrapped.wrappedValue = 3
    #expect(stored == 3)
    #expect(Binding(wrapped)?.wrappedValue == 3)
    let constant = Binding.constant(7)
    constant.wrappedValue = 8
    #expect(constant.wrappedValue == 7)
  }

  @Test func `A binding to a collection is a collection of bindings`() {
    var numbers = [1, 2, 3]
    let binding = Binding(get: { numbers }, set: { numbers = $0 })
    for element in binding { element.wrappedValue *= 10 }
    #expect(numbers == [10, 20, 30])
    let last = binding[2]
    #expect(binding.count == 3)
    #expect(binding.reversed().map(\.wrappedValue) == [30, 20, 10])
    numbers.removeLast()
    #expect(last.wrappedValue == 30)
    last.wrappedValue = 99
    #expect(numbers == [10, 20])
  }

  @Test func `Nothing of a graph outlives it`() throws {
    final class Canary {}
    struct Nest: View {
      @State private var canary: Canary
      @State private var path = NavigationPath()
      init(_ canary: Canary) { _canary = State(initialValue: canary) }
      var body: some View {
        NavigationSplitView {
          List(0..<30, selection: .constant(Set([1]))) { index in
            NavigationLink(value: index) { Holder(canary: canary) }.tag(index)
          }
          .toolbar { ToolbarItem { Button("Add") { _ = canary } } }
        } detail: {
          NavigationStack(path: $path) {
            List { Section("A") { NavigationLink("Go", value: 1) } }.navigationDestination(for: Int.self) { _ in Holder(canary: canary) }
          }
        }
        .onDisappear { _ = canary }
      }
    }
    struct Holder: View {
      @State var canary: Canary
      var body: some View { Text("held").onAppear { _ = canary } }
    }
    weak var graph: ViewGraph?
    weak var canary: Canary?
    do {
      let strong = Canary()
      canary = strong
      let stage = Stage(Nest(strong))
      graph = stage.graph
      try stage.send(.activate(1), to: 1)
      try stage.select(3)
      #expect(stage.pages.count == 2)
      stage.graph.stop()
    }
    #expect(canary == nil)
    #expect(graph == nil)
  }
}
