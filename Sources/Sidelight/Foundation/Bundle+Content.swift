#if Foundation
public import Foundation
public import SidelightUI

extension Bundle {
  /// Where a picture of the bundle lies; its own name where there is none, so that the sign for a missing picture is shown.
  nonisolated fileprivate func picture(_ name: String) -> String {
    for type in [nil, "png", "svg", "jpg", "jpeg", "webp"] {
      if let path = path(forResource: name, ofType: type) { return path }
    }
    return name
  }
}

extension Image {
  /// Shows a picture from the resources of a bundle: a file with this name and the end `png`, `svg`, `jpg`, `jpeg` or `webp`, or with none.
  ///
  /// Source: SwiftUI's `Image.init(_:bundle:)`, for which there are no asset catalogues here.
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
