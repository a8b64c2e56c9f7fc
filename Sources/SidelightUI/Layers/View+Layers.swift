import SidelightCore
public import SidelightGraph

extension View {
  /// Puts views behind this one. It keeps its own size, and they have its place. Around several views at once, such as a `ForEach`, it makes
  /// one place of them, which is reported; SwiftUI puts the layer behind each.
  ///
  /// ```swift
  /// Text("Draft").padding(6).background { Color.yellow }
  /// ```
  ///
  /// Several views lie above each other, the first one at the bottom. Source: SwiftUI's `background(alignment:content:)`.
  ///
  /// - Parameters:
  ///   - alignment: where views lie that are smaller than this one. Larger ones hang out over its edges.
  ///   - content: the views.
  nonisolated public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    LayeredView(content: self, layer: .views(content()), slot: .background, alignment: alignment)
  }

  /// Fills the place behind this view.
  ///
  /// Source: SwiftUI's `background(_:ignoresSafeAreaEdges:)`.
  ///
  /// - Parameters:
  ///   - style: a colour, a gradient, or a level of emphasis such as `.quaternary`.
  ///   - edges: the edges at which it goes on below what covers the room, see ``ignoresSafeArea(_:edges:)``.
  nonisolated public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    filling(style, .background, .center, edges)
  }

  /// Puts a view behind this one: the form before ``background(alignment:content:)``, which takes its place.
  ///
  /// Source: SwiftUI's `background(_:alignment:)`.
  ///
  /// - Parameters:
  ///   - background: the view behind this one.
  ///   - alignment: where it lies if it is smaller than this one.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    self.background(alignment: alignment) { background }
  }

  /// Puts views in front of this one. It keeps its own size, and they have its place. Around several views at once, such as a `ForEach`, it
  /// makes one place of them, which is reported; SwiftUI puts the layer in front of each.
  ///
  /// ```swift
  /// Image(systemName: "bell").overlay(alignment: .topTrailing) { Text("3").font(.caption) }
  /// ```
  ///
  /// Several views lie above each other, the first one at the bottom. What is clicked where they lie is theirs. Source: SwiftUI's
  /// `overlay(alignment:content:)`.
  ///
  /// - Parameters:
  ///   - alignment: where views lie that are smaller than this one. Larger ones hang out over its edges.
  ///   - content: the views.
  nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    LayeredView(content: self, layer: .views(content()), slot: .overlay, alignment: alignment)
  }

  /// Fills the place in front of this view.
  ///
  /// Source: SwiftUI's `overlay(_:ignoresSafeAreaEdges:)`.
  ///
  /// - Parameters:
  ///   - style: a colour, a gradient, or a level of emphasis such as `.quaternary`.
  ///   - edges: the edges at which it goes on below what covers the room, see ``ignoresSafeArea(_:edges:)``.
  nonisolated public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    filling(style, .overlay, .center, edges)
  }

  /// Puts a view in front of this one: the form before ``overlay(alignment:content:)``, which takes its place.
  ///
  /// Source: SwiftUI's `overlay(_:alignment:)`.
  ///
  /// - Parameters:
  ///   - overlay: the view in front of this one.
  ///   - alignment: where it lies if it is smaller than this one.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }
}

extension View {
  /// Puts views in front of this one that are made of what the views inside it say for a key, and made again when they say something else.
  ///
  /// ```swift
  /// VStack { articles }.overlayPreferenceValue(UnreadKey.self, alignment: .topTrailing) { Text("\($0) unread") }
  /// ```
  ///
  /// Source: SwiftUI's `overlayPreferenceValue(_:alignment:_:)`.
  ///
  /// - Parameters:
  ///   - key: names the value.
  ///   - alignment: where views lie that are smaller than this one.
  ///   - transform: makes the views of the value: that of the key where no view inside says one is its default.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    LayeredView(content: self, layer: .said(key, transform), slot: .overlay, alignment: alignment)
  }

  /// Puts views behind this one that are made of what the views inside it say for a key, and made again when they say something else.
  ///
  /// Source: SwiftUI's `backgroundPreferenceValue(_:alignment:_:)`.
  ///
  /// - Parameters:
  ///   - key: names the value.
  ///   - alignment: where views lie that are smaller than this one.
  ///   - transform: makes the views of the value: that of the key where no view inside says one is its default.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    LayeredView(content: self, layer: .said(key, transform), slot: .background, alignment: alignment)
  }
}

extension View {
  nonisolated private func filling<S: ShapeStyle>(
    _ style: S, _ slot: Slot, _ alignment: Alignment, _ edges: Edge.Set
  ) -> some View {
    var view = LayeredView(content: self, layer: .views(FilledPlace(style)), slot: slot, alignment: alignment)
    view.ignoredEdges = edges.safeEdges
    return view
  }
}
