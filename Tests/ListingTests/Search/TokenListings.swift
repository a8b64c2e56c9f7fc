// An app has the same lines below `import SwiftUI`.
import Sidelight

enum TeaToken: String, Identifiable, Hashable, CaseIterable {
  case black
  case green
  case white

  var id: Self { self }
}

struct Tea: Identifiable {
  let id: String
  let kind: TeaToken
}

private let teas = [
  Tea(id: "Assam", kind: .black), Tea(id: "Sencha", kind: .green), Tea(id: "Yin Zhen", kind: .white),
]

private func filtered(_ teas: [Tea], searchText: String, tokens: [TeaToken]) -> [Tea] {
  guard !searchText.isEmpty || !tokens.isEmpty else { return teas }
  return teas.filter { tea in
    (!searchText.isEmpty && tea.id.lowercased().contains(searchText.lowercased())) || tokens.contains(tea.kind)
  }
}

struct TeaList: View {
  var searchText = ""
  var tokens: [TeaToken] = []

  var body: some View {
    List(filtered(teas, searchText: searchText, tokens: tokens)) { tea in
      Text(tea.id)
    }
  }
}

/// Page: "Performing a search operation", "Provide storage for tokens".
struct TokenSearch: View {
  @State private var searchText = ""
  @State private var tokens: [TeaToken] = [.black, .white]

  var body: some View {
    NavigationStack {
      TeaList(searchText: searchText, tokens: tokens)
        .searchable(text: $searchText, tokens: $tokens) { token in
          switch token {
          case .black: Text("Black")
          case .green: Text("Green")
          case .white: Text("White")
          }
        }
    }
  }
}

struct SteepedToken: Identifiable, Hashable {
  enum Kind {
    case black
    case green
  }

  enum Steeping: String, Identifiable, Hashable, CaseIterable {
    case short
    case long

    var id: Self { self }
  }

  var kind: Kind
  var steeping: Steeping = .short
  var id: Kind { kind }
}

/// Page: "Performing a search operation", "Support tokens that have a mutable component".
struct MutableTokenSearch: View {
  @State private var searchText = ""
  @State private var tokens = [SteepedToken(kind: .black)]

  var body: some View {
    NavigationStack {
      Text("Steep it \(tokens.first?.steeping.rawValue ?? "not at all")")
        .searchable(text: $searchText, editableTokens: $tokens) { $token in
          Picker(selection: $token.steeping) {
            ForEach(SteepedToken.Steeping.allCases) { steeping in
              switch steeping {
              case .short: Text("Short")
              case .long: Text("Long")
              }
            }
          } label: {
            switch token.kind {
            case .black: Text("Black")
            case .green: Text("Green")
            }
          }
        }
    }
  }
}

enum ShopScope {
  case tea
  case nuts
}

/// Page: `searchScopes(_:scopes:)`, and "Scoping a search operation".
struct ScopedSearch: View {
  @State private var text = ""
  @State private var tokens: [TeaToken] = []
  @State private var scope: ShopScope = .tea

  var body: some View {
    NavigationStack {
      Text(scope == .tea ? "Among the teas" : "Among the nuts")
        .searchable(text: $text, tokens: $tokens) { token in
          Text(token.rawValue)
        }
        .searchScopes($scope) {
          Text("Tea").tag(ShopScope.tea)
          Text("Nuts").tag(ShopScope.nuts)
        }
    }
  }
}

/// Page: `searchScopes(_:activation:_:)`.
struct TextScopedSearch: View {
  @State private var text = ""
  @State private var scope: ShopScope = .tea
  var activation: SearchScopeActivation

  var body: some View {
    NavigationStack {
      TeaList(searchText: text)
        .searchable(text: $text)
        .searchScopes($scope, activation: activation) {
          Text("Tea").tag(ShopScope.tea)
          Text("Nuts").tag(ShopScope.nuts)
        }
    }
  }
}

/// Page: `searchSuggestions(_:)`, and "Suggesting search terms", "Suggest search text".
struct SuggestedTexts: View {
  @State private var searchText = ""

  var body: some View {
    NavigationStack {
      TeaList(searchText: searchText)
        .searchable(text: $searchText)
        .searchSuggestions {
          Text("Pick one")
          Text("🍵 Sencha").searchCompletion("sencha")
          Text("☕ Assam").searchCompletion("assam")
        }
    }
  }
}

/// Page: `searchCompletion(_:)`.
struct CompletedTexts: View {
  @State private var text = ""

  var body: some View {
    NavigationStack {
      Text("Looking for \(text)")
        .searchable(text: $text) {
          Text("🍵").searchCompletion("sencha")
          Text("☕").searchCompletion("assam")
        }
    }
  }
}

/// Page: "Suggesting search terms", "Suggest tokens".
struct SuggestedTokens: View {
  @State private var searchText = ""
  @State private var tokens: [TeaToken] = []

  var body: some View {
    NavigationStack {
      TeaList(searchText: searchText, tokens: tokens)
        .searchable(text: $searchText, tokens: $tokens) { token in
          Text(token.rawValue.capitalized)
        }
        .searchSuggestions {
          Text("Black").searchCompletion(TeaToken.black)
          Text("Green").searchCompletion(TeaToken.green)
        }
    }
  }
}

/// Page: "Suggesting search terms", "Simplify token suggestions".
struct SimpleSuggestedTokens: View {
  @State private var searchText = ""
  @State private var tokens: [TeaToken] = []
  @State private var suggestions: [TeaToken] = TeaToken.allCases

  var body: some View {
    NavigationStack {
      TeaList(searchText: searchText, tokens: tokens)
        .searchable(
          text: $searchText,
          tokens: $tokens,
          suggestedTokens: $suggestions
        ) { token in
          Text(token.rawValue.capitalized)
        }
    }
  }
}

/// Page: "Suggesting search terms", "Update suggestions dynamically".
struct DynamicSuggestions: View {
  @State private var searchText = ""
  @State private var earlier: [String] = []

  var body: some View {
    NavigationStack {
      TeaList(searchText: searchText)
        .searchable(text: $searchText)
        .searchSuggestions {
          ForEach(earlier, id: \.self) { text in
            Label(text, systemImage: "clock")
              .searchCompletion(text)
          }
        }
        .onSubmit(of: .search) { earlier.append(searchText) }
    }
  }
}

/// Page: `searchSuggestions(_:for:)`.
struct HiddenSuggestions: View {
  var placements: SearchSuggestionsPlacement.Set
  @State private var text = ""
  @State private var suggestions: [TeaToken] = [.black]

  var body: some View {
    NavigationStack {
      Text("Tea")
        .searchable(text: $text) {
          ForEach(suggestions) { suggestion in
            Text(suggestion.rawValue)
              .searchCompletion(suggestion.rawValue)
          }
          .searchSuggestions(.hidden, for: placements)
        }
    }
  }
}
