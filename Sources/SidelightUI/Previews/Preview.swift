/// A preview of views, or a group of them: what the macro ``Preview(_:body:)`` makes.
///
/// Write the macro and leave this type to it. Source: SwiftUI's `Preview`, of the module DeveloperToolsSupport.
@MainActor public struct Preview {
  /// What the traits of a preview of views are about.
  ///
  /// Source: SwiftUI's `Preview.ViewTraits`.
  public enum ViewTraits {}

  let name: String?
  let traits: [PreviewTrait<ViewTraits>]
  /// Makes the views of each preview of the group; one where there are no arguments.
  let bodies: [@MainActor () -> any View]

  /// Makes a preview of views.
  ///
  /// - Parameters:
  ///   - name: what the preview is called; nil for the file and the line where it is written.
  ///   - traits: how large its window is, and what is done to the views.
  ///   - body: the views.
  public init(_ name: String? = nil, traits: PreviewTrait<ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View) {
    self.name = name
    self.traits = traits
    bodies = [body]
  }

  /// Makes a preview for each of several arguments.
  ///
  /// - Parameters:
  ///   - name: what the previews are called, with a number behind it; nil for the file and the line where they are written.
  ///   - traits: how large their windows are, and what is done to the views.
  ///   - arguments: what `body` is called with, one after the other.
  ///   - body: makes the views for an argument.
  public init<T>(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., arguments: [T], @ViewBuilder body: @escaping @MainActor (T) -> any View
  ) {
    self.name = name
    self.traits = traits
    bodies = arguments.map { argument in { body(argument) } }
  }
}
