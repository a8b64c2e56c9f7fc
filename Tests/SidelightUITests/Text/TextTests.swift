import SidelightCore
import SidelightUI
import Testing

/// Text, symbols and pictures, and what the environment gives them.
@MainActor struct TextTests {
  @Test func `Fonts, weights and colours reach the text inside, and its own win`() throws {
    let stage = Stage(
      VStack {
        Text("A")
        Text("B").font(.title).foregroundStyle(.red)
        Text("C").bold().italic()
        Text("D").fontWeight(.semibold).foregroundColor(.blue)
      }
      .font(.caption).foregroundStyle(.secondary))
    #expect(try stage.text("A") == TextElement("A", font: FontStyle(.caption), color: .secondary))
    #expect(try stage.text("B") == TextElement("B", font: FontStyle(.title), color: .red))
    var bold = FontStyle(.caption)
    bold.weight = .bold
    bold.isItalic = true
    #expect(try stage.text("C") == TextElement("C", font: bold, color: .secondary))
    #expect(try stage.text("D").font.weight == .semibold)
    #expect(try stage.text("D").color == .blue)
  }

  @Test(arguments: [true, false])
  func `A weight holds wherever the font is set`(isInside: Bool) throws {
    let stage =
      isInside
      ? Stage(HStack { Text("A") }.font(.title).bold().italic().monospaced())
      : Stage(HStack { Text("A") }.bold().italic().monospaced().font(.title))
    var font = FontStyle(.title)
    font.weight = .bold
    font.isItalic = true
    font.design = .monospaced
    #expect(try stage.text("A").font == font)
  }

  @Test func `Lines, alignment and truncation are the environment's`() throws {
    let stage = Stage(Text("A").lineLimit(0).multilineTextAlignment(.trailing).truncationMode(.middle))
    let text = try stage.text("A")
    #expect(text.lineLimit == 1)
    #expect(text.alignment == .end)
    #expect(text.truncation == .middle)
  }

  @Test func `Levels of emphasis, the tint and components are colours`() throws {
    let stage = Stage(
      VStack {
        Text("1").foregroundStyle(.primary)
        Text("3").foregroundStyle(.tertiary)
        Text("4").foregroundStyle(.quaternary)
        Text("tint").foregroundStyle(.tint)
        Text("rgb").foregroundStyle(Color(red: 2, green: 0.5, blue: -1))
        Color.red
      })
    #expect(stage.texts().map(\.color) == [.primary, .tertiary, .quaternary, .accent, .rgba(red: 1, green: 0.5, blue: 0, opacity: 1)])
    #expect(stage.picture.hasSuffix("color red"))
  }

  @Test func `Fonts have sizes, designs and weights`() throws {
    let stage = Stage(
      VStack {
        Text("size").font(.system(size: 13, weight: .light))
        Text("style").font(.system(.headline, design: .monospaced))
        Text("none").font(nil)
      })
    var light = FontStyle(.size(13))
    light.weight = .light
    #expect(try stage.text("size").font == light)
    var mono = FontStyle(.headline)
    mono.design = .monospaced
    #expect(try stage.text("style").font == mono)
    #expect(try stage.text("none").font == FontStyle())
  }

  @Test func `An image is a symbol, a theme's icon or a file`() throws {
    let stage = Stage(
      HStack {
        Image(systemName: "star").imageScale(.large)
        Image("/tmp/picture.png").resizable()
        Image(iconNames: ["text-x-generic", "unknown"])
      }
      .font(.title).foregroundStyle(.green))
    let images = stage.tree.all.compactMap { if case .image(let image) = $0.element.kind { image } else { nil } }
    #expect(images.map(\.source) == [.symbol("star"), .file("/tmp/picture.png"), .themed(["text-x-generic", "unknown"])])
    #expect(images.map(\.isResizable) == [false, true, false])
    #expect(images.map(\.scale) == [.large, .medium, .medium])
    #expect(images.allSatisfy { $0.font == FontStyle(.title) && $0.color == .green })
  }

  @Test func `A label has an icon and a title, of which a style may show one`() throws {
    let title = "Variable"
    let stage = Stage(
      VStack {
        Label("Key", systemImage: "folder")
        Label(title, systemImage: "folder").labelStyle(.titleOnly)
        Label {
          Text("Own")
        } icon: {
          Image(systemName: "star")
        }
        Label("File", image: "/tmp/a.png").labelStyle(.iconOnly)
      })
    let labels = stage.tree.all.compactMap { if case .label(let label) = $0.element.kind { label.style } else { nil } }
    #expect(labels == [.titleAndIcon, .titleOnly, .titleAndIcon, .iconOnly])
    #expect(stage.texts().map(\.string) == ["Key", "Variable", "Own", "File"])
  }

  @Test func `A font that changes reaches the text and runs no body`() throws {
    struct Inner: View {
      var body: some View { Text("A") }
    }
    struct Outer: View {
      var isLarge: Box<Bool>
      var body: some View { Inner().font(isLarge.value ? .title : .body) }
    }
    let isLarge = Box(false)
    let stage = Stage(Outer(isLarge: isLarge))
    #expect(stage.bodies { isLarge.value = true } == 1)
    #expect(try stage.text("A").font == FontStyle(.title))
  }
}
