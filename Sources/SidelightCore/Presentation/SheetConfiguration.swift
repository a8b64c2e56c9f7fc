/// What a sheet declares: one value per evaluation of its content, the binding to the selected height included.
package struct SheetConfiguration: Sendable, Hashable {
  /// Where it may rest; empty where the app says nothing, and then it is as high as its content.
  package var detents: [SheetDetent]
  /// The value of the binding, or nothing where the app did not bind it.
  package var selected: SheetDetent?
  /// Whether the user can't close it.
  package var isDismissDisabled: Bool
  /// Whether it shows a handle; nothing where that follows from whether it can be resized.
  package var showsIndicator: Bool?
  /// The heights of ``SheetDetent/computed(_:)`` in the room that there is, in pixels; those without one are inactive.
  package var computed: [ObjectIdentifier: Double]

  package init(
    detents: [SheetDetent] = [], selected: SheetDetent? = nil, isDismissDisabled: Bool = false, showsIndicator: Bool? = nil,
    computed: [ObjectIdentifier: Double] = [:]
  ) {
    self.detents = detents
    self.selected = selected
    self.isDismissDisabled = isDismissDisabled
    self.showsIndicator = showsIndicator
    self.computed = computed
  }
}

/// What was measured around and in a sheet, in pixels.
package struct SheetMetrics: Sendable, Hashable {
  /// The size of the window, or of the split view whose inspector it is.
  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
