import SidelightCore
import SidelightUI
import Testing

/// Appearing, changing, working and going.
@MainActor struct LifecycleTests {
  private struct Noted: View {
    var isShown: Box<Bool>
    var value: Box<Int>
    let journal: Journal
    var body: some View {
      VStack {
        if isShown.value {
          Text("\(value.value)")
            .onAppear { journal.note("appear") }
            .onDisappear { journal.note("disappear") }
            .onChange(of: value.value) { old, new in journal.note("\(old)>\(new)") }
            .onChange(of: value.value, initial: true) { journal.note("now \(value.value)") }
        }
      }
    }
  }

  @Test func `Appearing, changes and disappearing are told once, when the update is complete`() {
    let isShown = Box(true)
    let value = Box(1)
    let journal = Journal()
    let stage = Stage(Noted(isShown: isShown, value: value, journal: journal))
    #expect(Set(journal.take()) == ["appear", "now 1"])
    value.value = 2
    stage.settle()
    #expect(Set(journal.take()) == ["1>2", "now 2"])
    value.value = 2
    stage.settle()
    #expect(journal.take() == [])
    isShown.value = false
    stage.settle()
    #expect(journal.take() == ["disappear"])
    isShown.value = true
    stage.settle()
    stage.graph.stop()
    #expect(Set(journal.take()) == ["appear", "now 2", "disappear"])
  }

  @available(*, deprecated) private struct Counted: View {
    var value: Box<Int>
    let journal: Journal
    var body: some View {
      let number = value.value
      return Text("\(number)")
        .onChange(of: number, perform: { [number] new in journal.note("\(number)>\(new)") })
        .onChange(of: number) { _, _ in journal.note("now \(number)") }
    }
  }

  @available(*, deprecated)
  @Test func `An action that takes the new value alone is that of the view before the change`() {
    let value = Box(1)
    let journal = Journal()
    let stage = Stage(Counted(value: value, journal: journal))
    for number in [2, 3, 3, 7] {
      value.value = number
      stage.settle()
    }
    #expect(journal.take().filter { $0.contains(">") } == ["1>2", "2>3", "3>7"])
    value.value = 9
    stage.settle()
    #expect(Set(journal.take()) == ["7>9", "now 9"])
  }

  @Test func `State that appearing writes is shown in the same frame`() {
    struct Loads: View {
      @State private var text = "empty"
      var body: some View { Text(text).onAppear { text = "loaded" } }
    }
    #expect(Stage(Loads()).picture == "\"loaded\"")
  }

  @Test func `A change that leads to another one settles`() {
    struct Chain: View {
      var value: Box<Int>
      var body: some View { Text("\(value.value)").onChange(of: value.value) { _, new in if new < 5 { value.value = new + 1 } } }
    }
    let value = Box(0)
    let stage = Stage(Chain(value: value))
    value.value = 1
    stage.settle()
    #expect(stage.picture == "\"5\"")
  }

  private struct Working: View {
    var isShown: Box<Bool>
    var id: Box<Int>
    let journal: Journal
    var body: some View {
      VStack {
        if isShown.value {
          Text("Work").task(id: id.value) {
            let id = id.value
            journal.note("start \(id)")
            await withTaskCancellationHandler {
              while !Task.isCancelled { await Task.yield() }
            } onCancel: {
            }
            journal.note("cancelled \(id)")
          }
        }
      }
    }
  }

  private func wait(for journal: Journal, count: Int) async {
    for _ in 0..<100_000 where journal.entries.count < count { await Task.yield() }
  }

  @Test func `A task runs while its view lives, and begins anew with its id`() async {
    let isShown = Box(true)
    let id = Box(1)
    let journal = Journal()
    let stage = Stage(Working(isShown: isShown, id: id, journal: journal))
    await wait(for: journal, count: 1)
    #expect(journal.take() == ["start 1"])
    id.value = 2
    stage.settle()
    await wait(for: journal, count: 2)
    #expect(Set(journal.take()) == ["cancelled 1", "start 2"])
    isShown.value = false
    stage.settle()
    await wait(for: journal, count: 1)
    #expect(journal.take() == ["cancelled 2"])
  }

  @Test func `A task writes state of its view`() async {
    struct Loading: View {
      @State private var names: [String] = []
      let done: Journal
      var body: some View {
        VStack { ForEach(names, id: \.self) { Text($0) } }.task {
          await Task.yield()
          names = ["a", "b"]
          done.note("done")
        }
      }
    }
    let done = Journal()
    let stage = Stage(Loading(done: done))
    await wait(for: done, count: 1)
    stage.settle()
    #expect(stage.texts().map(\.string) == ["a", "b"])
  }

  private struct Columns: View {
    @Bindable var path: Box<[Int]>
    @Bindable var visibility: Box<NavigationSplitViewVisibility>
    let journal: Journal
    var body: some View {
      NavigationSplitView(columnVisibility: $visibility.value) {
        noted("sidebar", Text("s"))
      } detail: {
        NavigationStack(path: $path.value) {
          noted("root", Text("r")).navigationDestination(for: Int.self) { noted("page \($0)", Text("p")) }
        }
      }
    }
    private func noted(_ name: String, _ text: Text) -> some View {
      text.onAppear { journal.note("+\(name)") }.onDisappear { journal.note("-\(name)") }
    }
  }

  @Test func `Columns and pages that are hidden disappear, keep their state, and appear again`() throws {
    let path = Box<[Int]>([])
    let visibility = Box(NavigationSplitViewVisibility.all)
    let journal = Journal()
    let stage = Stage(Columns(path: path, visibility: visibility, journal: journal))
    try stage.resize(1000)
    #expect(Set(journal.take()) == ["+sidebar", "+root"])
    visibility.value = .detailOnly
    stage.settle()
    #expect(journal.take() == ["-sidebar"])
    path.value = [1, 2]
    stage.settle()
    #expect(Set(journal.take()) == ["-root", "+page 2"])
    path.value = [1]
    stage.settle()
    #expect(Set(journal.take()) == ["-page 2", "+page 1"])
    visibility.value = .all
    stage.settle()
    #expect(journal.take() == ["+sidebar"])
    path.value = []
    stage.settle()
    #expect(Set(journal.take()) == ["-page 1", "+root"])
    try stage.resize(360)
    #expect(stage.split?.plan.picture == "[(sidebar)>detail]")
    #expect(journal.take() == ["-root"])
  }

  @Test func `A column that is hidden keeps its state`() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    struct Hiding: View {
      @Bindable var visibility: Box<NavigationSplitViewVisibility>
      var body: some View {
        NavigationSplitView(columnVisibility: $visibility.value) {
          Counter()
        } detail: {
          Text("d")
        }
      }
    }
    let visibility = Box(NavigationSplitViewVisibility.all)
    let stage = Stage(Hiding(visibility: visibility))
    try stage.resize(1000)
    try stage.click("Count 0")
    visibility.value = .detailOnly
    stage.settle()
    visibility.value = .all
    stage.settle()
    #expect(stage.picture.contains("Count 1"))
  }
}
