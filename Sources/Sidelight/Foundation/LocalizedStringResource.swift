#if Foundation
public import Foundation
public import SidelightUI

/// A text that is looked up in a table of translations when it is shown.
///
/// ```swift
/// struct Tip { let title: LocalizedStringResource }
/// Text(tip.title)
/// ```
///
/// Source: Foundation's `LocalizedStringResource`, which Foundation has on Apple's systems alone.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// Where the tables of a text are.
  ///
  /// Source: Foundation's `LocalizedStringResource.BundleDescription`.
  public enum BundleDescription: Equatable, Sendable {
    /// The app's own bundle.
    case main
    /// The bundle at an address.
    case atURL(URL)

    /// Nil for the app's own, whose tables are where those of literals are.
    var bundle: Bundle? {
      switch self {
      case .main: nil
      case .atURL(let url): Bundle(url: url)
      }
    }
  }

  /// The name of the text in the table; nil where the text itself is its name.
  private let name: String?
  /// The text, as it is written.
  public let defaultValue: String.LocalizationValue
  /// The name of the file without `.strings`; nil for `Localizable`.
  public let table: String?
  /// Where the tables are.
  public let bundle: BundleDescription

  /// Makes a resource of a text that is its own name in the table.
  ///
  /// - Parameters:
  ///   - keyAndValue: the text.
  ///   - table: the name of the file without `.strings`; nil for `Localizable`.
  ///   - bundle: where the tables are.
  ///   - comment: says to those who translate where the text stands.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) { (name, defaultValue, self.table, self.bundle) = (nil, keyAndValue, table, bundle) }

  /// Makes a resource of a text with a name in the table.
  ///
  /// - Parameters:
  ///   - key: the name of the text in the table.
  ///   - defaultValue: the text, as it is written, which stands for what is not there.
  ///   - table: the name of the file without `.strings`; nil for `Localizable`.
  ///   - bundle: where the tables are.
  ///   - comment: says to those who translate where the text stands.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) { (name, self.defaultValue, self.table, self.bundle) = ("\(key)", defaultValue, table, bundle) }

  /// The compiler calls it for a literal.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }

  /// The compiler calls it for a literal with interpolations.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// The text in the user's language.
  fileprivate var text: String {
    name.map { String(localized: $0, defaultValue: defaultValue, table: table, bundle: bundle.bundle) }
      ?? String(localized: defaultValue, table: table, bundle: bundle.bundle)
  }
}

extension String {
  /// Looks a text up in a table of translations; what is not there stays as it is written.
  ///
  /// Source: Foundation's `String.init(localized:)` for a resource, which Foundation has on Apple's systems alone.
  @_disfavoredOverload public init(localized resource: LocalizedStringResource) { self = resource.text }
}

extension Text {
  /// Shows a text that is looked up in a table of translations; what is not there stays as it is written.
  ///
  /// Source: SwiftUI's `Text.init(_:)` for a resource.
  @_disfavoredOverload nonisolated public init(_ resource: LocalizedStringResource) { self.init(verbatim: resource.text) }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label of a text that is looked up in a table of translations, and a symbol. See the one with a `LocalizedStringKey`.
  ///
  /// - Parameters:
  ///   - name: the name of the symbol.
  ///   - titleResource: as in the form that is documented in full.
  @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(titleResource.text, systemImage: name)
  }
}

extension Button where Label == Text {
  /// Makes a button with a title that is looked up in a table of translations.
  ///
  /// Source: SwiftUI's `Button.init(_:role:action:)` for a resource.
  ///
  /// - Parameters:
  ///   - titleResource: the title.
  ///   - role: what the button is for; nil for nothing special.
  ///   - action: what it does.
  @preconcurrency @_disfavoredOverload nonisolated public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) { self.init(titleResource.text, role: role, action: action) }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a title that is looked up in a table of translations.
  ///
  /// Source: SwiftUI's `Toggle.init(_:isOn:)` for a resource.
  ///
  /// - Parameters:
  ///   - titleResource: the title.
  ///   - isOn: whether it is on.
  @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(titleResource.text, isOn: isOn)
  }
}

extension View {
  /// Sets the title of the page that this view is in, which is looked up in a table of translations.
  ///
  /// Source: SwiftUI's `navigationTitle(_:)` for a resource.
  ///
  /// - Parameter titleResource: the title.
  @_disfavoredOverload nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(titleResource.text)
  }
}
#endif
