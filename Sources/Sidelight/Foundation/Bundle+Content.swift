#if Foundation
public import Foundation
import SidelightCore
public import SidelightUI

extension Bundle {
  /// The colour of an asset catalogue; what is missing is reported, with what there is.
  nonisolated fileprivate func color(_ name: String) -> Color {
    let catalogues = AssetCatalogues.of(self)
    if let color = catalogues.color(name) { return color }
    let bundle = bundleURL.lastPathComponent
    guard !catalogues.names.isEmpty else {
      Problem.report(
        "the colour “\(name)” is clear, because the bundle \(bundle) has no asset catalogue. Copy a folder such as Assets.xcassets with "
          + "the resources of its target.")
      return Color(style: .missing)
    }
    let nearest = catalogues.nearestColor(to: name).map { "the nearest name there is “\($0)”" } ?? "there is no colour at all"
    Problem.report(
      "the colour “\(name)” is clear, because no set of \(catalogues.names.joined(separator: " or ")) in the bundle \(bundle) has this "
        + "name; \(nearest).")
    return Color(style: .missing)
  }

  /// The picture or the symbol of the bundle that has a name.
  nonisolated fileprivate func image(_ name: String) -> Image {
    if let icon = AssetCatalogues.of(self).symbol(name) { return Image(systemName: icon) }
    return Image(picture(name))
  }

  /// Where a picture of the bundle lies; its own name where there is none, so that the sign for a missing picture is shown.
  nonisolated private func picture(_ name: String) -> String {
    if let path = AssetCatalogues.of(self).picture(name) { return path }
    for type in [nil, "png", "svg", "jpg", "jpeg", "webp"] {
      if let path = path(forResource: name, ofType: type) { return path }
    }
    return name
  }
}

extension Color {
  /// Makes a colour of an asset catalogue: a folder `NAME.colorset` in a folder `CATALOGUE.xcassets` among the resources of a bundle.
  ///
  /// It is another one in the dark style where the set has one for that. Where no catalogue has the name that is reported once; such a colour is
  /// clear as an area, a line or a tint, and text and symbols keep the style around them. In folders that provide a namespace the name begins
  /// with theirs and a slash. Source: SwiftUI's `Color.init(_:bundle:)`.
  ///
  /// - Parameters:
  ///   - name: the name of the set.
  ///   - bundle: the bundle; nil for the app's own.
  nonisolated public init(_ name: String, bundle: Bundle? = nil) { self = (bundle ?? .main).color(name) }
}

extension Image {
  /// Shows a picture from the resources of a bundle: that of an asset catalogue, or a file with this name and the end `png`, `svg`, `jpg`,
  /// `jpeg` or `webp`, or with none.
  ///
  /// A symbol of a catalogue, a folder `NAME.symbolset` with a template as SF Symbols exports it, is shown as other symbols are: in the colour
  /// and in the size of the text around it. Its regular form is drawn, and kept in the user's folder for caches.
  ///
  /// Source: SwiftUI's `Image.init(_:bundle:)`.
  ///
  /// - Parameters:
  ///   - name: the name of the file, with or without its end.
  ///   - bundle: the bundle; nil for the app's own.
  nonisolated public init(_ name: String, bundle: Bundle?) { self = (bundle ?? .main).image(name) }

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
