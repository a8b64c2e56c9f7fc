/// Finds in the value of a row's view what selecting the row stands for: rows that nobody has made yet are selected, too.
@MainActor enum RowTag {
  /// Whether views of a type may say what selecting their row stands for.
  static func mayBe(in type: any View.Type) -> Bool {
    if type is any RowTagView.Type || type is any RowLinkView.Type { return true }
    return (type as? any ModifiedView.Type)?.contentTypes.contains { mayBe(in: $0) } ?? false
  }

  /// The tag of a view, or else the value of the link that it is.
  static func find(in view: any View) -> AnyHashable? {
    let found = search(view)
    return found.tag ?? found.link
  }

  /// The tag nearest to the content counts, as it does once the row is made.
  private static func search(_ view: any View) -> (tag: AnyHashable?, link: AnyHashable?) {
    if let link = view as? any RowLinkView { return (nil, link.rowValue) }
    guard let modified = view as? any ModifiedView, let content = modified.anyContent else { return (nil, nil) }
    let inside = search(content)
    return (inside.tag ?? (view as? any RowTagView)?.tag, inside.link)
  }
}

/// A view that gives its row a tag.
@MainActor protocol RowTagView: ModifiedView {
  var tag: AnyHashable { get }
}

extension TagView: RowTagView {
  static var contentTypes: [any View.Type] { [Content.self] }
  var anyContent: (any View)? { content }
}
