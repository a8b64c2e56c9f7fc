#if Foundation
public import Foundation
public import SidelightUI

/// Opens an address: with the program that the desktop has for it, or as a view around says.
///
/// ```swift
/// @Environment(\.openURL) private var openURL
/// var body: some View { Button("Help") { openURL(URL(string: "https://www.gnome.org")!) } }
/// ```
///
/// Set one with a handler to decide yourself what opening means for the views inside:
///
/// ```swift
/// content.environment(\.openURL, OpenURLAction { url in
///   guard url.scheme == "photos" else { return .systemAction }
///   show(url)
///   return .handled
/// })
/// ```
///
/// On GNOME a `GtkUriLauncher` asks the desktop, in a sandbox through its portal, and a `GtkFileLauncher` where the address is a file's. What
/// the desktop can't open is reported. Source: SwiftUI's `OpenURLAction`.
@MainActor @preconcurrency public struct OpenURLAction {
  /// What became of an address.
  ///
  /// Source: SwiftUI's `OpenURLAction.Result`.
  public struct Result: Sendable {
    enum Kind: Sendable, Equatable { case handled, discarded, system(URL?) }
    let kind: Kind

    /// The handler opened the address.
    public static let handled = Result(kind: .handled)
    /// The handler leaves the address unopened.
    public static let discarded = Result(kind: .discarded)
    /// The desktop is to open the address.
    public static let systemAction = Result(kind: .system(nil))

    /// The desktop is to open another address.
    ///
    /// - Parameter url: what to open in place of the address that was asked for.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  let open: OpenURI

  nonisolated init(_ open: OpenURI) { self.open = open }

  /// Makes an action that opens addresses in its own way.
  ///
  /// - Parameter handler: gets each address, and says what became of it.
  public init(handler: @escaping (URL) -> OpenURLAction.Result) {
    open = OpenURI(
      handler: { uri in
        guard let url = URL(string: uri) else { return .desktop(uri) }
        switch handler(url).kind {
        case .handled: return .handled
        case .discarded: return .discarded
        case .system(let other): return .desktop(other?.absoluteString ?? uri)
        }
      }, requests: nil)
  }

  /// Opens an address. Write it as a call of the action itself: `openURL(url)`.
  ///
  /// - Parameter url: what to open.
  public func callAsFunction(_ url: URL) { open(url.absoluteString) }

  /// Opens an address, and says whether that could be done. Write it as a call of the action itself: `openURL(url) { accepted in … }`.
  ///
  /// - Parameters:
  ///   - url: what to open.
  ///   - completion: runs once, with whether a handler or a program of the desktop took the address.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    open(url.absoluteString) { completion($0) }
  }
}

extension EnvironmentValues {
  /// Opens an address with the program that the desktop has for it, or as a view around says.
  ///
  /// Source: SwiftUI's `openURL`.
  public var openURL: OpenURLAction {
    get { OpenURLAction(openURI) }
    set { openURI = newValue.open }
  }
}
#endif
