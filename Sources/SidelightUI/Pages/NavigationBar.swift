@_spi(Nodes) import SidelightGraph

extension View {
  /// Adds views to both ends of the header bar of the page that this view stands in: the form before ``toolbar(content:)``, which takes its
  /// place.
  ///
  /// Source: SwiftUI's `navigationBarItems(leading:trailing:)`.
  ///
  /// - Parameters:
  ///   - leading: what stands at the start.
  ///   - trailing: what stands at the end.
  @available(*, deprecated, message: "Use toolbar(content:) with navigationBarLeading or navigationBarTrailing placement.")
  @MainActor public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Adds views to the start of the header bar of the page that this view stands in.
  ///
  /// Source: SwiftUI's `navigationBarItems(leading:)`.
  ///
  /// - Parameter leading: what stands at the start.
  @available(*, deprecated, message: "Use toolbar(content:) with navigationBarLeading placement.")
  @MainActor public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Adds views to the end of the header bar of the page that this view stands in.
  ///
  /// Source: SwiftUI's `navigationBarItems(trailing:)`.
  ///
  /// - Parameter trailing: what stands at the end.
  @available(*, deprecated, message: "Use toolbar(content:) with navigationBarTrailing placement.")
  @MainActor public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }

  /// Hides the header bar of the page that this view stands in, as ``toolbarVisibility(_:for:)`` does.
  ///
  /// Source: SwiftUI's `navigationBarHidden(_:)`.
  ///
  /// - Parameter hidden: whether it is hidden.
  @available(*, deprecated, message: "Use toolbar(.hidden).")
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    toolbarVisibility(hidden ? .hidden : .automatic, for: .navigationBar)
  }
}
