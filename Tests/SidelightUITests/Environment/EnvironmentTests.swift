import Observation
import SidelightCore
import SidelightUI
import Testing

private enum AccountKey: EnvironmentKey {
  static let defaultValue = "nobody"
}

private enum OtherKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var account: String {
    get { self[AccountKey.self] }
    set { self[AccountKey.self] = newValue }
  }
  fileprivate var other: Int {
    get { self[OtherKey.self] }
    set { self[OtherKey.self] = newValue }
  }
}

/// Values that flow down.
@MainActor struct EnvironmentTests {
  private struct Reader: View {
    @Environment(\.account) private var account
    var body: some View { Text("account \(account)") }
  }

  private struct Bystander: View {
    var body: some View { Text("bystander") }
  }

  private struct Both: View {
    var account: Box<String>
    var other: Box<Int>
    var body: some View {
      VStack {
        Reader()
        Bystander()
      }
      .environment(\.account, account.value).environment(\.other, other.value)
    }
  }

  @Test func `A value reaches those that read it, and no others run again`() {
    let account = Box("Ann")
    let other = Box(0)
    let stage = Stage(Both(account: account, other: other))
    #expect(stage.picture.contains("account Ann"))
    #expect(stage.bodies { account.value = "Bob" } == 2)
    #expect(stage.picture.contains("account Bob"))
    #expect(stage.bodies { other.value = 1 } == 1)
  }

  @Test func `Without a value the default holds, and the nearest value wins`() {
    let stage = Stage(
      VStack {
        Reader()
        HStack { Reader() }.environment(\.account, "inner").environment(\.account, "outer")
        Reader().transformEnvironment(\.account) { $0 += "!" }
      })
    #expect(stage.texts().map(\.string) == ["account nobody", "account inner", "account nobody!"])
  }

  @Test func `A value that is set for the first time reaches those that read the default before`() {
    let stage = Stage(Reader())
    #expect(stage.bodies { stage.graph.rootScope.set(AccountKey.self, to: "late") } == 1)
    #expect(stage.picture == "\"account late\"")
  }

  @Observable final class Library {
    var name = "Library"
    var unread = 0
  }

  private struct Shelf: View {
    @Environment(Library.self) private var library
    var body: some View { Text("shelf \(library.name)") }
  }

  @Test func `An object that is always there is read without unwrapping`() {
    let library = Library()
    let stage = Stage(Shelf().environment(library))
    library.name = "Archive"
    stage.settle()
    #expect(stage.picture == "\"shelf Archive\"")
  }

  private struct Maybe: View {
    @Environment(Library.self) private var library: Library?
    var body: some View { Text(library?.name ?? "nothing") }
  }

  @Test func `An object is found by its type, and its changes reach those that read them`() {
    let library = Library()
    let stage = Stage(
      VStack {
        Maybe()
        Maybe().environment(library)
        Bystander().environment(library)
        Maybe().environment(nil as Library?).environment(library)
      })
    #expect(stage.texts().map(\.string) == ["nothing", "Library", "bystander", "nothing"])
    #expect(stage.bodies { library.name = "Archive" } == 1)
    #expect(stage.bodies { library.unread = 1 } == 0)
    #expect(stage.texts().map(\.string) == ["nothing", "Archive", "bystander", "nothing"])
  }

  @Test func `Another object takes the place of the first`() {
    struct Holder: View {
      var library: Box<Library>
      var body: some View { Maybe().environment(library.value) }
    }
    let second = Library()
    second.name = "Second"
    let library = Box(Library())
    let stage = Stage(Holder(library: library))
    library.value = second
    stage.settle()
    #expect(stage.picture == "\"Second\"")
  }

  @Test func `The desktop's settings reach those that read them`() {
    struct Scheme: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text(scheme == .dark ? "dark" : "light") }
    }
    let stage = Stage(
      VStack {
        Scheme()
        Bystander()
      })
    var traits = DesktopTraits()
    traits.isDark = true
    #expect(stage.bodies { stage.graph.send(.desktop(traits)) } == 1)
    #expect(stage.texts().map(\.string) == ["dark", "bystander"])
  }
}
