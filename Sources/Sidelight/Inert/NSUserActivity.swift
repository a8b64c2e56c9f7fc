#if Foundation
public import Foundation
public import SidelightUI

/// What the user does, in a form that another device of theirs could take over. No desktop of this kind hands it on.
///
/// Source: Foundation's `NSUserActivity`, which it has on Apple's systems alone.
@MainActor @preconcurrency open class NSUserActivity {
  /// What kind of activity it is, such as `org.example.Photos.view`.
  public let activityType: String
  /// What it is called.
  open var title: String?
  /// What is needed to go on with it.
  open var userInfo: [AnyHashable: Any]?
  /// The names of what is needed.
  open var requiredUserInfoKeys: Set<String>?
  /// An address with the same content.
  open var webpageURL: URL?
  /// What tells the window that shows it from others.
  open var targetContentIdentifier: String?
  /// Whether another device may take it over; none does.
  open var isEligibleForHandoff = true
  /// Whether it may be found; nothing looks for it.
  open var isEligibleForSearch = false

  /// Makes an activity of a kind.
  ///
  /// - Parameter activityType: what kind it is.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds to what is needed to go on.
  ///
  /// - Parameter otherDictionary: what is added, or takes the place of what has the same name.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) { userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 } }

  /// Does nothing: nothing here asks what the user does now.
  open func becomeCurrent() {}

  /// Does nothing: nothing here asks what the user does now.
  open func resignCurrent() {}

  /// Does nothing: nothing here holds the activity.
  open func invalidate() {}
}

extension View {
  /// Does nothing: no desktop of this kind hands what the user does to another device. The closure is never called.
  ///
  /// Source: SwiftUI's `userActivity(_:isActive:_:)`.
  ///
  /// - Parameters:
  ///   - activityType: what kind of activity it is.
  ///   - isActive: whether the user is at it.
  ///   - update: would fill in what is needed to go on.
  nonisolated public func userActivity(_ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void)
    -> some View
  {
    self
  }

  /// Does nothing: no desktop of this kind hands what the user does to another device. The closure is never called.
  ///
  /// Source: SwiftUI's `userActivity(_:element:_:)`.
  ///
  /// - Parameters:
  ///   - activityType: what kind of activity it is.
  ///   - element: what it is about; nil where the user is not at it.
  ///   - update: would fill in what is needed to go on.
  nonisolated public func userActivity<P>(_ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void) -> some View
  { self }

  /// Does nothing: no desktop of this kind brings what the user did on another device. Addresses come by ``View/onOpenURL(perform:)``.
  ///
  /// Source: SwiftUI's `onContinueUserActivity(_:perform:)`.
  ///
  /// - Parameters:
  ///   - activityType: what kind of activity it would take.
  ///   - action: never called.
  nonisolated public func onContinueUserActivity(_ activityType: String, perform action: @escaping (NSUserActivity) -> Void) -> some View {
    self
  }
}
#endif
