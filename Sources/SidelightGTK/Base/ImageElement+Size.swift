import SidelightCore

extension ImageElement {
  /// What the theme draws symbols at.
  static let plainSymbolSize = 16

  /// Whether it is a picture, and no symbol.
  var isFile: Bool {
    switch source {
    case .file, .address: true
    case .symbol, .variants, .themed: false
    }
  }

  /// The side of the square that a symbol is drawn in.
  var symbolSize: Int {
    let size: Double =
      switch font.face {
      case .largeTitle?: 32
      case .title?: 24
      case .title2?: 20
      case .title3?: 18
      case .size(let size)?, .fixedSize(let size)?: size
      default: Double(Self.plainSymbolSize)
      }
    let factor =
      switch scale {
      case .small: 0.75
      case .medium: 1.0
      case .large: 1.5
      }
    return max(8, pixels(size * factor * (font.isFixed ? 1 : font.scale)))
  }

  /// A resizable symbol fills a fixed frame around it.
  func symbolSize(in layout: [LayoutModifier]) -> Int {
    let around = layout.first { if case .aspect = $0 { false } else { true } }
    guard isResizable, case .frame(let frame)? = around else { return symbolSize }
    let sides = [frame.maxWidth, frame.maxHeight].compactMap { $0 }.filter(\.isFinite)
    return sides.min().map { max(1, pixels($0)) } ?? symbolSize
  }
}
