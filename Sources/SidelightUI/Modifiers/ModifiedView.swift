@_spi(Nodes) import SidelightGraph

/// A view that stands for one view inside, which is known without making either.
@MainActor protocol ModifiedView: View {
  static var contentTypes: [any View.Type] { get }
  var anyContent: (any View)? { get }
}

/// A view that puts something around the one view inside, and says in all else what that one says.
@MainActor protocol WrappingView: StructuralView, ModifiedView {
  associatedtype Content: View
  var content: Content { get }
}

extension WrappingView {
  static var passedOn: (any View.Type)? { Content.self }
  static var contentTypes: [any View.Type] { [Content.self] }
  var anyContent: (any View)? { content }
}

extension EnvironmentView: ModifiedView {
  static var contentTypes: [any View.Type] { [Content.self] }
  var anyContent: (any View)? { content }
}

extension PreferenceView: ModifiedView {
  static var contentTypes: [any View.Type] { [Content.self] }
  var anyContent: (any View)? { content }
}

extension PreferenceActionView: ModifiedView {
  static var contentTypes: [any View.Type] { [Content.self] }
  var anyContent: (any View)? { content }
}

extension Group: ModifiedView where Content: View {
  static var contentTypes: [any View.Type] { [Content.self] }
  var anyContent: (any View)? { content }
}

extension Optional: ModifiedView where Wrapped: View {
  static var contentTypes: [any View.Type] { [Wrapped.self] }
  var anyContent: (any View)? { map { $0 as any View } }
}

extension _ConditionalContent: ModifiedView where TrueContent: View, FalseContent: View {
  static var contentTypes: [any View.Type] { [TrueContent.self, FalseContent.self] }
  var anyContent: (any View)? {
    switch storage {
    case .first(let content): content
    case .second(let content): content
    }
  }
}
