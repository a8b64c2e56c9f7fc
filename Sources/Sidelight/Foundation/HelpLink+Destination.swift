#if Foundation
public import Foundation
public import SidelightUI

extension HelpLink {
  /// Makes a button that opens an address with help.
  ///
  /// Source: SwiftUI's `init(destination:)` of `HelpLink`.
  ///
  /// - Parameter destination: the address; it is opened as `openURL` says.
  nonisolated public init(destination: URL) { self.init(address: destination.absoluteString) }
}
#endif
