package import SidelightBridge
package import SidelightCore

/// One place of the list widget and the row that it shows.
@MainActor package final class RowPlace: ListPlace {
  package let item: ListItem
  package var row: NodeID?
  package var lastToken: Int?
  /// What GTK's widget says and shows of a row, in the style of the list.
  var dressed: RowElement?
  var role = RowElement.Role.row
  var isExpanded: Bool?
  var depth: Int?
  var isDisabled = false
  var hasInsets = false
  /// The app says how far the content is from the upper or the lower edge.
  var isLow = false
  /// The row of preferences that it looks like.
  var formRow: FormRow?
  /// Style classes of the row's look.
  var classes: [String] = []
  /// Pixels above the row that the app put there.
  var spaceAbove: Double?
  /// It has the background of every other row.
  var isOdd = false
  /// Assistive technology hears whether it is selected, and by that that it can be.
  var tellsSelection = true
  /// That it can be selected waits to be taken back.
  var awaitsSelection = false
  /// Where the row stands waits to be told.
  var awaitsSetPlace = false

  init(_ item: ListItem) { self.item = item }

  package var token: Int? { item.token }
  package var position: Int? { item.position }
  package var showsElement: Bool { role == .row }
  package var holdsFocus: Bool { item.child?.containsFocus == true }
}
