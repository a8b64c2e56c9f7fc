public import Sidelight

/// An object of the app's that names no actor, as most that were written before Swift 6.
public class OldModel: ObservableObject {
  @Published var count = 0
  @Published private(set) var words: [String] = []
  /// What was said by hand.
  var notices = 0 { willSet { objectWillChange.send() } }
  private var subscriptions: Set<AnyCancellable> = []

  /// Makes an object that follows a property of its own.
  public init() {
    $count.dropFirst().map { "\($0)" }.sink { [weak self] in self?.words.append($0) }.store(in: &subscriptions)
  }
}

/// An object of the main actor, and a subclass with properties of its own.
@MainActor public class MainModel: ObservableObject {
  @Published var name = "main"
}

/// Adds a property to those of its superclass.
public final class MainSubmodel: MainModel {
  @Published var isOn = false
  let events = PassthroughSubject<Int, Never>()
}

/// Objects of both kinds in each property that takes them. The file is compiled in the Swift 5 and in the Swift 6 language mode.
public struct ObjectForms: View {
  @StateObject private var old = OldModel()
  @StateObject private var main: MainSubmodel
  @State private var received = 0

  /// Makes the views with an object that is made here.
  public init() { _main = StateObject(wrappedValue: MainSubmodel()) }

  private func receive(_ number: Int) { received += number }

  /// The views.
  public var body: some View {
    VStack {
      OldCount(old: old)
      MainSwitch()
      Text("Words: \(old.words.joined(separator: " "))")
      Text("Received: \(received)")
      Text("Noticed: \(old.notices)")
      Button("Notice") { old.notices += 1 }
      Button("Send") { main.events.send(3) }
    }
    .onReceive(main.events, perform: receive)
    .onReceive(old.$count) { if $0 == 2 { received += 100 } }
    .environmentObject(main)
  }
}

private struct OldCount: View {
  @ObservedObject var old: OldModel
  var body: some View { Button("Count: \(old.count)") { old.count += 1 } }
}

private struct MainSwitch: View {
  @EnvironmentObject private var main: MainSubmodel
  var body: some View {
    Toggle(main.isOn ? "It is on" : "It is off", isOn: $main.isOn)
    TextField("Name", text: $main.name)
    Text("Named: \(main.name)")
  }
}
