import CSidelight

/// A GtkLabel: text that is not edited.
@safe package final class LabelWidget: Widget {
  private var hasLinks = false

  package enum Ellipsis { case none, start, middle, end }

  package init(_ text: String = "") {
    unsafe super.init(sinking: gtk_label_new(text))
  }

  package var text: String {
    get { unsafe String(borrowing: gtk_label_get_text(pointer)) ?? "" }
    set {
      if hasLinks {
        hasLinks = false
        unsafe gtk_label_set_use_markup(pointer, 0)
      }
      if unsafe newValue.equals(gtk_label_get_label(pointer)) { return }
      unsafe newValue.give(to: gtk_label_set_label, of: pointer)
    }
  }

  /// How high a line of text in the widget's font is, in whole pixels.
  package var lineHeight: Int { Length.whole(exactLineHeight, .up) }

  /// The same in pixels and their parts.
  package var exactLineHeight: Double {
    let metrics = unsafe pango_context_get_metrics(gtk_widget_get_pango_context(widget), nil, nil)
    defer { unsafe pango_font_metrics_unref(metrics) }
    return unsafe Double(pango_font_metrics_get_height(metrics)) / Double(PANGO_SCALE)
  }

  /// How high so many lines are in the font and with the attributes that the label's text has, in whole pixels.
  package func height(ofLines count: Int) -> Int {
    guard count > 0, let layout = unsafe pango_layout_copy(gtk_label_get_layout(pointer)) else { return 0 }
    defer { unsafe g_object_unref(UnsafeMutableRawPointer(layout)) }
    unsafe pango_layout_set_text(layout, String(repeating: "\n", count: count - 1), -1)
    unsafe pango_layout_set_width(layout, -1)
    unsafe pango_layout_set_height(layout, -1)
    var height: Int32 = 0
    unsafe pango_layout_get_pixel_size(layout, nil, &height)
    return Int(height)
  }

  /// How much further than otherwise lines stand from each other, in pixels. GTK forgets it with each change of the text's look.
  package var lineSpacing: Double {
    get { unsafe Double(pango_layout_get_spacing(gtk_label_get_layout(pointer))) / Double(PANGO_SCALE) }
    set {
      let layout = unsafe gtk_label_get_layout(pointer)
      let units = Int32(newValue * Double(PANGO_SCALE))
      if unsafe pango_layout_get_spacing(layout) != units { unsafe pango_layout_set_spacing(layout, units) }
    }
  }

  /// How far the text goes down from the baseline of its last line, in pixels.
  package var depthOfLastLine: Double {
    guard let layout = unsafe gtk_label_get_layout(pointer),
      let line = unsafe pango_layout_get_line_readonly(layout, pango_layout_get_line_count(layout) - 1)
    else { return 0 }
    var logical = PangoRectangle()
    unsafe pango_layout_line_get_extents(line, nil, &logical)
    return Double(logical.y + logical.height) / Double(PANGO_SCALE)
  }

  /// Where the text lies in the label's height: 0 at its top, 1 at its bottom.
  package var verticalAlignment: Double {
    get { unsafe Double(gtk_label_get_yalign(pointer)) }
    set { if newValue != verticalAlignment { unsafe gtk_label_set_yalign(pointer, Float(newValue)) } }
  }

  /// Where the text lies in the label's width: 0 at its start, 1 at its end.
  package var alignment: Double {
    get { unsafe Double(gtk_label_get_xalign(pointer)) }
    set { if newValue != alignment { unsafe gtk_label_set_xalign(pointer, Float(newValue)) } }
  }

  /// How the lines of a wrapped text lie to one another.
  package var justification: Align {
    get {
      switch unsafe gtk_label_get_justify(pointer) {
      case GTK_JUSTIFY_CENTER: .center
      case GTK_JUSTIFY_RIGHT: .end
      default: .start
      }
    }
    set {
      guard newValue != justification else { return }
      let value =
        switch newValue {
        case .center: GTK_JUSTIFY_CENTER
        case .end: GTK_JUSTIFY_RIGHT
        default: GTK_JUSTIFY_LEFT
        }
      unsafe gtk_label_set_justify(pointer, value)
    }
  }

  package var wraps: Bool {
    get { unsafe gtk_label_get_wrap(pointer) != 0 }
    set {
      guard newValue != wraps else { return }
      unsafe gtk_label_set_wrap(pointer, newValue ? 1 : 0)
      // A long word must not widen a column.
      unsafe gtk_label_set_wrap_mode(pointer, PANGO_WRAP_WORD_CHAR)
      // Otherwise a text beside something taller wraps until it is as tall, however wide its place is.
      unsafe gtk_label_set_natural_wrap_mode(pointer, GTK_NATURAL_WRAP_NONE)
    }
  }

  /// Whether line breaks in the text show as a sign, so that there is one line whatever the text is.
  package var isSingleLine: Bool {
    get { unsafe gtk_label_get_single_line_mode(pointer) != 0 }
    set { if newValue != isSingleLine { unsafe gtk_label_set_single_line_mode(pointer, newValue ? 1 : 0) } }
  }

  package var ellipsis: Ellipsis {
    get {
      switch unsafe gtk_label_get_ellipsize(pointer) {
      case PANGO_ELLIPSIZE_START: .start
      case PANGO_ELLIPSIZE_MIDDLE: .middle
      case PANGO_ELLIPSIZE_END: .end
      default: .none
      }
    }
    set {
      guard newValue != ellipsis else { return }
      let mode =
        switch newValue {
        case .none: PANGO_ELLIPSIZE_NONE
        case .start: PANGO_ELLIPSIZE_START
        case .middle: PANGO_ELLIPSIZE_MIDDLE
        case .end: PANGO_ELLIPSIZE_END
        }
      unsafe gtk_label_set_ellipsize(pointer, mode)
    }
  }

  /// The most lines of an ellipsized text that wraps; -1 for any number.
  package var lines: Int {
    get { unsafe Int(gtk_label_get_lines(pointer)) }
    set { if newValue != lines { unsafe gtk_label_set_lines(pointer, Int32(clamping: newValue)) } }
  }

  /// How many letters of an ellipsized text are shown where there is room for more; -1 for any number.
  package var mostLetters: Int {
    get { unsafe Int(gtk_label_get_max_width_chars(pointer)) }
    set { if newValue != mostLetters { unsafe gtk_label_set_max_width_chars(pointer, Int32(clamping: newValue)) } }
  }

  package var isSelectable: Bool {
    get { unsafe gtk_label_get_selectable(pointer) != 0 }
    set {
      guard newValue != isSelectable else { return }
      // Otherwise the text is selected as soon as the focus comes, so that a window may open with its first text selected.
      DesktopSettings.shared?.setProperty("gtk-label-select-on-focus", to: false)
      unsafe gtk_label_set_selectable(pointer, newValue ? 1 : 0)
    }
  }

  /// Whether the label would show all of its text in a place of this size in pixels; nil for any height.
  package func shows(allIn width: Int, height: Int?) -> Bool {
    guard let layout = unsafe pango_layout_copy(gtk_label_get_layout(pointer)) else { return true }
    defer { unsafe g_object_unref(UnsafeMutableRawPointer(layout)) }
    if wraps {
      unsafe pango_layout_set_width(layout, Int32(clamping: width * Int(PANGO_SCALE)))
      if lines > 0 { unsafe pango_layout_set_height(layout, Int32(clamping: -lines)) }
    } else {
      unsafe pango_layout_set_width(layout, -1)
    }
    if unsafe pango_layout_is_ellipsized(layout) != 0 { return false }
    var size = (width: Int32(0), height: Int32(0))
    unsafe pango_layout_get_pixel_size(layout, &size.width, &size.height)
    return height.map { Int(size.height) <= $0 } ?? true
  }

  /// The colour of text that the style gives it.
  package var textColor: TextAttributes.Color {
    var color = GdkRGBA()
    unsafe gtk_widget_get_color(widget, &color)
    return TextAttributes.Color(red: Double(color.red), green: Double(color.green), blue: Double(color.blue), alpha: Double(color.alpha))
  }

  /// What no style class says: nil leaves each to the style.
  package func setAttributes(_ attributes: TextAttributes) {
    unsafe attributes.withList { list in unsafe gtk_label_set_attributes(pointer, list) }
  }

  /// The same for parts of the text, each with how many bytes of UTF-8 it has.
  package func setAttributes(_ runs: [(length: Int, attributes: TextAttributes)]) {
    let list = unsafe pango_attr_list_new()
    defer { unsafe pango_attr_list_unref(list) }
    var start = 0
    for run in runs {
      unsafe run.attributes.add(to: list, from: start, to: start + run.length)
      start += run.length
    }
    unsafe gtk_label_set_attributes(pointer, list)
  }

  /// Shows a text with links: each part with the address that it opens, or nil. The label is one stop of the focus with them.
  package func setLinks(_ parts: [(text: Substring, link: String?)]) {
    var markup = ""
    for part in parts {
      let text = String(part.text).escapedMarkup
      // The address is no remark: GTK would show it beside the pointer, where apps have given no help.
      if let link = part.link { markup += "<a href=\"\(link.escapedMarkup)\" title=\"\">\(text)</a>" } else { markup += text }
    }
    hasLinks = true
    unsafe gtk_label_set_markup(pointer, markup)
  }

  /// A link was chosen. The answer is whether that was dealt with.
  package static let linkActivated = Signal<Bool, String>("activate-link")
}
