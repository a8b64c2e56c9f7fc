// swift-format-ignore-file
// Written by `./meson-wrapper.sh check --record` from .ci/swiftui.table; what is changed here is lost.
#if Foundation
public import Foundation
#endif
public import SidelightUI

extension View {
  @available(*, unavailable, message: "Sidelight has no 'onDeleteCommand'; use onDelete of ForEach, or keyboardShortcut(.delete, modifiers: [])")
  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }
}

#if Foundation
extension View {
  @available(*, unavailable, message: "Sidelight has no 'dropDestination'; rows take drops by ForEach.dropDestination(for:action:)")
  nonisolated public func dropDestination<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool, isTargeted: @escaping (Bool) -> Void = { _ in }) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'onDrop'; rows take drops by ForEach.dropDestination(for:action:)")
  nonisolated public func onDrop(of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool) -> some View { self }
}
#endif
