import SidelightBridge
import SidelightCore

extension ControlScale {
  /// The style classes of a control of this size.
  @MainActor var classes: [String] {
    if self == .regular { return [] }
    StyleSheet.controls.read()
    return switch self {
    case .mini: ["sidelight-mini"]
    case .small: ["sidelight-small"]
    case .regular: []
    case .large: ["sidelight-large"]
    case .extraLarge: ["sidelight-extra-large"]
    }
  }

  /// The width and height of a spinner, in pixels.
  var spinnerSize: Int {
    switch self {
    case .mini: 12
    case .small: 16
    case .regular: 24
    case .large: 32
    case .extraLarge: 48
    }
  }
}

extension ButtonElement.Shape {
  /// The style classes of a button of this outline.
  ///
  /// - Parameter scale: how large the button is.
  @MainActor func classes(_ scale: ControlScale) -> [String] {
    if self == .automatic, scale == .regular { return [] }
    StyleSheet.controls.read()
    let scaled = scale == .extraLarge && (self == .automatic || self == .capsule) ? ["pill"] : scale.classes
    return switch self {
    case .automatic, .roundedRectangle: scaled
    case .capsule: scaled + ["sidelight-capsule"]
    case .circle: scaled + ["circular"]
    }
  }
}
