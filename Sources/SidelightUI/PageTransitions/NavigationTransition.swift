import SidelightCore
import SidelightGraph

/// How a page of a stack comes and goes.
///
/// Source: SwiftUI's `NavigationTransition`.
public protocol NavigationTransition: Sendable {}

/// A transition that the library knows.
protocol KnownNavigationTransition: NavigationTransition {
  var page: PageTransition { get }
}

/// A page comes and goes as GNOME's do: it slides over the page below it.
///
/// Source: SwiftUI's `AutomaticNavigationTransition`.
public struct AutomaticNavigationTransition: KnownNavigationTransition {
  let page = PageTransition.automatic
  init() {}
}

/// A page fades over the page below it.
///
/// Source: SwiftUI's `CrossFadeNavigationTransition`.
public struct CrossFadeNavigationTransition: KnownNavigationTransition {
  let page = PageTransition.crossFade
  init() {}
}

/// A page grows out of a view of the page below it, and shrinks into it.
///
/// Source: SwiftUI's `ZoomNavigationTransition`.
public struct ZoomNavigationTransition: KnownNavigationTransition {
  let page: PageTransition

  init(_ number: Int) { page = .zoom(number) }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The page slides over the page below it, as GNOME's do.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == CrossFadeNavigationTransition {
  /// The page fades over the page below it.
  public static var crossFade: CrossFadeNavigationTransition { CrossFadeNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// The page grows out of a view of the page below it, and shrinks into it.
  ///
  /// - Parameters:
  ///   - sourceID: the name of that view, as ``View/matchedTransitionSource(id:in:)`` gives it.
  ///   - namespace: the namespace of the name.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition(MatchedPlaces.number(sourceID, namespace))
  }
}

extension View {
  /// Says how this page of a stack comes, and goes again.
  ///
  /// ```swift
  /// NavigationLink {
  ///   Photo(photo).navigationTransition(.zoom(sourceID: photo.id, in: space))
  /// } label: {
  ///   Thumbnail(photo).matchedTransitionSource(id: photo.id, in: space)
  /// }
  /// ```
  ///
  /// A page that grows out of a view which is not there, as one that is scrolled away, fades. Keys, buttons and the swipe back do what they do
  /// without it; the swipe slides the page all the same. Where the desktop asks for less motion the page is there at once. Sheets come as
  /// GNOME's do, whatever is said in them. Source: SwiftUI's `navigationTransition(_:)`.
  ///
  /// - Parameter style: how it comes and goes.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    let page = (style as? any KnownNavigationTransition)?.page ?? .automatic
    return preference { $0.pageTransition = page }
  }

  /// Names this view as one that a page can grow out of, see ``navigationTransition(_:)``.
  ///
  /// Source: SwiftUI's `matchedTransitionSource(id:in:)`.
  ///
  /// - Parameters:
  ///   - id: the name.
  ///   - namespace: the namespace of the name.
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    traits(.transitionSource(MatchedPlaces.number(id, namespace)))
  }
}
