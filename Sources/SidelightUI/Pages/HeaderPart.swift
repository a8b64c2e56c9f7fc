import SidelightCore
@_spi(Nodes) import SidelightGraph

/// What a page knows of the bars at its top that make room for what is scrolled in it.
struct HeaderPart {
  private var model = HeaderModel()
  private var scrolled: ScrolledArea?

  /// Brings it to what the page's content says.
  ///
  /// - Parameters:
  ///   - minimizing: nil for bars that stay.
  ///   - new: what is scrolled in the page.
  ///   - host: the page's element, with its search field.
  ///   - isCovered: whether the user can't see the page.
  /// - Returns: whether the bars are hidden.
  @MainActor mutating func follow(_ minimizing: HeaderMinimizing?, _ new: ScrolledArea?, in host: ElementHost, isCovered: Bool) -> Bool {
    let isSearching = host.hosts(in: .search).contains { $0.element.kind.control(SearchElement.self)?.isPresented == true }
    model.declare(minimizing, isSearching: isSearching, isCovered: isCovered)
    let old = scrolled
    scrolled = new
    if new?.area != old?.area || new?.state != old?.state {
      // A list that comes into sight has not been scrolled by that.
      model.handle(.scrolled(new?.area == old?.area ? new?.state : nil))
    }
    return model.isMinimized
  }

  mutating func handle(_ event: HeaderEvent) { model.handle(event) }
}
