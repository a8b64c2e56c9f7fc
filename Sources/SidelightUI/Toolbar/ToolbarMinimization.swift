import SidelightCore
@_spi(Nodes) import SidelightGraph

/// When the header bar of a page makes room for what is scrolled.
///
/// Source: SwiftUI's `ToolbarMinimizationBehavior`.
public struct ToolbarMinimizationBehavior: Hashable, Sendable {
  let behavior: HeaderMinimizing.Behavior?

  /// As what is around the page says; never where nothing does, as header bars of GNOME's apps stay.
  public static var automatic: ToolbarMinimizationBehavior { ToolbarMinimizationBehavior(behavior: nil) }
  /// The header bar stays, however the page is scrolled.
  public static let never = ToolbarMinimizationBehavior(behavior: .never)
  /// While the user scrolls down. Scrolling up, or reaching the top, brings it back.
  public static let onScrollDown = ToolbarMinimizationBehavior(behavior: .onScrollDown)
  /// While the user scrolls up, for a page that is read from its end. Scrolling down brings it back.
  public static let onScrollUp = ToolbarMinimizationBehavior(behavior: .onScrollUp)
}

/// What brings a header bar back that made room.
///
/// Source: SwiftUI's `ToolbarMinimizationRestoration`.
public struct ToolbarMinimizationRestoration: Hashable, Sendable {
  let returnsAtEdge: Bool?

  /// As what is around the page says; scrolling back where nothing does.
  public static let automatic = ToolbarMinimizationRestoration(returnsAtEdge: nil)
  /// Only that the content reaches its top, where scrolling down hides the header bar. Keys and the pointer bring it back everywhere.
  public static let atScrollEdge = ToolbarMinimizationRestoration(returnsAtEdge: true)
}

/// Whether the content of a page moves with a header bar that makes room.
///
/// Source: SwiftUI's `ToolbarMinimizationSafeAreaAdjustment`.
public struct ToolbarMinimizationSafeAreaAdjustment: Hashable, Sendable {
  let movesContent: Bool?

  /// As what is around the page says; it moves where nothing does.
  public static let automatic = ToolbarMinimizationSafeAreaAdjustment(movesContent: nil)
  /// The content gets the room of the header bar, and moves with it.
  public static let enabled = ToolbarMinimizationSafeAreaAdjustment(movesContent: true)
  /// The content goes on below the header bar from the beginning, kept clear of it by its safe area, and stays where it is when the bar
  /// comes and goes: for pictures and media. Below a search field of the page nothing goes on; there the content moves,
  /// and so does a list that is all of a page.
  public static let disabled = ToolbarMinimizationSafeAreaAdjustment(movesContent: false)
}

extension View {
  /// Sets when the header bar of the page around makes room for what is scrolled.
  ///
  /// ```swift
  /// ScrollView { LongArticle() }
  ///   .navigationTitle("Article")
  ///   .toolbarMinimizationBehavior(.onScrollDown, for: .navigationBar)
  /// ```
  ///
  /// The bar slides out above the page with its title, its items, the search field and the window's buttons once the user has scrolled far
  /// enough for that to be meant. It comes back when they scroll back, when the pointer goes to the top edge of the page, and with every key
  /// that leads to another control: Tab, F6, F10 and Ctrl+F. Shortcuts of what is in it work all the time, as do Alt+Left and Escape. It stays
  /// while the focus is in it, while the user searches, and where the content hardly needs more room than there is. Of several lists and scroll
  /// views of a page that counts which was scrolled last. Around a stack or a split view it is said of all pages inside. On GNOME the bar is an
  /// AdwToolbarView's; with reduced motion it comes and goes at once. Source: SwiftUI's `toolbarMinimizationBehavior(_:for:)`.
  ///
  /// - Parameters:
  ///   - behavior: when it makes room.
  ///   - bars: ``ToolbarPlacement/navigationBar``, ``ToolbarPlacement/windowToolbar`` or ``ToolbarPlacement/automatic``, which all mean the page's
  ///     header bar, as does none. Other bars never make room; naming one is reported.
  nonisolated public func toolbarMinimizationBehavior(_ behavior: ToolbarMinimizationBehavior, for bars: ToolbarPlacement...) -> some View {
    minimizing(bars, "toolbarMinimizationBehavior(_:for:)") { $0.behavior = behavior.behavior }
  }

  /// Sets what brings the header bar of the page around back that made room by ``toolbarMinimizationBehavior(_:for:)``.
  ///
  /// Source: SwiftUI's `toolbarMinimizationRestoration(_:for:)`.
  ///
  /// - Parameters:
  ///   - restoration: what brings it back, besides keys and the pointer.
  ///   - bars: the bars, as for ``toolbarMinimizationBehavior(_:for:)``.
  nonisolated public func toolbarMinimizationRestoration(
    _ restoration: ToolbarMinimizationRestoration, for bars: ToolbarPlacement...
  ) -> some View {
    minimizing(bars, "toolbarMinimizationRestoration(_:for:)") { $0.returnsAtEdge = restoration.returnsAtEdge }
  }

  /// Sets whether the content of the page around moves when its header bar makes room by ``toolbarMinimizationBehavior(_:for:)``.
  ///
  /// Source: SwiftUI's `toolbarMinimizationSafeAreaAdjustment(_:for:)`.
  ///
  /// - Parameters:
  ///   - adjustment: whether it moves.
  ///   - bars: the bars, as for ``toolbarMinimizationBehavior(_:for:)``.
  nonisolated public func toolbarMinimizationSafeAreaAdjustment(
    _ adjustment: ToolbarMinimizationSafeAreaAdjustment, for bars: ToolbarPlacement...
  ) -> some View {
    minimizing(bars, "toolbarMinimizationSafeAreaAdjustment(_:for:)") { $0.movesContent = adjustment.movesContent }
  }

  nonisolated private func minimizing(
    _ bars: [ToolbarPlacement], _ modifier: String, _ change: @escaping (inout BarMinimizing) -> Void
  ) -> some View {
    let parts = bars.isEmpty ? [.items] : bars.map(\.bar)
    let own = parts.filter(\.isInHeader)
    return preference { said in
      if own != parts {
        Problem.report("\(modifier) was given a bar that never makes room. Of the bars of a page only .navigationBar does; name that one.")
      }
      if !own.isEmpty { said.bars.update(own) { change(&$0.minimizing) } }
    }
  }
}

extension BarPart {
  /// Whether it is the header bar, or what stands in it.
  fileprivate var isInHeader: Bool { self == .header || self == .items }
}
