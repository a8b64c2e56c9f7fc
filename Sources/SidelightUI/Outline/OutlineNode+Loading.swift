import SidelightCore
@_spi(Nodes) import SidelightGraph

/// Children that are fetched.
extension OutlineNode {
  /// Whether an element can be opened.
  func canOpen(_ element: Data.Element) -> Bool { access.loading.map { $0.hasChildren(element) } ?? (access.children(element) != nil) }

  /// Reads the children of an element for the first time, or begins to fetch them; false where it can have none.
  func read(_ element: Data.Element, for level: Level) -> Bool {
    guard let loading = access.loading else {
      guard let children = graph.track(level, { access.children(element) }) else { return false }
      level.items = .all(children)
      return true
    }
    guard graph.track(level, { loading.hasChildren(element) }) else { return false }
    level.items = .none
    level.status = .loading
    level.news = OutlineNews(status: .loading)
    level.task = loading.begin(element) { [weak level] children in
      level?.news = OutlineNews(items: children)
      level?.invalidate()
    } ended: { [weak level] status in
      level?.news.status = status
      level?.invalidate()
    }
    return true
  }

  /// Takes what was fetched meanwhile; nil where the element can have no children any longer.
  func takeNews(_ element: Data.Element, for level: Level) -> Bool? {
    guard let loading = access.loading else {
      return graph.track(level, { access.children(element) }).map { take(.all($0), for: level) }
    }
    guard graph.track(level, { loading.hasChildren(element) }) else { return nil }
    var isNew = false
    if let items = level.news.items {
      level.news.items = nil
      isNew = take(.all(items), for: level)
    }
    show(level.news.status, of: level)
    return isNew
  }

  private func show(_ status: OutlineStatus?, of level: Level) {
    let old = level.status
    level.status = status
    guard (old == nil) != (status == nil) else { return }
    let difference = IdentityDiff.rows(at: level.items.count, removed: old == nil ? 0 : 1, added: status == nil ? 0 : 1)
    tell(rows.apply(difference, to: level.branch).rows)
  }

  /// The level whose status a row is.
  func statusLevel(at offset: Int) -> Level? {
    guard access.loading != nil, offset >= 0, offset < rows.count else { return nil }
    let (branch, place) = rows.row(at: offset)
    let level = level(branch)
    return level.status != nil && place == level.items.count ? level : nil
  }
}
