/// A device that a preview is made for. On the desktop it is a window as large as the device's screen.
///
/// Names that begin with `iPhone` or `iPod` give a window of 390 by 844 pixels, and `iPad` one of 820 by 1180. `Mac` and `Mac Catalyst` give one of
/// the usual size. Other devices have no screen like a desktop's, which is reported. Source: SwiftUI's `PreviewDevice`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name of the device, such as `iPhone 16`.
  public let rawValue: String

  /// Makes a device.
  ///
  /// - Parameter rawValue: the name of the device, such as `iPhone 16`, or its model, such as `iPad8,1`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes a device from a literal.
  ///
  /// - Parameter value: the name of the device.
  public init(stringLiteral value: String) { rawValue = value }

  /// The size of its window in pixels; nil for a window of the usual size.
  var windowSize: (width: Double, height: Double)? {
    if rawValue.hasPrefix("iPhone") || rawValue.hasPrefix("iPod") { return (390, 844) }
    if rawValue.hasPrefix("iPad") { return (820, 1180) }
    if !rawValue.hasPrefix("Mac") {
      Problem.report(
        "the device “\(rawValue)” of a preview is none that a desktop has a window like; the preview has the usual size. Use "
          + "previewLayout(.fixed(width:height:)).")
    }
    return nil
  }
}
