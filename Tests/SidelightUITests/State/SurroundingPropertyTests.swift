import SidelightCore
@_spi(Nodes) import SidelightGraph
import SidelightUI
import Testing

/// Properties that say something of where a view is: the text's size, the window, its own identity.
@MainActor struct SurroundingPropertyTests {
  private struct Scaled: View {
    @ScaledMetric private var side = 10.0
    @ScaledMetric(relativeTo: .title) private var gap: Float = 2
    var body: some View { Text("\(side) \(gap)") }
  }

  @Test func `A scaled number grows with the desktop's text`() {
    let stage = Stage(VStack { Scaled() })
    #expect(stage.texts()[0].string == "10.0 2.0")
    var traits = DesktopTraits()
    traits.textScale = 1.5
    stage.graph.send(.desktop(traits))
    stage.settle()
    #expect(stage.texts()[0].string == "15.0 3.0")
  }

  private struct Sized: View {
    @Environment(\.dynamicTypeSize) private var size
    var body: some View { Text("\(String(describing: size)) \(String(size.isAccessibilitySize))") }
  }

  @Test func `The size of text is the nearest to the desktop's scale`() {
    let stage = Stage(VStack { Sized() })
    #expect(stage.texts()[0].string == "large false")
    for (scale, text) in [(0.5, "xSmall false"), (1.25, "xxLarge false"), (1.7, "accessibility1 true"), (9, "accessibility5 true")] {
      var traits = DesktopTraits()
      traits.textScale = scale
      stage.graph.send(.desktop(traits))
      stage.settle()
      #expect(stage.texts()[0].string == text)
    }
  }

  private struct Phases: View {
    @Environment(\.scenePhase) private var phase
    @Environment(\.controlActiveState) private var state
    @Environment(\.appearsActive) private var isActive
    var body: some View { Text("\(phase) \(state) \(isActive)") }
  }

  @Test func `A view knows whether its window has the keyboard and can be seen`() throws {
    let stage = Stage(VStack { Phases() })
    #expect(stage.texts()[0].string == "active key true")
    let window = try #require(stage.tree.all.first { if case .window = $0.element.kind { true } else { false } }).id
    for (activity, text) in [(WindowActivity.inactive, "inactive inactive false"), (.hidden, "background inactive false")] {
      stage.graph.send(.activity(window, activity))
      stage.settle()
      #expect(stage.texts()[0].string == text)
    }
    #expect(ScenePhase.background < .inactive && ScenePhase.inactive < .active)
  }

  private struct Named: View {
    @Namespace private var own
    let seen: Box<[Namespace.ID]>
    let number: Int
    var body: some View {
      Text("\(number)").onChange(of: number, initial: true) { seen.value.append(own) }
    }
  }

  private struct Names: View {
    let seen: Box<[Namespace.ID]>
    @State private var number = 0
    var body: some View {
      Named(seen: seen, number: number)
      Named(seen: seen, number: number)
      Button("Again") { number += 1 }
    }
  }

  @Test func `A namespace stays with its view, and another view has another one`() throws {
    let seen = Box<[Namespace.ID]>([])
    let stage = Stage(VStack { Names(seen: seen) })
    try stage.click("Again")
    let ids = seen.value
    #expect(ids.count == 4)
    #expect(Set(ids).count == 2 && Set(ids.prefix(2)) == Set(ids.suffix(2)) && ids[0] != ids[1])
  }

  private struct Watcher: View {
    let journal: Journal
    @State private var number = 0
    var body: some View {
      (journal as any Hearing).hear(Button("Add") { number += 1 }, number)
    }
  }

  @Test func `The older form of onChange gives the new value`() throws {
    let journal = Journal()
    let stage = Stage(VStack { Watcher(journal: journal) })
    try stage.click("Add")
    try stage.click("Add")
    #expect(journal.take() == ["1", "2"])
  }
}

/// Calls something deprecated without being so itself, which only a requirement of a protocol does.
@MainActor private protocol Hearing {
  func hear(_ view: Button<Text>, _ number: Int) -> AnyView
}

extension Journal: Hearing {
  @available(*, deprecated) func hear(_ view: Button<Text>, _ number: Int) -> AnyView {
    AnyView(view.onChange(of: number) { self.note("\($0)") })
  }
}
