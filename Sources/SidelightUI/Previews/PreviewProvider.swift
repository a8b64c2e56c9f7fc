/// A type with previews, as they were before `#Preview`.
///
/// ```swift
/// struct CircleImage_Previews: PreviewProvider {
///   static var previews: some View {
///     CircleImage()
///     CircleImage().previewLayout(.fixed(width: 400, height: 300)).previewDisplayName("Wide")
///   }
/// }
/// ```
///
/// Each view that ``previews`` lists, also in a `Group` or a `ForEach`, is one preview. Nothing finds such types by itself: name them in
/// `App.previewProviders`, or give one to ``ListedPreview/all(of:)`` in a test. Source: SwiftUI's `PreviewProvider`.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View
  /// The views, each of which is a preview.
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
}

extension View {
  /// Names a preview of a ``PreviewProvider``.
  ///
  /// Without a name it has that of the provider. It counts where it stands on a view that the provider lists, or on a `Group` around some of
  /// them, and changes nothing elsewhere. Source: SwiftUI's `View.previewDisplayName(_:)`.
  ///
  /// - Parameter value: the name; nil for none.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { PreviewSettingsView(content: self) { $0.name = value } }

  /// Says how large the window of a preview of a ``PreviewProvider`` is.
  ///
  /// Source: SwiftUI's `View.previewLayout(_:)`.
  /// - Parameter value: the layout.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { PreviewSettingsView(content: self) { $0.layout = value } }

  /// Gives a preview of a ``PreviewProvider`` a window as large as a device's screen. The theme stays the desktop's.
  ///
  /// Source: SwiftUI's `View.previewDevice(_:)`.
  /// - Parameter value: the device; nil for a window of the usual size.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { PreviewSettingsView(content: self) { $0.device = value } }

  /// Makes the window of a preview of a ``PreviewProvider`` higher than wide, or wider than high.
  ///
  /// Source: SwiftUI's `View.previewInterfaceOrientation(_:)`.
  /// - Parameter value: how a device would be held.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    PreviewSettingsView(content: self) { $0.orientation = value }
  }
}

/// A view with what a preview of it has. Shown anywhere else, it is the view alone.
struct PreviewSettingsView<Content: View> {
  let content: Content
  let change: (inout PreviewSettings) -> Void

  nonisolated init(content: Content, _ change: @escaping (inout PreviewSettings) -> Void) {
    self.content = content
    self.change = change
  }
}

extension PreviewSettingsView: View {
  var body: some View { content }
}
