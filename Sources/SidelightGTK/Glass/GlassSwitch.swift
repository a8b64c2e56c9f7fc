import SidelightBridge
package import SidelightCore

/// Whether the app's panes of glass let anything shine through, and how long they take.
@MainActor package enum GlassSwitch {
  /// How long glass took in the frames so far.
  package static var pace = GlassPace()
  /// What a developer pins by the variable `SIDELIGHT_GLASS`.
  package static let pin = ProcessVariables.value(of: "SIDELIGHT_GLASS").flatMap(GlassConditions.Pin.init)

  /// Tells the developer something once.
  package static var report: (String) -> Void = { StandardError.write(line: "Sidelight: \($0)") }

  static func conditions(_ traits: DesktopTraits) -> GlassConditions {
    var conditions = GlassConditions()
    conditions.isHighContrast = traits.isHighContrast
    conditions.isTransparencyReduced = traits.isTransparencyReduced
    conditions.isSlow = pace.isSlow
    conditions.pin = pin
    return conditions
  }

  /// The frame that is being drawn, and how long its glass took so far.
  private static var current: (clock: ObjectIdentifier, frame: Int, milliseconds: Double)?

  /// Takes in how long some glass of a frame took; all of a frame counts together.
  static func took(_ milliseconds: Double, in widget: Widget) {
    guard let clock = widget.frameClock else { return }
    let frame = (ObjectIdentifier(clock), clock.frameCounter)
    if let current, (current.clock, current.frame) == frame {
      self.current?.milliseconds += milliseconds
    } else {
      if let current { took(current.milliseconds) }
      current = (frame.0, frame.1, milliseconds)
    }
  }

  /// Takes in how long the glass of a frame took.
  package static func took(_ milliseconds: Double) {
    guard pace.add(milliseconds), pin == nil else { return }
    report(
      "glass takes more than \(Int(GlassPace.limit)) ms of each frame here, so that nothing shines through panes for the rest of this run.")
  }
}
