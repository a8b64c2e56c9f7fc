package import SidelightGraph

/// A view that stands for several previews, or for one with settings of its own.
@MainActor private protocol PreviewBranch {
  /// The views in it.
  var previewParts: [any View] { get }
  func change(_ settings: inout PreviewSettings)
}

extension PreviewBranch {
  func change(_ settings: inout PreviewSettings) {}
}

extension TupleView: PreviewBranch {
  fileprivate var previewParts: [any View] { parts.views }
}

extension Group: PreviewBranch where Content: View {
  fileprivate var previewParts: [any View] { [content] }
}

extension ForEach: PreviewBranch where Content: View {
  fileprivate var previewParts: [any View] { data.map { content($0) } }
}

extension AnyView: PreviewBranch {
  fileprivate var previewParts: [any View] { [content] }
}

extension Optional: PreviewBranch where Wrapped: View {
  fileprivate var previewParts: [any View] { map { [$0] } ?? [] }
}

extension _ConditionalContent: PreviewBranch where TrueContent: View, FalseContent: View {
  fileprivate var previewParts: [any View] {
    switch storage {
    case .first(let content): [content]
    case .second(let content): [content]
    }
  }
}

extension EmptyView: PreviewBranch {
  fileprivate var previewParts: [any View] { [] }
}

extension PreviewSettingsView: PreviewBranch {
  fileprivate var previewParts: [any View] { [content] }
  func change(_ settings: inout PreviewSettings) { change(&settings) }
}

/// A view that a provider lists, with what is said of it.
@MainActor struct PreviewPart {
  let view: any View
  let settings: PreviewSettings

  /// The previews that a view stands for. What is said of a view within counts more than what is said around it.
  static func all(in view: any View, _ outer: PreviewSettings = PreviewSettings()) -> [PreviewPart] {
    var settings = outer
    guard let branch = view as? any PreviewBranch else {
      changeBelow(view, &settings)
      return [PreviewPart(view: view, settings: settings)]
    }
    branch.change(&settings)
    return branch.previewParts.flatMap { all(in: $0, settings) }
  }

  /// What is said below other modifiers, each of which keeps its view as `content`.
  private static func changeBelow(_ view: any View, _ settings: inout PreviewSettings) {
    guard let content = Mirror(reflecting: view).children.first(where: { $0.label == "content" })?.value as? any View else { return }
    if let branch = content as? any PreviewBranch { branch.change(&settings) }
    changeBelow(content, &settings)
  }
}
