/// What the content of pages wants behind the containers that it stands in.
package struct PageGrounds: Equatable, Sendable {
  package enum Container: Hashable, Sendable, CaseIterable {
    /// The nearest page, with its header bar.
    case page
    /// The page around the nearest split view, or around the nearest tab view.
    case split, tabs
    case sheet, window
  }

  private var fills: [Container: Fill] = [:]

  package init() {}

  package subscript(container: Container) -> Fill? {
    get { fills[container] }
    set { fills[container] = newValue }
  }

  /// Joins what other views say: the first one that says something of a container wins.
  package mutating func add(_ other: PageGrounds) { fills.merge(other.fills) { first, _ in first } }

  /// What pages around the nearest page get.
  package var aroundPage: PageGrounds {
    var around = self
    around[.page] = nil
    return around
  }

  /// What was said of the nearest container of a kind is for the page around that.
  package mutating func leave(_ container: Container) {
    fills[.page] = fills[.page] ?? fills[container]
    fills[container] = nil
  }

  /// What the page around a tab view gets of the page that is shown.
  ///
  /// - Parameter isPart: whether that is a part of the page around.
  package func aroundTabs(isPart: Bool) -> PageGrounds {
    var around = isPart ? self : aroundPage
    around.leave(.tabs)
    return around
  }

  /// What is behind a page. Sheets and popovers have that of theirs themselves.
  func ground(of place: PagePlace) -> Fill? {
    if place.isPart { return nil }
    return place.isWindow ? fills[.window] ?? fills[.page] : fills[.page]
  }
}
