import SidelightCore
import SidelightUI
import Testing

/// Colours that stand among views.
@MainActor struct ColorTests {
  @Test func `A colour is a view, in a frame or in all of its place`() {
    let stage = Stage(
      VStack {
        Color.red
        Color.accentColor.frame(width: 20, height: 10)
        Color.clear
        Color(red: 0, green: 0.5, blue: 2, opacity: 0.5)
        Color.blue.opacity(0.25)
      })
    #expect(
      stage.picture == """
        vstack
          color red
          color accent frame(20.0...20.0 10.0...10.0)
          color clear
          color rgba(red: 0.0, green: 0.5, blue: 1.0, opacity: 0.5)
          color blue at 0.25
        """)
  }

  @Test func `A colour changes in its place`() throws {
    struct Changing: View {
      let color: Box<Color>
      var body: some View { color.value }
    }
    let color = Box(Color.red)
    let stage = Stage(Changing(color: color))
    let before = try #require(stage.nodes { if case .color = $0 { true } else { false } }.first)
    color.value = Color(white: 0.5)
    stage.settle()
    let after = try #require(stage.nodes { if case .color = $0 { true } else { false } }.first)
    #expect(before.id == after.id)
    #expect(after.element.kind == .color(.rgba(red: 0.5, green: 0.5, blue: 0.5, opacity: 1)))
  }

  @Test func `A colour says its name, or its components`() {
    #expect("\(Color.red) \(Color.mint) \(Color.primary)" == "red mint primary")
    #expect(Color(red: 1, green: 0, blue: 0.04, opacity: 0.5).description == "#FF000A80")
  }

  @Test func `Every named colour is a style by its name alone`() {
    #expect(Stage(Text("A").foregroundStyle(.mint)).texts()[0].color == Stage(Text("A").foregroundStyle(Color.mint)).texts()[0].color)
    #expect(Stage(Text("A").foregroundStyle(.cyan)).texts()[0].color == Stage(Text("A").foregroundStyle(Color.cyan)).texts()[0].color)
    #expect(Stage(Text("A").foregroundStyle(.indigo)).texts()[0].color == Stage(Text("A").foregroundStyle(Color.indigo)).texts()[0].color)
    #expect(Stage(Text("A").foregroundStyle(.clear)).texts()[0].color == Stage(Text("A").foregroundStyle(Color.clear)).texts()[0].color)
  }

  @Test func `Opacities are multiplied, and any style can have one`() {
    #expect(Color.red.opacity(0.5).opacity(0.5) == Color.red.opacity(0.25))
    #expect(Color(white: 1, opacity: 0.5).opacity(0.5) == Color(white: 1, opacity: 0.25))
    #expect(Color.red.opacity(7) == .red && Color.red.opacity(-1).description == "red at 0%")
    #expect(Color.accentColor.description == "accentColor" && Color.accentColor.opacity(0.5).description == "accentColor at 50%")
    let stage = Stage(
      VStack {
        Text("a").foregroundStyle(.secondary.opacity(0.5))
        Text("b").foregroundStyle(AnyShapeStyle(.tint))
        Text("c").foregroundStyle(AnyShapeStyle(.tertiary))
        Text("d").foregroundStyle(AnyShapeStyle(Color.red).opacity(0.5))
      })
    #expect(
      stage.texts().map(\.color) == [
        .named(.secondary, opacity: 0.5), .accent, .tertiary, .named(.red, opacity: 0.5),
      ])
  }
}
