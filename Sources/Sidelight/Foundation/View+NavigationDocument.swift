#if Foundation
public import Foundation
public import SidelightUI

extension View {
  /// Sets the file that the title of the page stands for.
  ///
  /// ```swift
  /// Editor(document).navigationTitle(document.name).navigationDocument(document.url)
  /// ```
  ///
  /// The user drags the title away as that file, to another app or folder. A click opens a menu with “Open Containing Folder”, which shows
  /// the file in the desktop's file manager; what ``toolbarTitleMenu(content:)`` says follows, or “Rename” where the title is bound and
  /// there is no such menu. An address that is no file is dragged away, and opens no folder. On a Mac this is the proxy icon.
  /// Source: SwiftUI's `navigationDocument(_:)`.
  ///
  /// - Parameter url: the address of the file.
  nonisolated public func navigationDocument(_ url: URL) -> some View { navigationDocumentPayload(TransferType<URL>.payload(of: url)) }

  /// Sets what the title of the page stands for: the user drags the title away as that.
  ///
  /// SwiftUI's forms with a preview are left out: what GNOME shows of a drag is the title itself.
  /// Source: SwiftUI's `navigationDocument(_:)`.
  ///
  /// - Parameter document: an address or a text.
  nonisolated public func navigationDocument<D: Transferable>(_ document: D) -> some View {
    navigationDocumentPayload(TransferType<D>.payload(of: document))
  }
}
#endif
