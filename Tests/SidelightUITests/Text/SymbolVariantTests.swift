import SidelightCore
import SidelightUI
import Testing

/// What is said of the symbols in a view.
@MainActor struct SymbolVariantTests {
  private func images(_ stage: Stage) -> [ImageElement] {
    stage.tree.all.compactMap { if case .image(let image) = $0.element.kind { image } else { nil } }
  }

  @Test func `Variants make the name of a symbol, and simpler ones for where there is none`() {
    let stage = Stage(
      VStack {
        Image(systemName: "bell").symbolVariant(.fill)
        Image(systemName: "bell").symbolVariant(.slash.fill)
        Image(systemName: "bell.fill").symbolVariant(.circle)
        Image(systemName: "mic.slash").symbolVariant(.slash)
        Image(systemName: "heart.circle").symbolVariant(.square.circle)
        Image(systemName: "folder-symbolic").symbolVariant(.fill)
        Image(systemName: "bell").symbolVariant(.none)
        Image("/tmp/picture.png").symbolVariant(.fill)
      })
    #expect(
      images(stage).map(\.source) == [
        .variants(["bell.fill", "bell"]), .variants(["bell.slash.fill", "bell.fill", "bell"]),
        .variants(["bell.circle.fill", "bell.fill"]),
        .symbol("mic.slash"), .symbol("heart.circle"), .symbol("folder-symbolic"), .symbol("bell"), .file("/tmp/picture.png"),
      ])
  }

  @Test func `Variants add to those around, and the environment's value takes their place`() {
    let stage = Stage(
      VStack {
        Label("Alarms", systemImage: "bell").symbolVariant(.circle)
        Image(systemName: "heart").symbolVariant(.none)
        Image(systemName: "star").environment(\.symbolVariants, .none)
        Image(systemName: "tag").environment(\.symbolVariants, .square)
      }
      .symbolVariant(.fill))
    #expect(
      images(stage).map(\.source) == [
        .variants(["bell.circle.fill", "bell"]), .variants(["heart.fill", "heart"]), .symbol("star"), .variants(["tag.square", "tag"]),
      ])
  }

  @Test func `A variant contains what it says`() {
    #expect(SymbolVariants.circle.fill.contains(.fill) && SymbolVariants.circle.fill.contains(.circle))
    #expect(!SymbolVariants.circle.fill.contains(.slash) && !SymbolVariants.circle.contains(.square))
    #expect(SymbolVariants.slash.contains(.none) && !SymbolVariants.none.contains(.slash))
    #expect(SymbolVariants.fill.circle == SymbolVariants.circle.fill)
  }

  @Test func `A swipe action has the variant, and the symbol without`() throws {
    let stage = Stage(
      List {
        Text("Row").swipeActions(edge: .leading) { Button("Flag", systemImage: "flag") {}.symbolVariant(.slash) }
      })
    let actions = try stage.source().swipeActions(at: 0, .leading)
    #expect(actions.map(\.symbol) == ["flag.slash"])
    #expect(actions.map(\.simplerSymbols) == [["flag"]])
  }

  @Test func `A symbol in many colours has the one that its meaning has`() {
    let stage = Stage(
      VStack {
        Image(systemName: "heart.fill")
        Image(systemName: "folder")
        Image(systemName: "star").symbolRenderingMode(.monochrome)
        Image(systemName: "heart.slash")
        VStack {
          Image(systemName: "star.fill")
        }
        .symbolRenderingMode(.hierarchical)
        Image(systemName: "exclamationmark.triangle.fill").symbolRenderingMode(.multicolor)
        Image(systemName: "drop").symbolRenderingMode(nil)
      }
      .symbolRenderingMode(.multicolor).foregroundStyle(.gray))
    #expect(images(stage).map(\.color) == [.red, .gray, .gray, .gray, .gray, .yellow, .blue])
  }
}
