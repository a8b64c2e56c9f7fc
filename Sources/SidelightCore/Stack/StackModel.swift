/// What stands over the root of a navigation stack, in the order in which it came: the values of the path, and pages that no value stands
/// for. `Source` is what makes such a page.
///
/// The path and the bindings belong to the app and may be others at any time. Each entry has an identity that lasts for as long as it
/// stands there, whatever comes above it or goes below it, so that a page keeps its state.
package struct StackModel<Source: Hashable> {
  /// What a page shows.
  package enum Content: Hashable {
    /// The destination of a value of the path.
    case value(AnyHashable)
    /// The destination of a link that was followed.
    case link(Source)
    /// What a binding presents. Another item is another page in the same place.
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

  /// The path that is left when only so many entries stay.
  package func path(ofFirst count: Int) -> [AnyHashable] { Self.path(of: entries.prefix(max(0, count))) }

  private static func path(of entries: ArraySlice<Entry>) -> [AnyHashable] {
    entries.compactMap { if case .value(let value) = $0.content { value } else { nil } }
  }

  /// The path is another one. What it has in common with the last one stays, and so do the pages that stand between those values; all
  /// from the first value that differs on goes, and the new values come on top.
  ///
  /// - Returns: the entries that went.
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

  /// Whether two paths lead to the same pages. Equal numbers of two types have destinations of their own.
  package static func isSame(_ left: [AnyHashable], _ right: [AnyHashable]) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { left, right in left == right && type(of: left.base) == type(of: right.base) }
  }

  /// A link was followed. The page of one link stands there once.
  package mutating func follow(_ source: Source) {
    guard !entries.contains(where: { $0.content == .link(source) }) else { return }
    add(.link(source))
  }

  /// Leaves so many entries and takes the others away.
  package mutating func keep(_ count: Int) -> [Entry] {
    let removed = Array(entries.dropFirst(max(0, count)))
    entries.removeLast(removed.count)
    return removed
  }

  /// Takes away the pages of links from a place on. The rest is for the path and the bindings to say.
  package mutating func dropLinks(from index: Int) {
    let kept = entries.prefix(max(0, index))
    let rest = entries.dropFirst(max(0, index)).filter { if case .link = $0.content { false } else { true } }
    entries = kept + rest
  }

  /// What bindings present now. What they present no more goes with all above it. Another item of the same binding takes the place of the
  /// last one, and what lay above that goes. What is new comes on top, also where its binding had another item in a page that goes.
  ///
  /// - Returns: the entries that went, other than those that their own binding took back.
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
  /// Of what a binding presents, what makes its page.
  package var source: Source? { presented?.source }

  /// What a binding presents here.
  package var presented: (source: Source, item: AnyHashable)? {
    if case .presented(let source, let item) = content { (source, item) } else { nil }
  }
}
