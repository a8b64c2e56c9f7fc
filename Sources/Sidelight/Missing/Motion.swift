// swift-format-ignore-file
// Written by `./meson-wrapper.sh check --record` from .ci/swiftui.table; what is changed here is lost.
public import SidelightUI

@available(*, unavailable, message: "Sidelight has no 'SymbolColorRenderingMode'; a symbol has one layer and one colour; leave it out")
nonisolated public struct SymbolColorRenderingMode {
  public static var flat: SymbolColorRenderingMode { absent() }
  public static var gradient: SymbolColorRenderingMode { absent() }
}

extension View {
  @available(*, unavailable, message: "Sidelight has no 'animation(_:body:)'; use animation(_:value:)")
  nonisolated public func animation<V: View>(_ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'transaction(_:body:)'; use transaction(value:_:)")
  nonisolated public func transaction<V: View>(_ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'symbolColorRenderingMode'; a symbol has one layer and one colour; leave it out")
  nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
}
