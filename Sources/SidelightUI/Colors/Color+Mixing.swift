import SidelightCore
import SidelightGraph

extension Gradient {
  /// How colours are mixed.
  ///
  /// Source: SwiftUI's `Gradient.ColorSpace`.
  public struct ColorSpace: Hashable, Sendable {
    let isPerceptual: Bool

    private init(isPerceptual: Bool) { self.isPerceptual = isPerceptual }

    /// By their components of sRGB.
    public static let device = ColorSpace(isPerceptual: false)
    /// As the eye sees them, in Oklab: half of yellow and half of blue is no grey, and each step looks as long as the next.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }
}

extension Color {
  /// What becomes of this colour and another one.
  ///
  /// ```swift
  /// Label("Draft", systemImage: "pencil").foregroundStyle(.blue.mix(with: .primary, by: 0.3))
  /// ```
  ///
  /// A mixture with a colour of the style, the accent colour or one that has another shade in the dark style follows these wherever it is shown.
  /// A colour that is less opaque counts less. Source: SwiftUI's `Color.mix(with:by:in:)`.
  ///
  /// - Parameters:
  ///   - rhs: the other colour.
  ///   - fraction: how much of the other one there is, from 0 to 1; others are brought into that range.
  ///   - colorSpace: how both are mixed.
  /// - Returns: the mixture.
  nonisolated public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    Color(style: style.mixed(with: rhs.style, ColorMix(part: fraction, isPerceptual: colorSpace.isPerceptual)))
  }
}
