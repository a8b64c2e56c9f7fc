#if Foundation
import SidelightCore
public import SidelightUI

extension TabContent {
  /// Sets what happens when something is dropped on the tab: files as `URL`, or text as `String`.
  ///
  /// ```swift
  /// Tab("Archive", systemImage: "archivebox") { ArchiveView() }
  ///   .dropDestination(for: URL.self) { urls in archive.add(urls) }
  /// ```
  ///
  /// The tab takes it in the sidebar and in every bar; what is behind "More" takes nothing. A tab that is disabled takes nothing either.
  /// Something that rests over the tab selects it: see ``springLoadingBehavior(_:)``. Source: SwiftUI's `dropDestination(for:action:)`.
  /// - Parameters:
  ///   - payloadType: the type of what is dropped.
  ///   - action: gets what was dropped.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TabContent<TabValue> {
    onDropPayload(DropKinds(T.self)) { payload in
      payload.give(T.self) { values in
        action(values)
        return true
      }
    }
  }
}
#endif
