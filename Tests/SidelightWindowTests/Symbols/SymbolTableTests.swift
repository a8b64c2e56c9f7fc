import DisplaySupport
import Foundation
import Observation
import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightUI
import Testing

/// The table from symbol names to icons, and what is found with it.
@Suite("Symbols and their icons", .serialized, .needsWindow)
@MainActor struct SymbolTableTests {
  private var folder: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../data/icons/scalable/actions").standardized
  }

  @Test func `Rows are in order, and each name finds its own`() {
    let rows = SymbolTable.rows
    #expect(rows.count > 1_000)
    for (row, next) in zip(rows, rows.dropFirst()) {
      #expect(Array(row.symbol.utf8).lexicographicallyPrecedes(Array(next.symbol.utf8)), "\(row.symbol) \(next.symbol)")
    }
    for row in rows { #expect(SymbolTable.row(row.symbol) == row.icon, "\(row.symbol)") }
  }

  @Test func `No row says what the name of a simpler symbol says anyway`() {
    for row in SymbolTable.rows {
      let simpler = SymbolTable.candidates(for: row.symbol).filter { $0 != row.symbol }.firstNonNil(SymbolTable.row)
      #expect(simpler != row.icon, "\(row.symbol)")
    }
  }

  @Test func `A name without a row is that of its variant, except that nothing takes a slash away`() {
    #expect(SymbolTable.themeName(for: "folder.fill") == "folder-symbolic")
    #expect(SymbolTable.themeName(for: "folder.circle.fill") == "folder-symbolic")
    #expect(SymbolTable.themeName(for: "person.fill.badge.plus") == SymbolTable.themeName(for: "person.badge.plus"))
    #expect(SymbolTable.themeName(for: "folder.slash") == nil)
    #expect(SymbolTable.themeName(for: "folder.slash.fill") == nil)
    #expect(SymbolTable.themeName(for: "mic.slash.fill") == SymbolTable.themeName(for: "mic.slash"))
    #expect(SymbolTable.themeName(for: "bell.slash.circle.fill") == "sidelight-bell-slash-symbolic")
    #expect(SymbolTable.themeName(for: "10.circle") == "sidelight-number-circle-symbolic")
    #expect(SymbolTable.themeName(for: "42.square.fill") == SymbolTable.themeName(for: "number.square.fill"))
    #expect(SymbolTable.themeName(for: "4.circle") == "sidelight-4-circle-symbolic")
    for name in ["", ".", "..", ".fill", "fill", "slash", "folde", "folders", "zzzz", "0"] {
      #expect(SymbolTable.themeName(for: name) == nil)
    }
  }

  @Test func `The gallery shows every symbol`() throws {
    let file = folder.appending(path: "../../../../Sources/Gallery/Pages/SymbolNames.swift").standardized
    let shown = Set(try String(contentsOf: file, encoding: .utf8).split { " \n".contains($0) })
    #expect(SymbolTable.rows.map(\.symbol).filter { !shown.contains(Substring($0)) } == [])
  }

  @Test func `Every drawn icon is in the table`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).map { $0.replacing(".svg", with: "") }
    let used = Set(SymbolTable.rows.map(\.icon) + ["sidelight-unknown-symbolic"])
    #expect(files.count > 400)
    #expect(files.filter { !used.contains($0.replacing("-symbolic-rtl", with: "-symbolic")) } == [])
  }

  private struct Icons: View {
    let names: [[String]]
    var body: some View {
      VStack(spacing: 4) {
        ForEach(names, id: \.self) { line in
          HStack(spacing: 4) { ForEach(line, id: \.self) { Image(systemName: $0) } }
        }
      }
    }
  }

  @Test func `Every icon of the table is in the theme or in the resources, and drawn at 16 pixels as nothing else is`() async throws {
    let icons = Set(SymbolTable.rows.map(\.icon) + ["image-missing-symbolic"]).sorted()
    let lines = stride(from: 0, to: icons.count, by: 30).map { Array(icons[$0..<min($0 + 30, icons.count)]) }
    let scene = await ViewScene(width: 900, height: 700) { Icons(names: lines) }
    #expect(icons.filter { !IconTheme.has($0) } == [])
    let window = try #require(scene.window)
    let picture = try #require(window.picture(scale: 1))
    let edge = (Double(picture.width) - Double(window.width)) / 2
    var pictures: [String: [Texture.Pixel]] = [:]
    for case let image as ImageWidget in scene.widgets {
      guard let name = image.iconName, icons.contains(name) else { continue }
      let box = try #require(image.bounds(in: window))
      #expect(box.width == 16 && box.height == 16, "\(name)")
      let (x, y) = (Int((box.x + edge).rounded()), Int((box.y + edge).rounded()))
      pictures[name] = picture.pixels(x: x..<(x + 16), y: y..<(y + 16))
    }
    #expect(pictures.count == icons.count)
    let missing = pictures["image-missing-symbolic"]
    for (name, pixels) in pictures {
      #expect(Set(pixels).count > 1, "\(name) is empty")
      #expect(pixels != missing || name == "image-missing-symbolic", "\(name) can't be drawn")
    }
    await scene.close()
  }

  @Test func `The names that public code uses most have icons`() {
    let counts = PublicSymbolNames.counts
    #expect(counts.count == 600)
    #expect(counts.filter { SymbolTable.themeName(for: $0.name) == nil }.map(\.name) == [])
  }

  @Test func `An unknown name is reported once, with the names that are most like it`() {
    let symbols = SymbolCatalogue()
    var reports: [String] = []
    symbols.report = { reports.append($0) }
    #expect(symbols.iconName(for: "hart") == "sidelight-unknown-symbolic")
    #expect(symbols.iconName(for: "hart") == "sidelight-unknown-symbolic")
    #expect(reports.count == 1)
    #expect(
      reports[0].contains("\"hart\"") && reports[0].hasSuffix("the nearest known names are \"cart\", \"hare\", \"heart\"."), "\(reports)")
    #expect(symbols.iconName(for: String(repeating: "?", count: 200)) == "sidelight-unknown-symbolic")
    #expect(reports.count == 2 && reports[1].hasSuffix("use a name such as \"folder\" or \"folder-symbolic\"."))
    #expect(symbols.iconName(forFirstOf: ["folder.slash", "folder"]) == "folder-symbolic")
    #expect(symbols.iconName(forFirstOf: []) == "sidelight-unknown-symbolic")
    #expect(reports.count == 2)
  }

  @MainActor @Observable final class Sound { var isOff = false }

  private struct Variants: View {
    let sound: Sound
    var body: some View {
      HStack {
        Image(systemName: "bell").symbolVariant(sound.isOff ? .slash : .none)
        Image(systemName: "folder").symbolVariant(.slash)
        Image(systemName: "checkmark").symbolVariant(.circle)
        Image(systemName: "user-home-symbolic")
        Image(systemName: "heart").environment(\.symbolVariants, .none)
      }
      .symbolVariant(.fill)
    }
  }

  @Test func `A variant shows the icon that there is for it`() async throws {
    let sound = Sound()
    let scene = await ViewScene(width: 300) { Variants(sound: sound) }
    var reports: [String] = []
    scene.renderer.symbols.report = { reports.append($0) }
    var icons: [String] { scene.widgets.compactMap { ($0 as? ImageWidget)?.iconName }.filter { !$0.hasPrefix("window-") } }
    let others = [
      "folder-symbolic", "sidelight-checkmark-circle-fill-symbolic", "user-home-symbolic", "sidelight-heart-symbolic",
    ]
    #expect(icons == ["sidelight-bell-fill-symbolic"] + others)
    sound.isOff = true
    await scene.settle()
    #expect(icons == ["sidelight-bell-slash-symbolic"] + others)
    #expect(reports == [])
    await scene.close()
  }
}
