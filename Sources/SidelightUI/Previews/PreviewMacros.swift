/// Creates a preview of views.
///
/// ```swift
/// #Preview("Toggle") {
///   @Previewable @State var isOn = true
///   Toggle("Loud noises", isOn: $isOn)
/// }
/// ```
///
/// The app's program then shows it in a window of its own: `app --preview Toggle`. `--list-previews` prints the names that there are, and
/// with `--screenshot FILE.png` the preview's picture is taken. Previews are in debug builds alone, and cost an app nothing until it is asked
/// for one. With Swift 6.2 they compile and are not found; ``PreviewProvider`` says what is. Source: SwiftUI's `Preview(_:body:)`.
///
/// - Parameters:
///   - name: what the preview is called; nil for the file and the line where it is written, such as `ContentView.swift:12`.
///   - body: the views. A property that ``Previewable()`` marks lives as long as the preview is shown.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "SidelightMacros", type: "PreviewMacro")

/// Creates a preview of views with traits: the size of its window, and what is done to the views.
///
/// ```swift
/// #Preview("Badge", traits: .sizeThatFitsLayout, .modifier(SampleData())) { BadgeView() }
/// ```
///
/// Source: SwiftUI's `Preview(_:traits:_:body:)`.
///
/// - Parameters:
///   - name: what the preview is called; nil for the file and the line where it is written.
///   - traits: a trait.
///   - additionalTraits: further ones.
///   - body: the views.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>, _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SidelightMacros", type: "PreviewMacro")

/// Creates a preview for each of several arguments.
///
/// ```swift
/// #Preview("Stars", arguments: [0, 3, 5]) { stars in RatingView(stars: stars) }
/// ```
///
/// They are called `Stars 1`, `Stars 2` and so on. ``Previewable()`` can't be used in it. Source: SwiftUI's `Preview(_:traits:arguments:body:)`.
///
/// - Parameters:
///   - name: what the previews are called; nil for the file and the line where they are written.
///   - traits: the size of their windows, and what is done to the views.
///   - arguments: what `body` is called with.
///   - body: makes the views for an argument.
@freestanding(declaration)
public macro Preview<T>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T],
  @ViewBuilder body: @escaping @MainActor (T) -> any View
) = #externalMacro(module: "SidelightMacros", type: "PreviewMacro")

/// Marks a property in the closure of a `#Preview`, so that it lives as long as the preview is shown.
///
/// ```swift
/// #Preview {
///   @Previewable @State var isOn = true
///   Toggle("Loud noises", isOn: $isOn)
/// }
/// ```
///
/// The marked properties become those of a view, and all other statements its body. It is an error anywhere else. Source: SwiftUI's
/// `Previewable()`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SidelightMacros", type: "PreviewableMacro")
