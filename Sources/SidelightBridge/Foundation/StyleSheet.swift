import CSidelight
import CSidelightResources

/// One of the library's style sheets, in `data/styles`.
///
/// Each is read when the first widget needs it, and no sooner: whenever GTK styles a widget, it looks at the rules of all sheets that were
/// read.
@MainActor package final class StyleSheet {
  /// What most windows have. It is read by itself, with the first class of the library's own.
  package static let base = StyleSheet("base", 0)
  /// Colours of text and areas, and tints.
  package static let text = StyleSheet("text", 1)
  /// Lists of cards, in frames, and of a form.
  package static let groups = StyleSheet("groups", 2)
  /// What an app says itself of rows.
  package static let rows = StyleSheet("rows", 3)
  /// What lists show while they are edited.
  package static let editing = StyleSheet("editing", 4)
  /// Tab views.
  package static let tabs = StyleSheet("tabs", 5)
  /// Controls that few windows have.
  package static let controls = StyleSheet("controls", 6)
  /// What an app says of the looks of bars.
  package static let bars = StyleSheet("bars", 7)
  /// Sidebars and inspectors of glass.
  package static let glass = StyleSheet("glass", 8)

  private let path: String
  private let priority: UInt32
  private var wasRead = false

  /// - Parameter place: a sheet wins over those in lower places, whatever their selectors.
  private init(_ name: String, _ place: UInt32) {
    path = "/io/github/sidelight/styles/\(name).css"
    priority = UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION) - 10 + place
  }

  /// Adds its rules to the default display, once; without a display it does nothing.
  package func read() {
    guard !wasRead, let display = unsafe gdk_display_get_default() else { return }
    wasRead = true
    sidelight_resources_keep()
    let provider = unsafe gtk_css_provider_new()
    unsafe gtk_css_provider_load_from_resource(provider, path)
    unsafe gtk_style_context_add_provider_for_display(display, OpaquePointer(provider), priority)
    unsafe g_object_unref(provider)
  }

  /// A widget is about to get a class. Code that gives a class has to read its sheet before; a debug build reports where that was
  /// forgotten.
  static func prepare(for name: String) {
    guard name.hasPrefix("sidelight-") else { return }
    base.read()
    assert(isReady(for: name), "The class \(name) is given before its style sheet is read.")
  }
}

extension StyleSheet {
  private static let all = [base, text, groups, rows, editing, tabs, controls, bars, glass]

  /// For each class with rules the sheets that have them.
  private static let sheets: [Substring: [StyleSheet]] = {
    var found: [Substring: [StyleSheet]] = [:]
    for sheet in all { for name in sheet.classes { found[name, default: []].append(sheet) } }
    return found
  }()

  /// Whether a sheet that was read has rules for a class, or none has any.
  package static func isReady(for name: String) -> Bool {
    guard unsafe gdk_display_get_default() != nil, let sheets = sheets[name[...]] else { return true }
    return sheets.contains { $0.wasRead }
  }

  /// The classes that its rules name.
  private var classes: Set<Substring> {
    guard let text = ResourceFile.text(path) else { return [] }
    let isPart = { (letter: Character) in letter.isLetter || letter.isNumber || letter == "-" }
    return Set(text.split(separator: ".").filter { $0.hasPrefix("sidelight-") }.map { $0.prefix(while: isPart) })
  }
}
