/// How large the window of a preview is.
///
/// Source: SwiftUI's `PreviewLayout`, of the module DeveloperToolsSupport.
public enum PreviewLayout: Sendable {
  /// A window of the usual size, or of the device that ``View/previewDevice(_:)`` names.
  case device
  /// A window as large as the views ask for, with room for its header bar.
  case sizeThatFits
  /// A window of one size in pixels, with the views in its middle.
  case fixed(width: Double, height: Double)
}

/// How a device is held. A window on the desktop is higher than wide, or wider than high.
///
/// Source: SwiftUI's `InterfaceOrientation`.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
  /// Which of the four it is.
  public let id: String
  var isLandscape: Bool { id.hasPrefix("landscape") }

  /// Higher than wide.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// Higher than wide. A desktop has no top that could be below.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// Wider than high.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// Wider than high.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  /// All four.
  public static let allCases: [InterfaceOrientation] = [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
}

/// What traits and modifiers say of a preview, beside its views.
struct PreviewSettings {
  var name: String?
  var layout: PreviewLayout?
  var orientation: InterfaceOrientation?
  var device: PreviewDevice?

  /// The size of the window.
  var frame: PreviewFrame {
    var size: (width: Double, height: Double)?
    switch layout ?? .device {
    case .sizeThatFits: return .fitting
    case .fixed(let width, let height):
      if let width = usableLength(width, in: "a fixed layout"), let height = usableLength(height, in: "a fixed layout") {
        size = (width, height)
      }
    case .device: size = device?.windowSize
    }
    guard let orientation else { return size.map { .fixed(width: $0.width, height: $0.height) } ?? .usual }
    let known = size ?? (1000, 680)
    let (short, long) = (min(known.width, known.height), max(known.width, known.height))
    return orientation.isLandscape ? .fixed(width: long, height: short) : .fixed(width: short, height: long)
  }
}

/// The size of the window that shows a preview.
package enum PreviewFrame: Equatable, Sendable {
  case usual, fitting
  case fixed(width: Double, height: Double)

  /// The width in pixels; nil where the views say it.
  package var width: Double? { size?.width }
  /// The height in pixels; nil where the views say it.
  package var height: Double? { size?.height }

  private var size: (width: Double, height: Double)? {
    switch self {
    case .usual: (1000, 680)
    case .fitting: nil
    case .fixed(let width, let height): (width, height)
    }
  }
}
