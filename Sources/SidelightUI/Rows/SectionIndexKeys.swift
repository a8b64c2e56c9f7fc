import SidelightCore
@_spi(Nodes) import SidelightGraph

enum SectionIndexLabelKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

enum SectionIndexVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension RowStructure {
  /// The sections that the index beside a list leads to.
  @MainActor func index(of list: ListElement, in scope: EnvironmentScope) -> [SectionMark] {
    list.isForm || scope.value(SectionIndexVisibilityKey.self) == .hidden ? [] : index
  }
}

extension ElementHost {
  /// The sections of a list may have other labels now.
  func showIndex(_ structure: RowStructure, _ scope: EnvironmentScope) {
    guard case .list(var list) = element.kind else { return }
    let marks = structure.index(of: list, in: scope)
    guard marks != list.index else { return }
    list.index = marks
    set(.list(list))
  }
}
