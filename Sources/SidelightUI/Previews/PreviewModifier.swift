/// What previews have around them: sample data that several of them share.
///
/// ```swift
/// struct SampleData: PreviewModifier {
///   static func makeSharedContext() async throws -> Library { try await Library.sample() }
///   func body(content: Content, context: Library) -> some View { content.environment(context) }
/// }
/// #Preview(traits: .modifier(SampleData())) { ShelfView() }
/// ```
///
/// Source: SwiftUI's `PreviewModifier`.
@MainActor public protocol PreviewModifier {
  /// The type of view that ``body(content:context:)`` returns.
  associatedtype Body: View
  /// What all previews with the modifier share.
  associatedtype Context = Void
  /// The views of the preview.
  typealias Content = PreviewModifierContent

  /// Makes what all previews with this modifier share. It runs once, before the first of them is shown.
  static func makeSharedContext() async throws -> Context

  /// The views of a preview, modified.
  ///
  /// - Parameters:
  ///   - content: the views of the preview.
  ///   - context: what all previews with this modifier share.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Nothing: the previews share nothing.
  public static func makeSharedContext() async throws {}
}

/// The views of a preview, as a ``PreviewModifier`` gets them.
///
/// Source: SwiftUI's `PreviewModifierContent`.
nonisolated public struct PreviewModifierContent: View {
  let content: AnyView

  /// The views as they are.
  public var body: some View { content }
}

/// What modifiers of previews share, by their types.
@MainActor enum PreviewContexts {
  private static var known: [ObjectIdentifier: Any] = [:]

  static func context<M: PreviewModifier>(of type: M.Type) async throws -> M.Context {
    if let context = known[ObjectIdentifier(type)] as? M.Context { return context }
    let context = try await M.makeSharedContext()
    known[ObjectIdentifier(type)] = context
    return context
  }
}

/// The views of a preview with a modifier around them.
struct PreviewModifierView<Modifier: PreviewModifier>: View {
  let content: AnyView
  let modifier: Modifier
  let context: Modifier.Context

  var body: some View { modifier.body(content: PreviewModifierContent(content: content), context: context) }
}
