import Observation
import SidelightCore
import SidelightUI
import Testing

private enum FirstKey: EnvironmentKey {
  static let defaultValue = false
}

private enum SecondKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  fileprivate var first: Bool {
    get { self[FirstKey.self] }
    set { self[FirstKey.self] = newValue }
  }
  fileprivate var second: Bool {
    get { self[SecondKey.self] }
    set { self[SecondKey.self] = newValue }
  }
}

/// Modifiers that read the environment around them, and those that set less than before.
@MainActor struct EnvironmentModifierTests {
  @Test func `A button that turns itself on follows the view around it`() throws {
    struct Save: View {
      let journal: Journal
      var body: some View { Button("Save") { journal.note("save") }.disabled(false) }
    }
    struct Form: View {
      let isLoading: Box<Bool>
      let journal: Journal
      var body: some View { VStack { Save(journal: journal) }.disabled(isLoading.value) }
    }
    let isLoading = Box(true)
    let journal = Journal()
    let stage = Stage(Form(isLoading: isLoading, journal: journal))
    try stage.click("Save")
    #expect(journal.take() == [])
    isLoading.value = false
    stage.settle()
    try stage.click("Save")
    #expect(journal.take() == ["save"])
    isLoading.value = true
    stage.settle()
    try stage.click("Save")
    #expect(journal.take() == [])
  }

  @Test func `A font inside lets the colour outside change`() throws {
    struct Inside: View {
      var body: some View { Text("text").font(.headline) }
    }
    struct Outside: View {
      let isRed: Box<Bool>
      var body: some View { VStack { Inside() }.foregroundStyle(isRed.value ? Color.red : Color.blue) }
    }
    let isRed = Box(false)
    let stage = Stage(Outside(isRed: isRed))
    let blue = try stage.text("text").color
    isRed.value = true
    stage.settle()
    let red = try stage.text("text").color
    #expect(red != blue)
    #expect(try stage.text("text").font != TextElement("").font)
    #expect(red == Stage(Text("text").foregroundStyle(Color.red)).texts()[0].color)
  }

  @Test func `Making a view with a modifier runs no other reader of its key`() {
    struct Reader: View {
      @Environment(\.first) private var first
      var body: some View { Text(first ? "yes" : "no") }
    }
    struct Some: View {
      let more: Box<Bool>
      var body: some View {
        VStack {
          Reader()
          More(more: more)
        }
      }
    }
    struct More: View {
      let more: Box<Bool>
      var body: some View { if more.value { Text("more").environment(\.first, true) } }
    }
    let more = Box(false)
    let stage = Stage(Some(more: more))
    #expect(stage.bodies { more.value = true } == 1)
  }

  @Test func `The same object runs no body again`() {
    struct Reader: View {
      @Environment(Box<Int>.self) private var box
      var body: some View { Text("\(box.value)") }
    }
    struct Root: View {
      let tick: Box<String>
      let box: Box<Int>
      var body: some View {
        VStack {
          Text(tick.value)
          Reader()
        }
        .environment(box)
      }
    }
    let tick = Box("a")
    let stage = Stage(Root(tick: tick, box: Box(1)))
    #expect(stage.bodies { tick.value = "b" } == 1)
  }

  @Test func `Another object, and none, reach those that read it`() {
    struct Reader: View {
      @Environment(Box<Int>.self) private var box: Box<Int>?
      var body: some View { Text("box \(box?.value ?? 0)") }
    }
    struct Root: View {
      let box: Box<Box<Int>?>
      var body: some View { VStack { Reader() }.environment(box.value) }
    }
    let box = Box<Box<Int>?>(Box(1))
    let stage = Stage(Root(box: box))
    #expect(stage.picture.contains("box 1"))
    box.value = Box(2)
    stage.settle()
    #expect(stage.picture.contains("box 2"))
    box.value = nil
    stage.settle()
    #expect(stage.picture.contains("box 0"))
  }

  @Test func `A modifier that sets another key than before takes the first one back`() {
    struct Reader: View {
      @Environment(\.first) private var first
      @Environment(\.second) private var second
      var body: some View { Text("\(first) \(second)") }
    }
    struct Root: View {
      let isFirst: Box<Bool>
      var body: some View { VStack { Reader() }.environment(isFirst.value ? \.first : \.second, true) }
    }
    let isFirst = Box(true)
    let stage = Stage(Root(isFirst: isFirst))
    #expect(stage.picture.contains("true false"))
    isFirst.value = false
    stage.settle()
    #expect(stage.picture.contains("false true"))
    isFirst.value = true
    stage.settle()
    #expect(stage.picture.contains("true false"))
  }
}
