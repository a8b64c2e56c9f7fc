import CSidelight

extension TextViewWidget {
  /// Shows parts of the text with looks of their own.
  ///
  /// - Parameter runs: the parts from the first one on, each with its length in bytes of UTF-8 and what differs from the view's own look.
  package func show(_ runs: [(length: Int, attributes: TextAttributes)]) {
    let buffer = unsafe gtk_text_view_get_buffer(.init(pointer))
    let table = unsafe gtk_text_buffer_get_tag_table(buffer)
    var (start, end) = unsafe (GtkTextIter(), GtkTextIter())
    unsafe gtk_text_buffer_get_bounds(buffer, &start, &end)
    unsafe gtk_text_buffer_remove_all_tags(buffer, &start, &end)
    let text = Array(self.text.utf8)
    var used: [TextLook] = []
    var (byte, scalar) = (0, 0)
    for run in runs {
      let next = min(text.count, byte + max(0, run.length))
      // What follows the first byte of a character begins with the bits 10.
      let behind = scalar + text[byte..<next].count { $0 & 0xC0 != 0x80 }
      defer { (byte, scalar) = (next, behind) }
      guard run.attributes != TextAttributes(), behind > scalar else { continue }
      let known = used.first { $0.attributes == run.attributes } ?? looks.first { $0.attributes == run.attributes }
      let look = known ?? TextLook(run.attributes, in: self)
      if !used.contains(where: { $0.attributes == look.attributes }) {
        used.append(look)
        if known == nil { unsafe gtk_text_tag_table_add(table, .init(look.tag.pointer)) }
      }
      unsafe gtk_text_buffer_get_iter_at_offset(buffer, &start, Int32(clamping: scalar))
      unsafe gtk_text_buffer_get_iter_at_offset(buffer, &end, Int32(clamping: behind))
      unsafe gtk_text_buffer_apply_tag(buffer, .init(look.tag.pointer), &start, &end)
    }
    for old in looks where !used.contains(where: { $0.tag === old.tag }) {
      unsafe gtk_text_tag_table_remove(table, .init(old.tag.pointer))
    }
    looks = used
  }
}

/// The look of some parts of a text, as a GtkTextTag.
@MainActor package struct TextLook {
  package let attributes: TextAttributes
  let tag: Object

  init(_ attributes: TextAttributes, in view: TextViewWidget) {
    self.attributes = attributes
    tag = unsafe Object(adopting: OpaquePointer(gtk_text_tag_new(nil)))
    if let weight = attributes.weight { tag.setProperty("weight", to: weight) }
    if attributes.isItalic { tag.setProperty("style", to: Int(PANGO_STYLE_ITALIC.rawValue)) }
    if let family = attributes.family { tag.setProperty("family", to: family) }
    switch attributes.size {
    // Pango counts sizes in points, of which there are 72 where there are 96 pixels.
    case .scaled(let pixels)?, .fixed(let pixels)?: tag.setProperty("size-points", to: min(max(pixels, 0), 10_000) * 72 / 96)
    case nil: break
    }
    if attributes.scale != 1 { tag.setProperty("scale", to: attributes.scale) }
    if let color = attributes.color {
      set("foreground-rgba", color)
    } else if attributes.opacity < 1 {
      var color = GdkRGBA()
      unsafe gtk_widget_get_color(view.widget, &color)
      let faint = Double(color.alpha) * attributes.opacity
      set("foreground-rgba", TextColor(red: Double(color.red), green: Double(color.green), blue: Double(color.blue), alpha: faint))
    }
    if let color = attributes.background { set("background-rgba", color) }
    if let line = attributes.lines.underline {
      tag.setProperty("underline", to: Int(PANGO_UNDERLINE_SINGLE.rawValue))
      if let line { set("underline-rgba", line) }
    }
    if let line = attributes.lines.strikethrough {
      tag.setProperty("strikethrough", to: true)
      if let line { set("strikethrough-rgba", line) }
    }
    if let stretch = attributes.stretch { tag.setProperty("stretch", to: Int(stretch)) }
    if let variant = attributes.variant { tag.setProperty("variant", to: Int(variant)) }
    if !attributes.features.isEmpty { tag.setProperty("font-features", to: attributes.features.map { $0 + "=1" }.joined(separator: ",")) }
    if let letters = attributes.letters {
      let change = letters == .uppercase ? PANGO_TEXT_TRANSFORM_UPPERCASE : PANGO_TEXT_TRANSFORM_LOWERCASE
      tag.setProperty("text-transform", to: Int(change.rawValue))
    }
    if attributes.rise != 0 { tag.setProperty("rise", to: Int(attributes.rise * Double(PANGO_SCALE))) }
    if attributes.spacing != 0 { tag.setProperty("letter-spacing", to: Int(attributes.spacing * Double(PANGO_SCALE))) }
  }

  private func set(_ property: String, _ color: TextColor) {
    var rgba = PaintColor(color.red, color.green, color.blue, color.alpha).rgba
    var value = GValue()
    unsafe g_value_init(&value, gdk_rgba_get_type())
    unsafe g_value_set_boxed(&value, &rgba)
    unsafe g_object_set_property(.init(tag.pointer), property, &value)
    unsafe g_value_unset(&value)
  }
}
