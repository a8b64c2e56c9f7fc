import SidelightBridge
import SidelightCore

/// Texts of drawings as Pango has laid them out, which many drawings have again and again.
@MainActor final class DrawnTexts {
  static let shared = DrawnTexts()

  private struct Key: Hashable {
    let string: String
    let width, height: Double?
  }

  private var known: [Key: [(text: TextElement, lines: DrawnLines)]] = [:]
  private var count = 0
  private static let most = 500
  private var styleChanges: [SignalConnection] = []

  /// The lines of a text within a width and a height in pixels; nil for any.
  func lines(of text: TextElement, width: Double?, height: Double? = nil) -> DrawnLines? {
    let key = Key(string: text.string, width: width, height: height)
    if let found = known[key]?.first(where: { $0.text == text }) { return found.lines }
    listen()
    let label = LabelWidget(text.string)
    for name in text.styleClasses() { label.addClass(name) }
    if text.runs.isEmpty {
      label.setAttributes(text.attributes)
    } else {
      label.setAttributes(text.runs.map { ($0.length, $0.attributes(over: text.font)) })
    }
    label.justification = text.alignment.align
    label.ellipsis = text.lineLimit == nil ? .none : text.truncation.ellipsis
    guard let lines = label.lines(width: width, height: height, limit: text.lineLimit) else { return nil }
    if count >= Self.most { forget() }
    known[key, default: []].append((text, lines))
    count += 1
    return lines
  }

  private func forget() {
    known = [:]
    count = 0
  }

  /// Colours and fonts of the style may be others later.
  private func listen() {
    guard styleChanges.isEmpty, let manager = StyleManager.ofDisplay else { return }
    styleChanges = ["dark", "high-contrast", "accent-color"].map { manager.onNotify($0) { [weak self] in self?.forget() } }
    guard let settings = DesktopSettings.shared else { return }
    styleChanges += ["gtk-xft-dpi", "gtk-font-name"].map { settings.onNotify($0) { [weak self] in self?.forget() } }
  }
}

/// Pictures of drawings, as long as a drawing has them. The newest ones are kept besides, for a drawing that asks for a size and draws then.
@MainActor final class DrawnPictures {
  static let shared = DrawnPictures()

  private struct Known { weak var texture: Texture? }

  private var known: [String: Known] = [:]
  private var newest: [Texture] = []
  private static let kept = 4
  /// Who waits for a picture.
  private var waiting: [String: [@MainActor () -> Void]] = [:]

  /// The picture of a source; nil where there is none, or none yet.
  ///
  /// A file is read at once, so that a drawing knows how large its picture is.
  /// - Parameter then: told when one has come that was not there yet.
  func texture(of source: ImageElement.Source, then: @escaping @MainActor () -> Void) -> Texture? {
    switch source {
    case .symbol, .variants, .themed: return nil
    case .file(let path): return known[path]?.texture ?? Texture.read(path: path).map { keep($0, as: path) }
    case .address(let uri):
      if let texture = known[uri]?.texture { return texture }
      let isLoading = waiting[uri] != nil
      waiting[uri, default: []].append(then)
      if isLoading { return nil }
      Task {
        let texture = try? await Texture.load(uri: uri)
        if let texture { keep(texture, as: uri) }
        let told = waiting.removeValue(forKey: uri) ?? []
        // Whoever asks again would wait for ever for what can't be read.
        if texture != nil { for tell in told { tell() } }
      }
      return nil
    }
  }

  @discardableResult private func keep(_ texture: Texture, as name: String) -> Texture {
    known = known.filter { $0.value.texture != nil }
    known[name] = Known(texture: texture)
    newest = Array((newest + [texture]).suffix(Self.kept))
    return texture
  }
}
