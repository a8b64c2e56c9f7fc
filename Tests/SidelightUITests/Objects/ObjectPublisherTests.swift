import SidelightObjects
import SidelightUI
import Testing

/// The publisher that an object has by itself.
@MainActor struct ObjectPublisherTests {
  private final class Plain: ObservableObject {
    var number = 0 { willSet { objectWillChange.send() } }
  }

  private class Base: ObservableObject {
    @Published var first = 0
  }

  private final class Derived: Base {
    let between = "plain"
    @Published var second = 0
  }

  private class PlainBase: ObservableObject {
    let plain = 0
  }

  private final class LateDerived: PlainBase {
    @Published var late = 0
  }

  private final class Own: ObservableObject {
    let objectWillChange = PassthroughSubject<Int, Never>()
  }

  /// How often an object says during an action that it will change.
  private func notices(of object: some ObservableObject, _ action: () -> Void) -> Int {
    var count = 0
    let subscription = object.objectWillChange.sink { _ in count += 1 }
    action()
    subscription.cancel()
    return count
  }

  @Test func `An object without published properties has one publisher`() {
    let plain = Plain()
    #expect(plain.objectWillChange === plain.objectWillChange)
    #expect(notices(of: plain) { plain.number = 1 } == 1)
    #expect(plain.objectWillChange !== Plain().objectWillChange)
  }

  @Test func `Published properties of all classes of an object tell it`() {
    let derived = Derived()
    let tells = notices(of: derived) {
      derived.first = 1
      derived.second = 1
      derived.objectWillChange.send()
    }
    #expect(tells == 3)
    let late = LateDerived()
    #expect(notices(of: late) { late.late = 1 } == 1)
    #expect(derived.objectWillChange !== late.objectWillChange)
  }

  @Test func `It is sent before the property changes, and its own publisher after that`() {
    let derived = Derived()
    var said: [String] = []
    let all: Set<AnyCancellable> = [
      derived.objectWillChange.sink { said.append("object \(derived.first)") },
      derived.$first.dropFirst().sink { said.append("property \(derived.first) \($0)") },
    ]
    derived.first = 7
    #expect(said == ["object 0", "property 0 7"])
    withExtendedLifetime(all) {}
  }

  @Test func `An object may have a publisher of its own`() {
    struct Reader: View {
      @ObservedObject var own: Own
      var body: some View { Text("own") }
    }
    let own = Own()
    let stage = Stage(Reader(own: own))
    #expect(stage.bodies { own.objectWillChange.send(1) } == 1)
  }

  @Test func `What is kept of objects that are gone is let go`() {
    final class Leaf: ObservableObject {}
    weak var publisher: ObservableObjectPublisher?
    do {
      let leaf = Leaf()
      publisher = leaf.objectWillChange
      #expect(publisher != nil)
    }
    // The table grows by more than it keeps. They live at the same time: one after the other, they would take each other's place in it.
    let leaves = (0..<10_000).map { _ in Leaf() }
    for leaf in leaves { _ = leaf.objectWillChange }
    #expect(publisher == nil)
  }

  @Test func `Objects may be asked on many threads at a time`() async {
    final class Shared: ObservableObject, @unchecked Sendable {}
    let shared = Shared()
    let found = await withTaskGroup(of: ObjectIdentifier.self) { group in
      for _ in 0..<100 { group.addTask { ObjectIdentifier(shared.objectWillChange) } }
      var found: Set<ObjectIdentifier> = []
      for await one in group { found.insert(one) }
      return found
    }
    #expect(found.count == 1)
  }
}
