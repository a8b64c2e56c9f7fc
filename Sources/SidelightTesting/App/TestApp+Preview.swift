public import SidelightUI

extension TestApp {
  /// Shows a preview in a window as large as the preview says, and waits until it has settled.
  ///
  /// - Parameters:
  ///   - depth: How much of the app runs; ``Depth/available`` lists what is possible here.
  ///   - preview: The preview, such as one of `ListedPreview.all(of: CircleImage_Previews.self)`. One that fits its content has a window of 1000
  ///     by 680 pixels.
  ///   - checks: Whether every action at ``Depth/window`` also compares all widgets with the views.
  /// - Throws: what the context of a `PreviewModifier` throws, besides what a test finds.
  public convenience init(_ depth: Depth = .plan, preview: ListedPreview, checks: Bool = true) async throws {
    let view = try await preview.view()
    try await self.init(depth, width: preview.frame.width ?? 1000, height: preview.frame.height ?? 680, checks: checks) { view }
  }
}
