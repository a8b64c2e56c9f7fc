#if Foundation
public import Foundation
public import SidelightUI

extension View {
  /// Does something with a URL that the desktop asks the app to open: a file or folder given on the command line, dropped
  /// on its icon or chosen in another app.
  ///
  /// Source: SwiftUI's `onOpenURL(perform:)`.
  ///
  /// - Parameter action: gets one URL at a time.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    onOpenURI { uri in
      guard let url = URL(string: uri) else {
        return Problem.report("the desktop asked to open “\(uri.prefix(200))”, which is no URL; nothing was opened.")
      }
      action(url)
    }
  }
}
#endif
