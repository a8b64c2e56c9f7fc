/// A part of a text that has a look of its own.
package struct TextRun: Equatable, Sendable {
  /// How many bytes of UTF-8 it has.
  package var length: Int
  package var font: FontStyle
  package var color: ColorStyle?
  package var rare: RareTextStyle
  /// The address that it opens; nil where it opens none.
  package var link: String?

  package init(length: Int, font: FontStyle, color: ColorStyle? = nil, rare: RareTextStyle = RareTextStyle(), link: String? = nil) {
    self.length = length
    self.font = font
    self.color = color
    self.rare = rare
    self.link = link
  }
}
