#if Foundation
public import Foundation
public import SidelightUI

extension Bundle {
  /// What a set of an asset catalogue says of itself: a folder `NAME.TYPEset` below a folder `CATALOGUE.xcassets`, as it is copied with a
  /// package's resources. Nil where no catalogue has it.
  nonisolated private func assetSet<Contents: Decodable>(_ name: String, _ type: String, as contents: Contents.Type) -> (
    folder: URL, contents: Contents
  )? {
    let catalogues = urls(forResourcesWithExtension: "xcassets", subdirectory: nil) ?? []
    for catalogue in catalogues.map({ $0 as URL }) {
      let folder = catalogue.appendingPathComponent(name).appendingPathExtension(type + "set")
      guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
        let contents = try? JSONDecoder().decode(contents, from: data)
      else { continue }
      return (folder, contents)
    }
    return nil
  }

  /// The colour of an asset catalogue, as it is in light style.
  nonisolated fileprivate func color(_ name: String) -> Color? {
    let colors = assetSet(name, "color", as: AssetColors.self)?.contents.colors ?? []
    return (colors.first { $0.appearances == nil } ?? colors.first)?.color?.made
  }

  /// Where a picture of the bundle lies; its own name where there is none, so that the sign for a missing picture is shown.
  nonisolated fileprivate func picture(_ name: String) -> String {
    if let set = assetSet(name, "image", as: AssetImages.self), let file = set.contents.images.last(where: { $0.filename != nil })?.filename
    {
      return set.folder.appendingPathComponent(file).path
    }
    for type in [nil, "png", "svg", "jpg", "jpeg", "webp"] {
      if let path = path(forResource: name, ofType: type) { return path }
    }
    return name
  }
}

/// The pictures of a set in an asset catalogue, the one with the most pixels last.
private struct AssetImages: Decodable {
  struct File: Decodable { let filename: String? }
  let images: [File]
}

/// The colours of a set in an asset catalogue.
private struct AssetColors: Decodable {
  struct Entry: Decodable {
    let color: Components?
    let appearances: [[String: String]]?
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
}

extension Color {
  /// Makes a colour of an asset catalogue: a folder `NAME.colorset` in a folder `CATALOGUE.xcassets` among the resources of a bundle.
  ///
  /// It is the one for light style, and ``primary`` where no catalogue has it. Source: SwiftUI's `Color.init(_:bundle:)`.
  ///
  /// - Parameters:
  ///   - name: the name of the set.
  ///   - bundle: the bundle; nil for the app's own.
  nonisolated public init(_ name: String, bundle: Bundle? = nil) { self = (bundle ?? .main).color(name) ?? .primary }
}

extension Image {
  /// Shows a picture from the resources of a bundle: that of an asset catalogue, or a file with this name and the end `png`, `svg`, `jpg`,
  /// `jpeg` or `webp`, or with none.
  ///
  /// Source: SwiftUI's `Image.init(_:bundle:)`.
  ///
  /// - Parameters:
  ///   - name: the name of the file, with or without its end.
  ///   - bundle: the bundle; nil for the app's own.
  nonisolated public init(_ name: String, bundle: Bundle?) { self.init((bundle ?? .main).picture(name)) }

  /// Shows a picture that says nothing: assistive technology has no name for it.
  ///
  /// Source: SwiftUI's `Image.init(decorative:bundle:)`.
  ///
  /// - Parameters:
  ///   - name: the name of a file in the resources of a bundle, with or without its end.
  ///   - bundle: the bundle; nil for the app's own.
  nonisolated public init(decorative name: String, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }
}

extension Text {
  /// Shows a text that is looked up in a bundle's tables of translations; what is not there stays as it is written.
  ///
  /// Source: SwiftUI's `Text.init(_:tableName:bundle:comment:)`.
  ///
  /// - Parameters:
  ///   - key: the text, and what it is looked up by.
  ///   - tableName: the name of the `.strings` file without its end; nil for `Localizable`.
  ///   - bundle: the bundle; nil for the app's own.
  ///   - comment: says to those who translate what it is about.
  @_disfavoredOverload nonisolated public init(
    _ key: String.LocalizationValue, tableName: String? = nil, bundle: Bundle?, comment: StaticString? = nil
  ) {
    self.init(verbatim: String(localized: key, table: tableName, bundle: bundle))
  }
}
#endif
