#if Foundation
public import Foundation
public import SidelightUI

/// A text, or other views, that open an address.
///
/// ```swift
/// Link("Website", destination: URL(string: "https://example.org")!)
/// ```
///
/// It is opened as `openURL` says: mostly by the program that the desktop has for it. On GNOME it is a button that looks
/// as a `GtkLinkButton` does, unless `buttonStyle(_:)` says otherwise, and a link to assistive technology. Source: SwiftUI's `Link`.
public struct Link<Label> {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL

  nonisolated private init(_ destination: URL, _ label: Label) {
    self.destination = destination
    self.label = label
  }
}

extension Link: View where Label: View {
  /// Makes a link with a view as its label.
  ///
  /// - Parameters:
  ///   - destination: the address.
  ///   - label: what the link says.
  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.init(destination, label())
  }

  /// The views as a link.
  public var body: some View { LinkView(action: { openURL(destination) }, label: label) }
}

extension Link where Label == Text {
  /// Makes a link with a title.
  ///
  /// - Parameters:
  ///   - titleKey: what the link says.
  ///   - destination: the address.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination, Text(titleKey))
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination, Text(title))
  }
}
#endif
