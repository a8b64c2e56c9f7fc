/// What a sheet declares: one value per evaluation of its content, the binding to the selected height included.
package struct SheetConfiguration: Sendable, Hashable {
  /// The heights at which it may rest; empty if the app declares none, and then it is as high as its content.
  package var detents: [SheetDetent]
  /// The value of the binding; nil if the app did not bind it.
  package var selected: SheetDetent?
  /// Whether the user can't close it.
  package var isDismissDisabled: Bool
  /// Whether it shows a handle; nil if it shows one when it can be resized.
  package var showsIndicator: Bool?
  /// The heights of ``SheetDetent/computed(_:)`` for the available room, in pixels. A detent without one is inactive.
  package var computed: [ObjectIdentifier: Double]
  /// What a popover becomes where there is little room.
  package var adaptation: PopoverAdaptation

  package init(
    detents: [SheetDetent] = [], selected: SheetDetent? = nil, isDismissDisabled: Bool = false, showsIndicator: Bool? = nil,
    computed: [ObjectIdentifier: Double] = [:], adaptation: PopoverAdaptation = PopoverAdaptation()
  ) {
    self.detents = detents
    self.selected = selected
    self.isDismissDisabled = isDismissDisabled
    self.showsIndicator = showsIndicator
    self.computed = computed
    self.adaptation = adaptation
  }
}

/// Whether a popover stays one where there is little room; if not, it is a sheet.
package struct PopoverAdaptation: Sendable, Hashable {
  /// In a narrow window.
  package var staysIfNarrow: Bool
  /// In a low window, however wide.
  package var staysIfLow: Bool

  package init(staysIfNarrow: Bool = false, staysIfLow: Bool = false) {
    self.staysIfNarrow = staysIfNarrow
    self.staysIfLow = staysIfLow
  }
}

/// What was measured around and in a sheet, in pixels.
package struct SheetMetrics: Sendable, Hashable {
  /// The size of the window, or of the split view whose inspector it is.
  package var width: Double
  package var height: Double
  /// Whether the window is of the compact size class.
  package var isCompact: Bool

  package init(width: Double, height: Double, isCompact: Bool = false) {
    self.width = width
    self.height = height
    self.isCompact = isCompact
  }
}
