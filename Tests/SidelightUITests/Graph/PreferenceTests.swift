import Observation
import SidelightUI
import Testing

private enum CountKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private enum NamesKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// The last one that is said counts, also where it is the default.
private enum LastKey: PreferenceKey {
  static let defaultValue = "nothing"
  static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

/// Its values can't be compared.
private enum ActionKey: PreferenceKey {
  static var defaultValue: () -> String { { "nothing" } }
  static func reduce(value: inout () -> String, nextValue: () -> () -> String) { value = nextValue() }
}

@Observable @MainActor private final class Desk {
  var count = 1
  var isThere = true
  var other = 0
}

/// What views say upward for keys of the app's own.
@MainActor struct PreferenceTests {
  @Test func `Values of views beside each other become one in their order`() {
    let journal = Journal()
    _ = Stage(
      VStack {
        Text("a").preference(key: NamesKey.self, value: ["a"])
        Text("nothing")
        HStack {
          Text("b").preference(key: NamesKey.self, value: ["b"])
          Text("c").preference(key: NamesKey.self, value: ["c"])
        }
      }
      .onPreferenceChange(NamesKey.self) { journal.note($0.joined()) })
    #expect(journal.take() == ["abc"])
  }

  @Test func `A value takes the place of what views inside say, and a transformation changes it`() {
    let journal = Journal()
    _ = Stage(
      VStack {
        Text("a").preference(key: CountKey.self, value: 3)
        Text("b").preference(key: CountKey.self, value: 4)
      }
      .onPreferenceChange(CountKey.self) { journal.note("inside \($0)") }
      .transformPreference(CountKey.self) { $0 *= 2 }
      .onPreferenceChange(CountKey.self) { journal.note("between \($0)") }
      .preference(key: CountKey.self, value: 1)
      .onPreferenceChange(CountKey.self) { journal.note("outside \($0)") })
    #expect(journal.take() == ["inside 7", "between 14", "outside 1"])
  }

  @Test func `A default that is said is a value among others, and one that nobody says is not`() {
    let journal = Journal()
    _ = Stage(
      VStack {
        Text("a").preference(key: LastKey.self, value: "a")
        Text("b")
      }
      .onPreferenceChange(LastKey.self) { journal.note("first \($0)") })
    _ = Stage(
      VStack {
        Text("a").preference(key: LastKey.self, value: "a")
        Text("b").preference(key: LastKey.self, value: "nothing")
      }
      .transformPreference(LastKey.self) { $0 += "!" }
      .onPreferenceChange(LastKey.self) { journal.note("second \($0)") })
    _ = Stage(
      VStack { Text("a") }
        .transformPreference(LastKey.self) { $0 += "?" }
        .onPreferenceChange(LastKey.self) { journal.note("third \($0)") })
    #expect(journal.take() == ["first a", "second nothing!", "third nothing?"])
  }

  private struct Counted: View {
    let desk: Desk
    let journal: Journal

    var body: some View {
      VStack {
        if desk.isThere { Text("one").preference(key: CountKey.self, value: desk.count) }
        Text("two").preference(key: CountKey.self, value: desk.count)
        Text("other \(desk.other)")
      }
      .onPreferenceChange(CountKey.self) { journal.note("\($0)") }
    }
  }

  @Test func `The action hears of a change once, and of nothing else`() {
    let journal = Journal()
    let desk = Desk()
    let stage = Stage(Counted(desk: desk, journal: journal))
    #expect(journal.take() == ["2"])
    desk.count = 5
    stage.settle()
    #expect(journal.take() == ["10"])
    desk.other = 1
    stage.settle()
    #expect(journal.take() == [])
    desk.isThere = false
    stage.settle()
    #expect(journal.take() == ["5"])
    desk.count = 0
    stage.settle()
    #expect(journal.take() == ["0"])
  }

  private struct Growing: View {
    @State private var total = 0
    let desk: Desk

    var body: some View {
      VStack {
        Text("a").preference(key: CountKey.self, value: desk.count)
        Text("Total \(total)")
      }
      .onPreferenceChange(CountKey.self) { total = $0 }
    }
  }

  @Test func `The action writes state that shows in the same update`() {
    let desk = Desk()
    let stage = Stage(Growing(desk: desk))
    #expect(stage.picture.contains("Total 1"))
    desk.count = 9
    stage.settle()
    #expect(stage.picture.contains("Total 9"))
  }

  private struct Acting: View {
    let desk: Desk
    let journal: Journal

    var body: some View {
      NavigationSplitView {
        Text("sidebar")
      } detail: {
        let count = desk.count
        Text("a").preference(key: ActionKey.self, value: { "said \(count)" })
      }
      .transformPreference(ActionKey.self) { journal.note($0()) }
    }
  }

  @Test func `Values that can't be compared go up, and come to rest`() {
    let journal = Journal()
    let desk = Desk()
    let stage = Stage(Acting(desk: desk, journal: journal))
    #expect(journal.take().last == "said 1")
    desk.count = 2
    stage.settle()
    #expect(journal.take().last == "said 2")
    let flushes = stage.graph.counters.flushes
    stage.settle()
    #expect(stage.graph.counters.flushes - flushes <= 1 && journal.take() == [])
  }

  private struct Places: View {
    let journal: Journal

    private func said(_ name: String) -> some View { Text(name).preference(key: NamesKey.self, value: [name]) }

    var body: some View {
      NavigationSplitView {
        List {
          said("row")
        }
        .preference(key: NamesKey.self, value: ["list"])
      } detail: {
        TabView {
          Tab("First", systemImage: "star") {
            NavigationStack {
              said("stack").toolbar { ToolbarItem { said("item") } }
            }
          }
          Tab("Second", systemImage: "star") { said("second") }
        }
        .inspector(isPresented: .constant(true)) { said("inspector") }
      }
      .sheet(isPresented: .constant(true)) { said("sheet") }
      .onPreferenceChange(NamesKey.self) { journal.note($0.joined(separator: " ")) }
    }
  }

  @Test func `Pages, stacks, tabs, split views and inspectors let values through, and sheets and items of toolbars don't`() {
    let journal = Journal()
    _ = Stage(Places(journal: journal))
    #expect(journal.take() == ["list stack inspector"])
  }

  @Test func `A row keeps to itself what is said inside it, and a modifier around one that stands by itself is not inside`() {
    let journal = Journal()
    func note(_ names: [String]) { journal.note(names.joined(separator: " ")) }
    func said(_ name: String) -> some View { Text(name).preference(key: NamesKey.self, value: [name]) }
    _ = Stage(
      List {
        said("around")
        HStack { said("inside") }.onPreferenceChange(NamesKey.self, perform: note)
        ForEach(0..<1) { _ in said("repeated").onPreferenceChange(NamesKey.self, perform: note) }
      }
      .onPreferenceChange(NamesKey.self) { note(["list of"] + $0) })
    #expect(journal.take() == ["list of around", "repeated"])
  }

  @Test func `Keys of the app and a title go up side by side`() {
    let journal = Journal()
    let stage = Stage(
      Text("a").navigationTitle("Title").preference(key: CountKey.self, value: 3)
        .transformPreference(CountKey.self) { $0 += 1 }
        .onPreferenceChange(CountKey.self) { journal.note("\($0)") })
    #expect(stage.tree.picture.contains("Title"))
    #expect(journal.take() == ["4"])
  }
}
