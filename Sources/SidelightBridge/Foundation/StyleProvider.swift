import CSidelight
import CSidelightResources

/// The library's icons, and style rules that are made while the program runs, for the whole display.
@MainActor package enum StyleProvider {
  private static var hasIcons = false

  /// Adds the icons to the default display, once; without a display it does nothing.
  package static func install() {
    guard !hasIcons, let display = unsafe gdk_display_get_default() else { return }
    hasIcons = true
    sidelight_resources_keep()
    unsafe gtk_icon_theme_add_resource_path(gtk_icon_theme_get_for_display(display), "/io/github/sidelight/icons")
  }
}

extension StyleProvider {
  /// Has GTK style a widget and everything in it once more, as soon as there is nothing else to do.
  ///
  /// Where GTK (4.18) measures widgets that it has not styled yet, such as rows that it makes while it lays out their list, it styles them
  /// without a look at what they are in: each then counts as one that may look otherwise whenever the focus moves anywhere in the window,
  /// and is styled again for that. The class for it gives the symbols in it a shadow that nobody sees: where nothing differs, GTK would
  /// compare the old style with the new one at every such move.
  static func restyle(_ widget: Widget) {
    MainSource.idle { widget.addClass("sidelight-styled") }
  }
}

extension StyleProvider {
  private static var colors: [String: String] = [:]
  private static var colorProvider: UnsafeMutablePointer<GtkCssProvider>?

  /// What a colour is of.
  package enum Colored: String, Sendable {
    case text = "color"
    case area = "background-color"
  }

  /// A class that colours text and symbols, or fills an area. All rules that are made here share one more style sheet, which wins over
  /// those of `data/styles` and grows by a rule for each new one.
  ///
  /// - Parameter css: the colour as CSS.
  package static func colorClass(_ colored: Colored, _ css: String) -> String {
    let name = "sidelight-\(colored.rawValue)-" + String(css.map { $0.isLetter || $0.isNumber ? $0 : "-" })
    add(".\(name) { \(colored.rawValue): \(css); }", as: name)
    return name
  }

  /// A class that fills an area with a gradient, written as CSS, and with another one where text runs to the left.
  package static func gradientClass(_ css: String, mirrored: String) -> String {
    let name = "sidelight-gradient-" + String(css.map { $0.isLetter || $0.isNumber ? $0 : "-" })
    add(".\(name) { background-image: \(css); } .\(name):dir(rtl) { background-image: \(mirrored); }", as: name)
    return name
  }

  /// A class whose texts and symbols cast shadows, written as CSS.
  package static func shadowClass(_ css: String) -> String {
    let name = "sidelight-shadow-" + String(css.map { $0.isLetter || $0.isNumber ? $0 : "-" })
    add(".\(name) { text-shadow: \(css); -gtk-icon-shadow: \(css); }", as: name)
    return name
  }

  /// A bar with a background.
  package enum Bar: String, Sendable {
    /// The bars above or below the content of an AdwToolbarView, which has the class.
    case top, bottom
    /// The tabs below the pages.
    case tabs
  }

  /// A class that gives a bar a background, written as CSS, and another one where text runs to the left.
  package static func barClass(_ bar: Bar, _ css: String, mirrored: String) -> String {
    let name = "sidelight-\(bar.rawValue)-bar-" + String(css.map { $0.isLetter || $0.isNumber ? $0 : "-" })
    func rule(_ part: String, _ css: String) -> String {
      switch bar {
      case .top, .bottom: "toolbarview.\(name)\(part) > .\(bar.rawValue)-bar.raised { background: \(css); }"
      case .tabs: ".\(name)\(part) { background: \(css); }"
      }
    }
    add(rule("", css) + (mirrored == css ? "" : " " + rule(":dir(rtl)", mirrored)), as: name)
    return name
  }

  /// What a background is of.
  package enum Ground: String, Sendable {
    /// The widget itself.
    case page
    /// The sheet of an AdwDialog, or what a GtkPopover holds and its arrow.
    case sheet
  }

  /// A class that gives a page or a sheet a background, written as CSS, and another one where text runs to the left.
  package static func groundClass(_ ground: Ground, _ css: String, mirrored: String) -> String {
    let name = "sidelight-\(ground.rawValue)-ground-" + String(css.map { $0.isLetter || $0.isNumber ? $0 : "-" })
    func rule(_ part: String, _ css: String) -> String {
      let own = ".\(name)\(part)"
      return switch ground {
      case .page: "\(own) { background: \(css); }"
      case .sheet:
        "dialog\(own) sheet, popover\(own) > contents, popover\(own) > arrow { background: \(css); }"
      }
    }
    add(rule("", css) + (mirrored == css ? "" : " " + rule(":dir(rtl)", mirrored)), as: name)
    return name
  }

  /// A class that draws a widget through a filter, written as CSS.
  package static func filterClass(_ css: String) -> String {
    let name = "sidelight-filter-" + String(css.map { $0.isLetter || $0.isNumber ? $0 : $0 == "." ? "_" : "-" })
    add(".\(name) { filter: \(css); }", as: name)
    return name
  }

  /// A line of a row: above and below it, and above and below its section.
  package enum LineEdge: String, Sendable {
    case top, bottom, start, end
  }

  /// A class that gives a row's line a colour, written as CSS. A line between two rows is drawn by the one below it, so that the class for
  /// the bottom speaks of the next row.
  package static func lineClass(_ edge: LineEdge, _ css: String) -> String {
    let name = "sidelight-line-\(edge.rawValue)-" + String(css.map { $0.isLetter || $0.isNumber ? $0 : "-" })
    let row = "listview > row.\(name).\(name)"
    let rule =
      switch edge {
      case .top: "\(row) { --sidelight-line: \(css); }"
      case .bottom: "\(row) + row { --sidelight-line: \(css); }"
      case .start: "\(row).\(name) { --sidelight-line: \(css); }"
      case .end: "\(row) { --sidelight-end-line: \(css); }"
      }
    add(rule, as: name)
    return name
  }

  /// A class that makes a colour, written as CSS, the accent colour of a widget and of everything in it.
  package static func tintClass(_ css: String, text: String) -> String {
    let name = "sidelight-tint-" + String(css.map { $0.isLetter || $0.isNumber ? $0 : "-" })
    add(
      ".\(name) { --accent-bg-color: \(css); --accent-fg-color: \(text); "
        + "--accent-color: oklab(from \(css) var(--standalone-color-oklab)); }", as: name)
    return name
  }

  /// What of a list has a least height.
  package enum Line: String, Sendable { case row, header }

  /// A class that gives the rows or headers of a list a least height.
  ///
  /// - Parameters:
  ///   - height: the height with the padding, in pixels.
  ///   - padding: how much of it is above and below the content.
  package static func leastHeightClass(of line: Line, _ height: Int, padding: Int) -> String {
    let name = "sidelight-least-\(line.rawValue)-\(height)-\(padding)"
    let list = "listview.\(name).\(name).\(name)"
    let content = max(0, height - padding)
    switch line {
    case .row:
      // What has no padding of its own is as high as all of it.
      let row = "\(list) > row:not(.sidelight-header):not(.sidelight-footer)"
      add(
        "\(row) { min-height: \(content)px; } "
          + "\(row).sidelight-inset-row, \(row).sidelight-backed { min-height: \(height)px; } "
          + "\(list) > row.sidelight-backed > .sidelight-backdrop > .sidelight-row-content { min-height: \(content)px; }", as: name)
    case .header: add("\(list) > row.sidelight-header { min-height: \(content)px; }", as: name)
    }
    return name
  }

  /// A class that gives a row margins in pixels, in place of the style's; nil leaves that one as it is. They may be negative.
  package static func marginClass(top: Int?, start: Int?, bottom: Int?, end: Int?) -> String {
    let parts = [("t", top), ("s", start), ("b", bottom), ("e", end)]
    let name = "sidelight-margin" + parts.compactMap { part in part.1.map { "-\(part.0)\($0 < 0 ? "m" : "")\(abs($0))" } }.joined()
    func rule(_ left: Int?, _ right: Int?) -> String {
      let sides = [("top", top), ("left", left), ("bottom", bottom), ("right", right)]
      return sides.compactMap { side in side.1.map { "margin-\(side.0): \($0)px;" } }.joined(separator: " ")
    }
    let row = "listview > row.\(name).\(name).\(name).\(name).\(name)"
    add("\(row) { \(rule(start, end)) } \(row):dir(rtl) { \(rule(end, start)) }", as: name)
    return name
  }

  /// A class that gives a list padding in pixels, in place of the style's.
  package static func paddingClass(top: Int, start: Int, bottom: Int, end: Int) -> String {
    let name = "sidelight-padding-\(top)-\(start)-\(bottom)-\(end)"
    let list = "listview.\(name).\(name).\(name).\(name)"
    add(
      "\(list) { padding: \(top)px \(end)px \(bottom)px \(start)px; } "
        + "\(list):dir(rtl) { padding: \(top)px \(start)px \(bottom)px \(end)px; }", as: name)
    return name
  }

  /// Adds a rule once.
  private static func add(_ rule: String, as name: String) {
    guard colors[name] == nil, let display = unsafe gdk_display_get_default() else { return }
    colors[name] = rule
    if unsafe colorProvider == nil {
      unsafe colorProvider = unsafe gtk_css_provider_new()
      unsafe gtk_style_context_add_provider_for_display(
        display, OpaquePointer(colorProvider), UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION - 1))
    }
    unsafe gtk_css_provider_load_from_string(colorProvider, colors.values.joined(separator: "\n"))
  }
}
