package import SidelightCore

extension View {
  /// Shows a popover at the view while there is something to show: the umbrella module's `popover` is this, with Foundation's types.
  ///
  /// - Parameters:
  ///   - place: what of the view it points at.
  ///   - edge: at which edge of that it opens; nil for where it suits best.
  ///   - current: what is to be shown, and what it is about: another id is another popover.
  ///   - end: writes the binding so that there is none.
  nonisolated package func presentPopover<Content: View>(
    pointingAt place: PopoverAnchor.Place, edge: Edge?, current: @escaping () -> (id: AnyHashable, sheet: Content)?,
    end: @escaping () -> Void
  ) -> some View {
    SheetView(
      content: self, current: current, end: end, onDismiss: nil,
      popover: PopoverAnchor(place: place, edge: edge.map { PopoverAnchor.Edge($0) }))
  }
}

extension PopoverAnchor.Edge {
  nonisolated fileprivate init(_ edge: Edge) {
    switch edge {
    case .top: self = .top
    case .bottom: self = .bottom
    case .leading: self = .leading
    case .trailing: self = .trailing
    }
  }
}
