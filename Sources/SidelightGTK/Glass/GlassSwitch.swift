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

  /// Takes in how long the glass of a frame took.
  package static func took(_ milliseconds: Double) {
    if pace.add(milliseconds), pin == nil {
      report(
        "glass takes more than \(Int(GlassPace.limit)) ms of each frame here, so that nothing shines through panes for the rest of this run."
      )
    }
  }
}
