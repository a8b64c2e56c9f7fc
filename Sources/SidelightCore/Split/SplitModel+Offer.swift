/// Whether the last leading column is shown over the detail of its own accord, in the medium stage: a detail that waits for a choice is of no
/// use without the list to choose from.
package enum SplitOffer: Sendable, Hashable {
  /// It is, once there is a list in which nothing is selected.
  case due
  /// It is, until something is chosen or the user closes it.
  case open
  /// It was, or there has been a selection in this stage.
  case over
}

extension SplitModel {
  /// The column that lies over the detail although the visibility does not say so, as long as nothing else covers the detail.
  ///
  /// An app that binds the visibility and says something else than `.automatic` means it, and so does a user who hid the column.
  static func offered(_ configuration: SplitConfiguration, _ state: SplitState, _ fit: SplitFit) -> SplitColumn? {
    let count = configuration.columnCount
    guard state.offer == .open, fit.stage == .medium, let column = count.lastLeading, fit.isOver(column) else { return nil }
    let visibility = configuration.visibility ?? state.visibility
    let isLeftOpen = visibility == .automatic || configuration.visibility == nil && visibility.wants(column, of: count)
    return isLeftOpen ? column : nil
  }

  /// Notes whether something is still to be chosen. A choice that was made where the column was not over the detail ends the offer, too; what
  /// arrow keys select while it is does not, since the user may go on.
  mutating func settleOffer(_ fit: SplitFit) {
    guard fit.stage == .medium, let column = configuration.columnCount.lastLeading else {
      state.offer = .due
      return
    }
    let isChosen = configuration.hasSelection[column]
    switch state.offer {
    case .due where isChosen: state.offer = .over
    case .due where configuration.awaitsChoice[column]: state.offer = .open
    case .open where isChosen && plan.overlay(of: column) == nil: state.offer = .over
    case .due, .open, .over: break
    }
  }

  /// Code wrote a selection: if it is one in the column that is offered, that was the choice.
  mutating func settleOfferAfterWrite() {
    if let column = configuration.columnCount.lastLeading, configuration.hasSelection[column] { state.offer = .over }
  }

  /// The user closes a column. One that was there of its own accord goes without a trace in the visibility; false if it was not.
  mutating func declineOffer(of column: SplitColumn, _ fit: SplitFit) -> Bool {
    guard Self.offered(configuration, state, fit) == column else { return false }
    state.offer = .over
    return !Self.resolve(configuration, state: state, metrics: metrics).isVisible(column)
  }
}
