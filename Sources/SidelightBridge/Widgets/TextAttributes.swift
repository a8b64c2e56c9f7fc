import CSidelight

/// Pango attributes for a label or a part of it, for what libadwaita has no style class for.
package struct TextAttributes: Equatable, Sendable {
  package typealias Color = TextColor

  /// From 100 to 900; nil for the style's own.
  package var weight: Int?
  package var isItalic = false
  /// The family of fonts, such as Serif; nil for the style's own.
  package var family: String?
  package var size: Size?
  /// How large the text is, in proportion to what it would be.
  package var scale = 1.0
  package var color: Color?
  /// What lies behind the text; nil for nothing.
  package var background: Color?
  /// How opaque text in the style's own colour is, from 0 to 1.
  package var opacity = 1.0
  package var lines = TextLines()
  /// Features of the font, as OpenType calls them: `c2sc`, say.
  package var features: [String] = []
  /// Which letters are shown as small capitals, of PangoVariant: 1 for lowercase ones, 2 for all. Pango makes them of others where a font has none.
  package var variant: UInt32?
  /// From 0, the narrowest letters, to 8, the widest ones; nil for the style's own.
  package var stretch: UInt32?
  /// Whether nothing shows that a word goes on in the next line.
  package var hidesHyphens = false
  /// How much higher the text stands, in pixels.
  package var rise = 0.0
  /// How much further than otherwise letters stand from each other, in pixels.
  package var spacing = 0.0
  package var letters: Letters?
  /// Whether a grey bar stands in place of the text.
  package var isRedacted = false

  package enum Letters: Equatable, Sendable { case uppercase, lowercase }

  /// How large letters are, in pixels.
  package enum Size: Equatable, Sendable {
    /// At text scale 1.
    case scaled(Double)
    /// At every text scale.
    case fixed(Double)
  }

  package init() {}

  @unsafe @MainActor func withList(_ body: (OpaquePointer?) -> Void) {
    guard self != TextAttributes() else { return body(nil) }
    let list = unsafe pango_attr_list_new()
    defer { unsafe pango_attr_list_unref(list) }
    unsafe add(to: list)
    unsafe body(list)
  }

  /// Adds the attributes to a list for some of the text: from one byte of UTF-8 to another one.
  @unsafe @MainActor func add(to list: OpaquePointer?, from start: Int = 0, to end: Int = Int(UInt32.max)) {
    func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
      unsafe attribute?.pointee.start_index = UInt32(start)
      unsafe attribute?.pointee.end_index = UInt32(end)
      unsafe pango_attr_list_insert(list, attribute)
    }
    if let weight { unsafe add(pango_attr_weight_new(PangoWeight(rawValue: UInt32(weight)))) }
    if isItalic { unsafe add(pango_attr_style_new(PANGO_STYLE_ITALIC)) }
    if let family { unsafe add(pango_attr_family_new(family)) }
    switch size {
    // Pango counts sizes that follow the text scale in points, of which there are 72 where there are 96 pixels.
    case .scaled(let pixels)?: unsafe add(pango_attr_size_new(units(max(pixels * 72 / 96, 0))))
    case .fixed(let pixels)?: unsafe add(pango_attr_size_new_absolute(units(max(pixels, 0))))
    case nil: break
    }
    if scale != 1 { unsafe add(pango_attr_scale_new(scale)) }
    if opacity < 1 { unsafe add(pango_attr_foreground_alpha_new(UInt16(max(opacity, 0.0001) * 65535))) }
    if let color {
      unsafe add(pango_attr_foreground_new(color.part(\.red), color.part(\.green), color.part(\.blue)))
      // Without it text has the opacity that the style gives to its own colour.
      unsafe add(pango_attr_foreground_alpha_new(max(color.part(\.alpha), 1)))
    }
    if let color = background {
      unsafe add(pango_attr_background_new(color.part(\.red), color.part(\.green), color.part(\.blue)))
      unsafe add(pango_attr_background_alpha_new(max(color.part(\.alpha), 1)))
    }
    if let color = lines.underline {
      unsafe add(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE))
      if let color { unsafe add(pango_attr_underline_color_new(color.part(\.red), color.part(\.green), color.part(\.blue))) }
    }
    if let color = lines.strikethrough {
      unsafe add(pango_attr_strikethrough_new(1))
      if let color { unsafe add(pango_attr_strikethrough_color_new(color.part(\.red), color.part(\.green), color.part(\.blue))) }
    }
    if let variant { unsafe add(pango_attr_variant_new(PangoVariant(rawValue: variant))) }
    if let stretch { unsafe add(pango_attr_stretch_new(PangoStretch(rawValue: stretch))) }
    if isRedacted {
      // Black would be no darker: the bar is to be seen on white and on black.
      unsafe add(pango_attr_background_new(0x7FFF, 0x7FFF, 0x7FFF))
      unsafe add(pango_attr_background_alpha_new(0x5FFF))
      unsafe add(pango_attr_foreground_alpha_new(1))
    }
    if !features.isEmpty { unsafe add(pango_attr_font_features_new(features.map { $0 + "=1" }.joined(separator: ","))) }
    if hidesHyphens { unsafe add(pango_attr_insert_hyphens_new(0)) }
    if rise != 0 { unsafe add(pango_attr_rise_new(units(rise))) }
    if spacing != 0 { unsafe add(pango_attr_letter_spacing_new(units(spacing))) }
    if let letters {
      unsafe add(pango_attr_text_transform_new(letters == .uppercase ? PANGO_TEXT_TRANSFORM_UPPERCASE : PANGO_TEXT_TRANSFORM_LOWERCASE))
    }
  }

  /// A length as Pango counts it; 0 for what is no number.
  private func units(_ length: Double) -> Int32 { length.isNaN ? 0 : Int32(min(max(length, -10_000), 10_000) * Double(PANGO_SCALE)) }
}

/// The lines below and through a text.
package struct TextLines: Equatable, Sendable {
  /// Each nil for none, and with an inner nil where it has the colour of the text.
  package var underline: TextColor??
  package var strikethrough: TextColor??

  package init() {}
}

/// A colour of text by parts from 0 to 1.
package struct TextColor: Equatable, Sendable {
  package var red, green, blue, alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A part as Pango counts it.
  fileprivate func part(_ path: KeyPath<TextColor, Double>) -> UInt16 { UInt16((min(max(self[keyPath: path], 0), 1) * 65535).rounded()) }
}
