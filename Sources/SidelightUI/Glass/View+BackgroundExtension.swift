import SidelightCore
public import SidelightGraph

extension View {
  /// Lets this view go on below what covers the room around it, such as a sidebar of glass, as a mirror image of itself, blurred. The view
  /// itself stays clear of that.
  ///
  /// ```swift
  /// Image("Hardanger.jpg").resizable().scaledToFill().frame(height: 300).clipped().backgroundExtensionEffect()
  /// ```
  ///
  /// It goes on at the edges at which it touches the end of the safe area. Say it of one view of a page, and put nothing on it that is to be
  /// read. Source: SwiftUI's `backgroundExtensionEffect()`.
  nonisolated public func backgroundExtensionEffect() -> some View { backgroundExtensionEffect(isEnabled: true) }

  /// Lets this view go on below what covers the room around it, or not, see ``View/backgroundExtensionEffect()``.
  ///
  /// Source: SwiftUI's `backgroundExtensionEffect(isEnabled:)`.
  ///
  /// - Parameter isEnabled: whether it goes on there.
  nonisolated public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    LayeredView(
      content: self, layer: .views(EmptyView()), slot: .overlay, alignment: .center, effect: isEnabled ? .extended : nil,
      name: "backgroundExtensionEffect")
  }
}
