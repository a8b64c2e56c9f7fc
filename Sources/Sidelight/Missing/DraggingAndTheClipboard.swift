// swift-format-ignore-file
// Written by `./meson-wrapper.sh check --record` from .ci/swiftui.table; what is changed here is lost.
public import SidelightUI

extension View {
  @available(*, unavailable, message: "Sidelight has no 'draggable(_:preview:)'; the view itself is shown at the pointer; leave the preview out")
  nonisolated public func draggable<T, V: View>(_ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'dragContainer'; give each view draggable(_:)")
  nonisolated public func dragContainer<T>(for itemType: T.Type = T.self, _ payload: @escaping (Any) -> [T]) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'draggable(containerItemID:containerNamespace:)'; give each view draggable(_:)")
  nonisolated public func draggable<ID: Hashable>(containerItemID: ID, containerNamespace: Namespace.ID? = nil) -> some View { self }
}

#if Foundation
extension View {
  @available(*, unavailable, message: "Sidelight has no 'onDrag(_:preview:)'; the view itself is shown at the pointer; leave the preview out")
  nonisolated public func onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'dropDestination(for:isEnabled:action:)'; use dropDestination(for:action:isTargeted:)")
  nonisolated public func dropDestination<T: Transferable>(for type: T.Type = T.self, isEnabled: Bool, action: @escaping ([T], Any) -> Void) -> some View { self }
}
#endif
