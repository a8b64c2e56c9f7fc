import SidelightCore
@_spi(Nodes) import SidelightGraph

/// What views know of the column of a split view that they stand in.
@MainActor final class ColumnContext: Navigator {
  let column: SplitColumn
  private weak var split: (any ColumnOwner)?
  /// The stacks that fill the column; each lies over the ones before it.
  private var stacks: [any ColumnStack] = []
  /// The column itself.
  weak var page: ViewNode?

  init(_ column: SplitColumn, _ split: any ColumnOwner) {
    self.column = column
    self.split = split
  }

  var automaticListStyle: ListElement.Style {
    switch column {
    case .sidebar: .sidebar
    case .content: .plain
    case .detail: .inset
    }
  }

  /// The stack that fills the column, if one does.
  var stack: (any ColumnStack)? { stacks.last }

  /// A stack came or went, and the split view has not looked at the column since.
  private var hasOtherStacks = false

  func begin(_ stack: any ColumnStack) {
    stacks.append(stack)
    stacksTurned()
  }

  /// A stack has gone. It need not be the last one: what takes its place is made before it goes.
  func end(_ stack: any ColumnStack) {
    guard stacks.contains(where: { $0 === stack }) else { return }
    stacks.removeAll { $0 === stack }
    stacksTurned()
  }

  private func stacksTurned() {
    hasOtherStacks = true
    split?.stacksTurned()
  }

  /// Whether a stack came or went since this was asked last.
  func takeStackNews() -> Bool {
    defer { hasOtherStacks = false }
    return hasOtherStacks
  }

  /// The lists of this column that have something selected.
  private var selecting: Set<ObjectIdentifier> = []

  /// Those that could have, and have nothing.
  private var waiting: Set<ObjectIdentifier> = []

  var hasSelection: Bool { !selecting.isEmpty }

  /// Whether something is still to be selected here.
  var awaitsChoice: Bool { selecting.isEmpty && !waiting.isEmpty }

  /// A list in this column has another selection than before, or has gone.
  func selectionChanged(in list: AnyObject, to standing: SelectionStanding, by author: SelectionAuthor) {
    // The detail fills no other column.
    guard column != .detail, split?.selectionsLead == true else { return }
    let id = ObjectIdentifier(list)
    let isNews = standing == .made ? selecting.insert(id).inserted : selecting.remove(id) != nil
    let isOther = standing == .empty ? waiting.insert(id).inserted : waiting.remove(id) != nil
    if isNews || isOther { split?.selectionsTurned() }
    guard author == .code else { return }
    if standing == .made { split?.selectionWritten() } else if isNews { split?.selectionTaken(from: column) }
  }

  /// Something was chosen in this column: the user goes on in the next one.
  func advance() { if split?.selectionsLead == true { split?.advance(from: column) } }

  /// Whether links lead to the next column, even out of a stack: in a navigation view.
  var linksLeaveStacks: Bool { column != .detail && split?.linksLeaveStacks == true }

  /// A link outside of any stack fills the next column.
  func follow(_ value: AnyHashable) {
    if column != .detail {
      split?.follow(value, from: column)
      return
    }
    Problem.report(
      "a NavigationLink with a value of the type \(Swift.type(of: value.base)) leads nowhere: it stands in the last column of a "
        + "split view. Put a NavigationStack into that column, around the view that contains the link.")
  }

  func follow(_ source: PageSource) {
    if column != .detail {
      split?.follow(source, from: column, toDetail: false)
      return
    }
    Problem.report(
      "a NavigationLink leads nowhere: it stands in the last column of a split view. Put a NavigationStack into that column, around the "
        + "view that contains the link.")
  }

  /// A column keeps its page until another one takes its place.
  func leave(_ source: PageSource) {}

  /// A link that asks for it fills the detail column, whatever it stands in; false in that column itself.
  func followToDetail(_ source: PageSource) -> Bool {
    guard column != .detail, let split else { return false }
    split.follow(source, from: column, toDetail: true)
    return true
  }

  func reportMissingStack() {
    Problem.report(
      "a NavigationLink with isDetailLink(false) leads nowhere: its page has no place in its own column. Put a NavigationStack into that "
        + "column, around the view that contains the link.")
  }

  /// What the columns declare, for the stack of another one.
  var destinations: [DestinationEntry] { split?.destinations ?? [] }
}

/// What a list has selected.
enum SelectionStanding {
  /// Nothing, and nothing can be.
  case none
  /// Nothing yet.
  case empty
  case made
}

/// Who selected something, or took a selection back.
enum SelectionAuthor {
  /// The list: the user's click or key, and what follows from an element that came back or moved.
  case list
  /// The app's code, by the binding; also the end of an element, which the data brought about.
  case code
}

/// A split view, as its columns see it.
@MainActor protocol ColumnOwner: AnyObject {
  var destinations: [DestinationEntry] { get }
  /// A stack that fills a column came or went.
  func stacksTurned()
  /// Whether what is selected in a column leads to the next one. Where a navigation view has no view for its detail, links alone do.
  var selectionsLead: Bool { get }
  /// Whether links lead to the next column, even out of a stack: in a navigation view.
  var linksLeaveStacks: Bool { get }
  /// A list has something selected and had nothing, or the reverse.
  func selectionsTurned()
  /// Code selected something else.
  func selectionWritten()
  /// Code took back all that was selected in a list of the column, or its elements went. Other lists there may still have a selection.
  func selectionTaken(from column: SplitColumn)
  func advance(from column: SplitColumn)
  func follow(_ value: AnyHashable, from column: SplitColumn)
  func follow(_ source: PageSource, from column: SplitColumn, toDetail: Bool)
}

extension ColumnOwner {
  /// One whose columns present nothing has nothing to tell a stack.
  func stacksTurned() {}
  var selectionsLead: Bool { true }
  var linksLeaveStacks: Bool { false }
}

/// A stack that fills a column: a link in an earlier column replaces what lies over its root.
@MainActor protocol ColumnStack: AnyObject {
  func present(_ value: AnyHashable)
  func present(_ source: PageSource)
  /// What bindings in an earlier column present over the root now.
  func present(outer: [PresentedPage])
}

/// The column around a view; nil outside of split views.
enum ColumnKey: EnvironmentKey {
  static var defaultValue: ColumnContext? { nil }
}
