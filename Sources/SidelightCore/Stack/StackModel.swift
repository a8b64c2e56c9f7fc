/// The pages above the root of a navigation stack, in the order in which they came: those of the values of the path, and those of links and
/// bindings, which have no value. `Source` is the view that makes such a page.
///
/// The path and the bindings belong to the app and may change at any time. An entry keeps its identity for as long as it is in the stack,
/// whatever comes or goes above and below it, so that its page keeps its state.
package struct StackModel<Source: Hashable> {
  /// What a page shows.
  package enum Content: Hashable {
    /// The destination of a value of the path.
    case value(AnyHashable)
    /// The destination of a link that the user followed.
    case link(Source)
    /// What a binding presents. A new item is a new page at the same position.
    case presented(Source, item: AnyHashable)
  }

  package struct Entry: Hashable {
    package let id: Int
    package let content: Content
  }

  package private(set) var entries: [Entry] = []
  private var lastID = 0

  package init() {}

  /// The values among the entries: the path.
  package var path: [AnyHashable] { Self.path(of: entries[...]) }

  /// The path that is left if only the first entries stay.
  package func path(ofFirst count: Int) -> [AnyHashable] { Self.path(of: entries.prefix(max(0, count))) }

  private static func path(of entries: ArraySlice<Entry>) -> [AnyHashable] {
    entries.compactMap { if case .value(let value) = $0.content { value } else { nil } }
  }

  /// Takes over a new path. The values at the start that both paths share stay, and so do the pages between them. Everything from the first
  /// value that differs is removed, and the new values come on top.
  ///
  /// - Returns: the entries that were removed.
  package mutating func setPath(_ new: [AnyHashable]) -> [Entry] {
    var known = 0
    var removed: [Entry] = []
    for (index, entry) in entries.enumerated() {
      guard case .value(let value) = entry.content else { continue }
      guard known < new.count, Self.isSame([new[known]], [value]) else {
        removed = keep(index)
        break
      }
      known += 1
    }
    for value in new[known...] { add(.value(value)) }
    return removed
  }

  /// Whether two paths lead to the same pages. Equal numbers of different types have different destinations.
  package static func isSame(_ left: [AnyHashable], _ right: [AnyHashable]) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { left, right in left == right && type(of: left.base) == type(of: right.base) }
  }

  /// The user followed a link. A link has at most one page in the stack.
  package mutating func follow(_ source: Source) {
    guard !entries.contains(where: { $0.content == .link(source) }) else { return }
    add(.link(source))
  }

  /// Keeps the first entries and removes the others.
  package mutating func keep(_ count: Int) -> [Entry] {
    let removed = Array(entries.dropFirst(max(0, count)))
    entries.removeLast(removed.count)
    return removed
  }

  /// Removes the pages of links from an index on. The path and the bindings decide about the rest.
  package mutating func dropLinks(from index: Int) {
    let kept = entries.prefix(max(0, index))
    let rest = entries.dropFirst(max(0, index)).filter { if case .link = $0.content { false } else { true } }
    entries = kept + rest
  }

  /// Takes over what bindings present now. What they present no longer is removed, with everything above it. A new item of a binding replaces
  /// the old one, and everything above that is removed. New pages come on top, even if the old item of the binding was removed with another.
  ///
  /// - Returns: the entries that were removed, except for those whose own binding removed them.
  package mutating func present(_ wanted: [(source: Source, item: AnyHashable)]) -> [Entry] {
    var removed: [Entry] = []
    var index = 0
    while index < entries.count {
      defer { index += 1 }
      guard case .presented(let source, let item) = entries[index].content else { continue }
      let now = wanted.first { $0.source == source }
      guard now?.item != item else { continue }
      removed = Array(keep(index).dropFirst())
      if let now { add(.presented(source, item: now.item)) }
    }
    let gone = removed.map(\.content)
    for new in wanted where !entries.contains(where: { $0.source == new.source }) {
      let content = Content.presented(new.source, item: new.item)
      if !gone.contains(content) { add(content) }
    }
    return removed
  }

  private mutating func add(_ content: Content) {
    lastID += 1
    entries.append(Entry(id: lastID, content: content))
  }
}

extension StackModel.Entry {
  /// The source, if a binding presents the page.
  package var source: Source? { presented?.source }

  /// The source and the item, if a binding presents the page.
  package var presented: (source: Source, item: AnyHashable)? {
    if case .presented(let source, let item) = content { (source, item) } else { nil }
  }
}
