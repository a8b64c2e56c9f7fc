import SidelightCore

/// A column of a split view: its page, and what it gets from where a style places it.
struct ColumnPage {
  let column: SplitColumn
  let page: PageNode
  let context: ColumnContext
  /// Around the page, empty until a style sets something there.
  let scope: EnvironmentScope
}

@MainActor extension ColumnPage {
  /// The stack that the column is, unless something else lies over it.
  var stack: (any ColumnStack)? { page.isPresenting ? nil : context.stack }

  /// Goes on showing what a binding in the column before presents, now that the column has another stack or none.
  func keep(_ current: PresentedPage, makesStack: Bool) {
    if !page.shows(current.id) { show(current, insteadOf: nil, makesStack: makesStack) }
  }

  /// Shows what a binding in the column before presents now.
  func show(_ new: PresentedPage?, insteadOf old: PresentedPage?, makesStack: Bool) {
    if let stack { return stack.present(outer: new.map { [$0] } ?? []) }
    if let new {
      page.present(new.id, dismissing: new.source, new.source.filling(makesStack))
    } else if let old, page.shows(old.id) {
      page.presentNothing()
    }
  }
}

extension PageSource {
  /// Makes the page for a column, where asked for in a stack of its own.
  func filling(_ makesStack: Bool) -> () -> any View {
    { makesStack ? NavigationStack { AnyView(erasing: self.page()) } : self.page() }
  }
}

extension [ColumnPage] {
  /// The column after one, which that one fills.
  func after(_ column: SplitColumn) -> ColumnPage? { drop { $0.column != column }.dropFirst().first }
}
