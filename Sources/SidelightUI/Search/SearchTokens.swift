/// What the user has put into a search field as a whole, whatever its type.
struct SearchTokens {
  let count: () -> Int
  /// The views of the tokens, one element for each.
  let views: () -> AnyView
  let remove: (Int) -> Void
  let removeAll: () -> Void
  /// Adds a token; false where it is of another type.
  let append: (Any) -> Bool

  nonisolated init<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    _ tokens: Binding<C>, _ token: @escaping (Binding<C>, C.Element) -> T
  ) where C.Element: Identifiable {
    count = { tokens.wrappedValue.count }
    views = {
      AnyView(ForEach(tokens.wrappedValue) { element in HStack(spacing: 6) { token(tokens, element) } })
    }
    remove = { position in
      let all = tokens.wrappedValue
      guard position >= 0, position < all.count else { return }
      tokens.wrappedValue.remove(at: all.index(all.startIndex, offsetBy: position))
    }
    removeAll = { if !tokens.wrappedValue.isEmpty { tokens.wrappedValue.removeAll() } }
    append = { token in
      guard let token = token as? C.Element else { return false }
      if !tokens.wrappedValue.contains(where: { $0.id == token.id }) { tokens.wrappedValue.append(token) }
      return true
    }
  }

  nonisolated static func plain<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    _ tokens: Binding<C>, _ token: @escaping (C.Element) -> T
  ) -> SearchTokens where C.Element: Identifiable {
    SearchTokens(tokens) { token($1) }
  }

  nonisolated static func editable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    _ tokens: Binding<C>, _ token: @escaping (Binding<C.Element>) -> T
  ) -> SearchTokens where C.Element: Identifiable {
    SearchTokens(tokens) { token($0.element($1)) }
  }
}

extension Binding where Value: RangeReplaceableCollection & RandomAccessCollection, Value.Element: Identifiable {
  /// A binding to an element by its id: once that is gone, it reads as it was, and ignores writing.
  fileprivate func element(_ known: Value.Element) -> Binding<Value.Element> {
    Binding<Value.Element>(
      get: { wrappedValue.first { $0.id == known.id } ?? known },
      set: { new in
        guard let place = wrappedValue.firstIndex(where: { $0.id == known.id }) else { return }
        wrappedValue.replaceSubrange(place...place, with: CollectionOfOne(new))
      })
  }
}
