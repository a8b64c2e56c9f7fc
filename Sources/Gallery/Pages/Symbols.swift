import Sidelight

extension GalleryPage {
  static let symbols = GalleryPage(
    "symbols", "Symbols", symbol: "star.circle", in: .controls,
    about: "SF Symbols by their names, as GNOME's own icons and as some that are drawn in their style. "
      + "A variant is shown where there is an icon for it, and else the symbol as it is.",
    state: SymbolsState.init, content: SymbolsView.init, knobs: SymbolsKnobs.init)
}

@MainActor @Observable private final class SymbolsState {
  var word = ""
  var variant = SymbolVariant.none
  var isMulticolor = false
  var isLarge = false
}

private enum SymbolVariant: String, CaseIterable {
  case none = "None", fill = "Fill", circle = "Circle", filledCircle = "Filled Circle", square = "Square", slash = "Slash"

  var variants: SymbolVariants {
    switch self {
    case .none: .none
    case .fill: .fill
    case .circle: .circle
    case .filledCircle: .circle.fill
    case .square: .square
    case .slash: .slash
    }
  }
}

private struct SymbolsView: View {
  @Bindable var state: SymbolsState

  var body: some View {
    NavigationStack {
      Group {
        if names.isEmpty {
          ContentUnavailableView.search(text: state.word)
        } else {
          List(names, id: \.self) { Label($0, systemImage: $0).font(state.isLarge ? .largeTitle : nil) }
        }
      }
      .symbolVariant(state.variant.variants)
      .symbolRenderingMode(state.isMulticolor ? .multicolor : .monochrome)
      .searchable(text: $state.word, prompt: "Symbols")
      .navigationTitle("Symbols")
    }
  }

  /// The names that contain each of the words.
  private var names: [String] {
    let words = state.word.lowercased().split(separator: " ")
    return words.isEmpty ? SymbolNames.all : SymbolNames.all.filter { name in words.allSatisfy { name.contains($0) } }
  }
}

private struct SymbolsKnobs: View {
  @Bindable var state: SymbolsState

  var body: some View {
    Picker("Variant", selection: $state.variant) { ForEach(SymbolVariant.allCases, id: \.self) { Text($0.rawValue) } }
    Toggle("Colours that mean something", isOn: $state.isMulticolor)
    Toggle("Large", isOn: $state.isLarge)
    Button("Look for “arrow down”") { state.word = "arrow down" }
  }
}
