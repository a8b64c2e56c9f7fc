#if Foundation
import Foundation
import SidelightCore
import SidelightGTK
import SidelightUI
import Synchronization

/// What the asset catalogues of a bundle hold: folders `CATALOGUE.xcassets` with sets `NAME.TYPEset`, as they are copied with a package's
/// resources. They are looked through once.
struct AssetCatalogues {
  /// The catalogues, such as `Assets.xcassets`.
  private(set) var names: [String] = []
  private var colors: [String: Color] = [:]
  private var pictures: [String: String] = [:]
  private var symbols: [String: URL] = [:]

  private static let known = Mutex<[String: AssetCatalogues]>([:])

  static func of(_ bundle: Bundle) -> AssetCatalogues {
    known.withLock { known in
      if let found = known[bundle.bundlePath] { return found }
      let made = AssetCatalogues(bundle)
      known[bundle.bundlePath] = made
      return made
    }
  }

  private init(_ bundle: Bundle) {
    for catalogue in (bundle.urls(forResourcesWithExtension: "xcassets", subdirectory: nil) ?? []).map({ $0 as URL }) {
      names.append(catalogue.lastPathComponent)
      read(catalogue, within: "")
    }
  }

  /// Reads the sets in a folder and in the folders in it.
  /// - Parameter space: what the names begin with.
  private mutating func read(_ folder: URL, within space: String) {
    let inside = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    for each in inside.sorted(by: { $0.path < $1.path }) {
      // A file of a catalogue says something of the folder that it is in.
      if ["json", "png", "svg", "pdf", "jpg"].contains(each.pathExtension) { continue }
      let name = space + each.deletingPathExtension().lastPathComponent
      switch each.pathExtension {
      case "colorset":
        if let color = contents(of: each, as: AssetColors.self)?.made, colors[name] == nil { colors[name] = color }
      case "imageset":
        let files = contents(of: each, as: AssetImages.self)?.images ?? []
        let plain = files.last { $0.filename != nil && $0.appearances?.isEmpty ?? true } ?? files.last { $0.filename != nil }
        if let file = plain?.filename, pictures[name] == nil { pictures[name] = each.appendingPathComponent(file).path }
      case "symbolset":
        let files = contents(of: each, as: AssetSymbols.self)?.symbols ?? []
        if let file = files.firstNonNil(\.filename), symbols[name] == nil { symbols[name] = each.appendingPathComponent(file) }
      case "":
        let isSpace = contents(of: each, as: AssetGroup.self)?.properties?.providesNamespace == true
        read(each, within: isSpace ? name + "/" : space)
      default: break
      }
    }
  }

  private func contents<Contents: Decodable>(of folder: URL, as type: Contents.Type) -> Contents? {
    (try? Data(contentsOf: folder.appendingPathComponent("Contents.json"))).flatMap { try? JSONDecoder().decode(type, from: $0) }
  }

  func color(_ name: String) -> Color? { colors[name] }

  /// Where the file of a picture lies.
  func picture(_ name: String) -> String? { pictures[name] }

  /// The name of the theme's icon that a symbol of the app's own has become.
  func symbol(_ name: String) -> String? { symbols[name].flatMap { SymbolTemplate.icon(from: $0, named: name) } }

  /// The name of a colour that is most like another name; nil where there is no colour.
  func nearestColor(to name: String) -> String? {
    let wanted = Array(name.lowercased().utf8)
    let near = colors.keys.map { (name: $0, distance: SymbolTable.distance(wanted, Array($0.lowercased().utf8))) }
    return near.min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
  }
}

/// The pictures of a set in an asset catalogue, the one with the most pixels last.
private struct AssetImages: Decodable {
  struct File: Decodable {
    let filename: String?
    let appearances: [Appearance]?
  }
  let images: [File]
}

/// The drawing of a symbol in an asset catalogue.
private struct AssetSymbols: Decodable {
  struct File: Decodable { let filename: String? }
  let symbols: [File]
}

/// What a colour or a picture of a set is for: the dark style or high contrast.
private struct Appearance: Decodable, Equatable {
  let appearance: String
  let value: String

  static var dark: Appearance { Appearance(appearance: "luminosity", value: "dark") }
}

/// Says of a folder of a catalogue whether its name is a part of the names in it.
private struct AssetGroup: Decodable {
  struct Properties: Decodable {
    let providesNamespace: Bool?

    enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
  }
  let properties: Properties?
}

/// The colours of a set in an asset catalogue.
private struct AssetColors: Decodable {
  struct Entry: Decodable {
    let color: Components?
    let appearances: [Appearance]?
  }

  struct Components: Decodable {
    let components: [String: String]?
    let space: String?

    enum CodingKeys: String, CodingKey {
      case components
      case space = "color-space"
    }

    /// A component is written as 0.5, as 0x80 or as 128.
    private static func number(_ text: String) -> Double? {
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
      return text.contains(".") ? Double(text) : Double(text).map { $0 / 255 }
    }

    var made: Color? {
      guard let components else { return nil }
      let alpha = components["alpha"].flatMap(Double.init) ?? 1
      if let white = components["white"].flatMap(Self.number) { return Color(white: white, opacity: alpha) }
      guard let red = components["red"].flatMap(Self.number), let green = components["green"].flatMap(Self.number),
        let blue = components["blue"].flatMap(Self.number)
      else { return nil }
      return Color(space == "display-p3" ? .displayP3 : .sRGB, red: red, green: green, blue: blue, opacity: alpha)
    }
  }

  let colors: [Entry]

  /// The colour for the usual contrast, in both styles.
  var made: Color? {
    let plain = colors.first { $0.appearances?.isEmpty ?? true } ?? colors.first
    guard let light = plain?.color?.made else { return nil }
    guard let dark = colors.first(where: { $0.appearances == [.dark] })?.color?.made, dark != light else { return light }
    return Color(style: .scheme(light: light.style, dark: dark.style))
  }
}
#endif
