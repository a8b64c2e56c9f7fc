package import SidelightCore
public import SidelightGraph

/// What becomes of the things in a view that is one element for assistive technology.
///
/// Source: SwiftUI's `AccessibilityChildBehavior`.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let grouping: SpokenGrouping

  /// They can't be found: the view is what its label says.
  public static let ignore = AccessibilityChildBehavior(grouping: .ignored)
  /// They stand in a group, which the label names.
  public static let contain = AccessibilityChildBehavior(grouping: .contained)
  /// They are one element, whose name is what can be read in them. On GNOME a group with a button or a field in it goes on to show them, since
  /// nobody else would do what they do.
  public static let combine = AccessibilityChildBehavior(grouping: .combined)
}

/// What a view is, besides its kind, for assistive technology.
///
/// On GNOME a view is one thing: of several traits that say what it is the first of this list counts, and later changes of these come with
/// the next appearance of the view. Source: SwiftUI's `AccessibilityTraits`.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The traits as a number, which means nothing outside of the process.
  public let rawValue: UInt32

  /// Makes traits of such a number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  private init(_ roles: SpokenRoles) { rawValue = roles.rawValue }

  /// A heading.
  public static let isHeader = AccessibilityTraits(.heading)
  /// A button.
  public static let isButton = AccessibilityTraits(.button)
  /// A switch or a check box.
  public static let isToggle = AccessibilityTraits(.toggle)
  /// A link.
  public static let isLink = AccessibilityTraits(.link)
  /// A search field.
  public static let isSearchField = AccessibilityTraits(.searchField)
  /// Several tabs.
  public static let isTabBar = AccessibilityTraits(.tabBar)
  /// A picture.
  public static let isImage = AccessibilityTraits(.image)
  /// Text that does not change.
  public static let isStaticText = AccessibilityTraits(.text)
  /// It is selected.
  public static let isSelected = AccessibilityTraits(.selected)
  /// Nothing else in the window can be used while it is shown.
  public static let isModal = AccessibilityTraits(.modal)

  var roles: SpokenRoles { SpokenRoles(rawValue: rawValue) }
}

/// How deep a heading is.
///
/// Source: SwiftUI's `AccessibilityHeadingLevel`.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// Nothing is said of it.
  case unspecified
  case h1, h2, h3, h4, h5, h6
}

extension View {
  /// Hides the view and everything in it from assistive technology. It is seen and used as before.
  ///
  /// ```swift
  /// Image(systemName: "sparkles").accessibilityHidden(true)
  /// ```
  ///
  /// For a picture that says nothing, such as one beside a text that does. Source: SwiftUI's `accessibilityHidden(_:isEnabled:)`.
  /// - Parameters:
  ///   - hidden: whether it is hidden. The view stays hidden where a view around it is.
  ///   - isEnabled: whether the modifier does anything.
  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool = true) -> some View {
    traits(isEnabled ? .spokenHidden(hidden) : nil)
  }

  /// Sets before which of its neighbours in a stack assistive technology reads this view. The keyboard goes through them as they stand.
  ///
  /// ```swift
  /// VStack {
  ///   Text(detail)
  ///   Text(headline).accessibilitySortPriority(1)
  /// }
  /// ```
  ///
  /// Views that lie on each other are read from the lowest one on. Source: SwiftUI's `accessibilitySortPriority(_:)`.
  ///
  /// - Parameter sortPriority: the greater it is, the earlier; views have 0 by themselves.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View { traits(.sortPriority(sortPriority)) }

  /// Makes the view one element for assistive technology. On GNOME it is a group.
  ///
  /// ```swift
  /// HStack { Text("Size"); Text("4 MB") }.accessibilityElement(children: .combine)
  /// ```
  ///
  /// Source: SwiftUI's `accessibilityElement(children:)`.
  /// - Parameter children: what becomes of the things in it.
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    traits(.grouping(children.grouping))
  }

  /// Says what the view is for assistive technology, besides its kind: on GNOME its accessible role, and whether it is selected.
  ///
  /// Source: SwiftUI's `accessibilityAddTraits(_:)`.
  /// - Parameter traits: what it is.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    self.traits(.adding(traits.roles))
  }

  /// Takes back what ``accessibilityAddTraits(_:)`` further in has said of the view. What a view is by its kind it remains: GNOME has no way to
  /// say that a button is none.
  ///
  /// Source: SwiftUI's `accessibilityRemoveTraits(_:)`.
  /// - Parameter traits: what it is not.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    self.traits(.removing(traits.roles))
  }

  /// Says that the view is the header of a column, and how the rows below it are sorted by that.
  nonisolated package func columnHeader(_ order: SpokenOrder) -> some View { traits(.columnOrder(order)) }

  /// Says how deep the heading is that the view is. On GNOME it is a heading of this level.
  ///
  /// Source: SwiftUI's `accessibilityHeading(_:)`.
  /// - Parameter level: the depth.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    traits(.heading(level == .unspecified ? nil : Int(level.rawValue)))
  }
}
