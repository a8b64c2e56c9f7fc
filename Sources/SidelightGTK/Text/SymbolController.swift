import SidelightBridge
package import SidelightCore

/// A symbol or an icon of the theme as a GtkImage.
@MainActor package final class SymbolController: Controller {
  private let image: ImageWidget
  private var classes: [String] = []

  init(_ id: NodeID, _ element: Element, in renderer: Renderer) {
    image = ImageWidget()
    super.init(id, element, in: renderer, core: image)
  }

  /// The size that the place asks for where the symbol itself says nothing, such as on a page that says there is nothing to show.
  var placeSize: Int? {
    didSet { if placeSize != oldValue { resize() } }
  }

  package override func update(from old: Element?) {
    guard case .image(let new) = element.kind else { return }
    var before: ImageElement?
    if case .image(let image)? = old?.kind { before = image }
    if new.source != before?.source {
      switch new.source {
      case .symbol(let name): image.iconName = renderer?.symbols.iconName(for: name)
      case .themed(let names): image.setThemedIcon(names)
      case .file: break
      }
    }
    resize()
    if new.color != before?.color {
      var wanted: [String] = []
      if case .rgba(let red, let green, let blue, let opacity)? = new.color {
        wanted.append(StyleProvider.colorClass(red: red, green: green, blue: blue, opacity: opacity))
      } else if let name = new.color?.textClass {
        wanted.append(name)
      }
      image.changeClasses(from: classes, to: wanted)
      classes = wanted
    }
  }

  private func resize() {
    guard case .image(let element) = element.kind else { return }
    let size = element.symbolSize(in: self.element.layout)
    image.pixelSize = size == ImageElement.plainSymbolSize ? placeSize ?? -1 : size
  }
}

/// Finds the theme's icons for symbol names, and reports each unknown one once.
@MainActor package final class SymbolCatalogue {
  private var known: [String: String] = [:]
  /// Takes a sentence about a name that nobody knows.
  package var report: (String) -> Void = { StandardError.write(line: "Sidelight: " + $0) }

  package init() {}

  package func iconName(for symbol: String) -> String {
    if let found = known[symbol] { return found }
    let name = find(symbol)
    if name == nil {
      report(
        "The symbol \"\(symbol)\" is neither an icon of the theme nor a known symbol name, so a placeholder is shown; "
          + "use a name such as \"folder\" or \"folder-symbolic\".")
    }
    let result = name ?? "sidelight-unknown-symbolic"
    known[symbol] = result
    return result
  }

  private func find(_ symbol: String) -> String? {
    // Names of GNOME have dashes; asking the theme for the others only costs time, and "folder" would find a coloured icon.
    if symbol.contains("-"), IconTheme.has(symbol) { return symbol }
    if let name = SymbolTable.themeName(for: symbol), IconTheme.has(name) { return name }
    return [symbol + "-symbolic", symbol].first(where: IconTheme.has)
  }
}

extension ImageElement {
  /// What the theme draws symbols at.
  static let plainSymbolSize = 16

  var isFile: Bool { if case .file = source { true } else { false } }

  /// The side of the square that a symbol is drawn in.
  var symbolSize: Int {
    let size: Double =
      switch font.face {
      case .largeTitle?: 32
      case .title?: 24
      case .title2?: 20
      case .title3?: 18
      case .size(let points)?: points * 4 / 3
      default: Double(Self.plainSymbolSize)
      }
    let factor =
      switch scale {
      case .small: 0.75
      case .medium: 1.0
      case .large: 1.5
      }
    return max(8, Int((size * factor).rounded()))
  }

  /// A resizable symbol fills a fixed frame around it.
  func symbolSize(in layout: [LayoutModifier]) -> Int {
    guard isResizable, case .frame(let frame)? = layout.first else { return symbolSize }
    let sides = [frame.maxWidth, frame.maxHeight].compactMap { $0 }.filter(\.isFinite)
    return sides.min().map { max(1, Int($0.rounded())) } ?? symbolSize
  }
}
