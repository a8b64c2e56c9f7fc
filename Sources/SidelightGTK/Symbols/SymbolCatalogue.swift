import SidelightBridge

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
