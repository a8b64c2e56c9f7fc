/// Where suggestions of a search are shown. On GNOME that is always the ``menu`` below the field.
///
/// Source: SwiftUI's `SearchSuggestionsPlacement`.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  private let name: String

  /// As it suits the place: on GNOME the ``menu``.
  public static let automatic = Self(name: "automatic")
  /// In a menu at the search field.
  public static let menu = Self(name: "menu")
  /// In the content of the page.
  public static let content = Self(name: "content")

  /// Several places in which suggestions can be shown.
  public struct Set: OptionSet, Sendable {
    /// A bit for each place.
    public var rawValue: Int
    /// Makes a set from its bits.
    nonisolated public init(rawValue: Int) { self.rawValue = rawValue }

    /// A menu at the search field.
    public static let menu = Set(rawValue: 1)
    /// The content of the page.
    public static let content = Set(rawValue: 2)

    func contains(_ placement: SearchSuggestionsPlacement) -> Bool {
      placement == .menu ? isSuperset(of: .menu) : placement == .content && isSuperset(of: .content)
    }
  }
}

enum SuggestionsPlacementKey: EnvironmentKey {
  static var defaultValue: SearchSuggestionsPlacement { .automatic }
}

enum HiddenSuggestionsKey: EnvironmentKey {
  static var defaultValue: SearchSuggestionsPlacement.Set { [] }
}

extension EnvironmentValues {
  /// Where the suggestions around are shown; ``SearchSuggestionsPlacement/automatic`` outside of suggestions.
  ///
  /// Source: SwiftUI's `searchSuggestionsPlacement`.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { self[SuggestionsPlacementKey.self] }
}

/// Suggestions, or a view with a search field, and where suggestions in it are hidden.
struct SuggestionsVisibility<Content: View> {
  let content: Content
  let visibility: Visibility
  let placements: SearchSuggestionsPlacement.Set
  @Environment(\.searchSuggestionsPlacement) private var placement

  nonisolated init(content: Content, visibility: Visibility, placements: SearchSuggestionsPlacement.Set) {
    self.content = content
    self.visibility = visibility
    self.placements = placements
  }
}

extension SuggestionsVisibility: View {
  @ViewBuilder var body: some View {
    if visibility != .hidden || !placements.contains(placement) {
      EnvironmentView(content: content) {
        if visibility == .hidden { $0[HiddenSuggestionsKey.self].formUnion(placements) }
        if visibility == .visible { $0[HiddenSuggestionsKey.self].subtract(placements) }
      }
    }
  }
}

extension View {
  /// Shows or hides suggestions in some places: those that this view is, or those of the search fields in it.
  ///
  /// On GNOME all of them are in the ``SearchSuggestionsPlacement/menu``. Source: SwiftUI's `searchSuggestions(_:for:)`.
  ///
  /// - Parameters:
  ///   - visibility: whether they are shown there.
  ///   - placements: the places that are meant.
  nonisolated public func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set) -> some View {
    SuggestionsVisibility(content: self, visibility: visibility, placements: placements)
  }
}
