/// Makes a page that no value stands for: the destination of a link, or what a binding presents.
@MainActor final class PageSource {
  private var make: () -> any View = { EmptyView() }
  /// The pages that were made by it.
  private var readers = ReaderSet()
  /// Writes the binding so that it presents an item no more, or nothing for nil. One that holds another item by now stays as it is, and a
  /// link has no binding.
  var end: (_ item: AnyHashable?) -> Void = { _ in }

  /// Makes the page; the node that is evaluated now makes it again when there is another one to make.
  func page() -> any View {
    readers.noteRead()
    return make()
  }

  func change(to make: @escaping () -> any View) {
    self.make = make
    readers.invalidate()
  }
}

extension PageSource: Hashable {
  nonisolated static func == (left: PageSource, right: PageSource) -> Bool { left === right }
  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension PageSource: Dismissable {
  func dismiss() { end(nil) }
}

/// What a binding presents, as it is passed upward.
struct PresentedPage: Hashable {
  let source: PageSource
  /// A different item is a different page.
  let item: AnyHashable

  var id: AnyHashable { AnyHashable(self) }
}
