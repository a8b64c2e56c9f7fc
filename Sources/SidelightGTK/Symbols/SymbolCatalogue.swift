import SidelightBridge
import SidelightCore

/// Finds the theme's icons for symbol names, and reports each unknown one once.
@MainActor package final class SymbolCatalogue {
  private var known: [String: String] = [:]
  /// Reports an unknown name, in a sentence.
  package var report: (String) -> Void = { StandardError.write(line: "Sidelight: " + $0) }

  package init() {}

  /// The icon for a symbol; for an unknown one a placeholder and a report.
  package func iconName(for symbol: String) -> String { iconName(forFirstOf: [symbol]) }

  /// The icon for the first symbol that is known. If none is, the last one is reported: it is what the app wrote.
  package func iconName(forFirstOf symbols: [String]) -> String {
    for symbol in symbols.dropLast() {
      if let found = known[symbol] ?? find(symbol) { return found }
    }
    guard let symbol = symbols.last else { return Self.placeholder }
    if let found = known[symbol] { return found }
    let name = find(symbol)
    if name == nil { report(sentence(about: symbol)) }
    let result = name ?? Self.placeholder
    known[symbol] = result
    return result
  }

  /// The theme's icon for what an image shows; nil where that is a picture, which no theme has.
  func iconName(for source: ImageElement.Source) -> String? {
    switch source {
    case .symbol(let name): iconName(for: name)
    case .variants(let names): iconName(forFirstOf: names)
    case .themed(let names): names.first(where: IconTheme.has) ?? names.first
    case .file, .address: nil
    }
  }

  private static let placeholder = "sidelight-unknown-symbolic"

  private func sentence(about symbol: String) -> String {
    let near = SymbolTable.nearest(to: symbol).map { "\"\($0)\"" }.joined(separator: ", ")
    return "The symbol \"\(symbol)\" is neither an icon of the theme nor a known symbol name, so a placeholder is shown; "
      + (near.isEmpty ? "use a name such as \"folder\" or \"folder-symbolic\"." : "the nearest known names are \(near).")
  }

  private func find(_ symbol: String) -> String? {
    // Names of GNOME have dashes; asking the theme for the others only costs time, and "folder" would find a coloured icon.
    if symbol.contains("-"), IconTheme.has(symbol) { return symbol }
    if let name = SymbolTable.themeName(for: symbol), IconTheme.has(name) { return name }
    return [symbol + "-symbolic", symbol].first(where: IconTheme.has)
  }
}
