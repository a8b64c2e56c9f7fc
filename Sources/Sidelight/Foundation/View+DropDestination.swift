#if Foundation
public import Foundation
import SidelightCore
public import SidelightUI

extension View {
  /// Takes what is dropped on the view: files as `URL`, text as `String`, or values of a type of the app.
  ///
  /// ```swift
  /// Text("Drop pictures here").padding(40)
  ///   .dropDestination(for: URL.self) { urls, _ in
  ///     pictures += urls
  ///     return true
  ///   } isTargeted: { isOver = $0 }
  /// ```
  ///
  /// A view that is disabled takes nothing. Of views around each other the inner one goes first. Source: SwiftUI's
  /// `dropDestination(for:action:isTargeted:)`.
  /// - Parameters:
  ///   - payloadType: the type of what is dropped.
  ///   - action: gets what was dropped and the place, in pixels from the view's upper left corner; says whether there was a use for it.
  ///   - isTargeted: hears that something which can be dropped here has come over the view (true), or has left it or was dropped (false).
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    var actions = DropActions(DropKinds(T.self)) { payload, place in
      isTargeted(false)
      return payload.give(T.self) { action($0, CGPoint(x: place.x, y: place.y)) }
    }
    actions.entered = { _, _ in
      isTargeted(true)
      return true
    }
    actions.left = { _ in isTargeted(false) }
    return dropPlace(actions)
  }

  /// Takes what is dropped on the view, by its types.
  ///
  /// ```swift
  /// Text("Drop here").onDrop(of: [.fileURL], isTargeted: $isOver) { providers in load(providers) }
  /// ```
  ///
  /// Of files it is known only when they are dropped what they contain. Source: SwiftUI's `onDrop(of:isTargeted:perform:)`.
  /// - Parameters:
  ///   - supportedContentTypes: what is taken: things that can be read as one of these types.
  ///   - isTargeted: is true while something that may be dropped is over the view.
  ///   - action: gets the things that are of these types; says whether there was a use for them.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Takes what is dropped on the view, by its types, and where.
  ///
  /// Source: SwiftUI's `onDrop(of:isTargeted:perform:)`.
  /// - Parameters:
  ///   - supportedContentTypes: what is taken: things that can be read as one of these types.
  ///   - isTargeted: is true while something that may be dropped is over the view.
  ///   - action: gets the things that are of these types and the place, in pixels from the view's upper left corner; says whether there was a
  ///     use for them.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    var actions = DropActions(DropKinds(supportedContentTypes)) { payload, place in
      isTargeted?.wrappedValue = false
      let providers = payload.providers(for: supportedContentTypes)
      return providers.isEmpty ? false : action(providers, CGPoint(x: place.x, y: place.y))
    }
    actions.entered = { _, _ in
      isTargeted?.wrappedValue = true
      return true
    }
    actions.left = { _ in isTargeted?.wrappedValue = false }
    return dropPlace(actions)
  }

  /// Takes what is dropped on the view, as a delegate says.
  ///
  /// Source: SwiftUI's `onDrop(of:delegate:)`.
  /// - Parameters:
  ///   - supportedContentTypes: what is taken: things that can be read as one of these types.
  ///   - delegate: decides over the drop, and performs it.
  public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    var actions = DropActions(DropKinds(supportedContentTypes)) { payload, place in
      delegate.performDrop(info: DropInfo(.dropped(payload), supportedContentTypes, place))
    }
    let info = { (kinds: DropKinds, place: DropActions.Place) in DropInfo(.dragged(kinds), supportedContentTypes, place) }
    actions.entered = { kinds, place in
      guard delegate.validateDrop(info: info(kinds, place)) else { return false }
      delegate.dropEntered(info: info(kinds, place))
      return true
    }
    actions.moved = { kinds, place in delegate.dropUpdated(info: info(kinds, place))?.operation.isTaken ?? true }
    actions.left = { delegate.dropExited(info: info($0, (x: 0, y: 0))) }
    return dropPlace(actions)
  }
}

/// Decides over what is dragged over a view, and performs a drop.
///
/// Source: SwiftUI's `DropDelegate`.
@MainActor @preconcurrency public protocol DropDelegate {
  /// Whether there is a use for what has come over the view; yes unless the delegate says otherwise.
  func validateDrop(info: DropInfo) -> Bool
  /// Performs the drop; says whether there was a use for it.
  func performDrop(info: DropInfo) -> Bool
  /// Something that is valid has come over the view.
  func dropEntered(info: DropInfo)
  /// It has moved. The answer says what a drop would do there; nil for what it was before.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// It has left without being dropped.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Takes everything of the types that the view supports.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Takes it at every place.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

/// What is dragged over a view, or was dropped on it.
///
/// Source: SwiftUI's `DropInfo`.
public struct DropInfo {
  enum Content {
    case dragged(DropKinds)
    case dropped(DropPayload)
  }

  private let content: Content
  private let types: [UTType]

  /// Where the pointer is, in pixels from the view's upper left corner; the corner itself for what has left the view.
  public let location: CGPoint

  init(_ content: Content, _ types: [UTType], _ place: DropActions.Place) {
    self.content = content
    self.types = types
    location = CGPoint(x: place.x, y: place.y)
  }

  /// Whether something in it can be read as one of some types. Of files it is known only when they are dropped what they contain: until then
  /// they may be of any type.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    switch content {
    case .dragged(let kinds): !DropKinds(contentTypes).isDisjoint(with: kinds)
    case .dropped(let payload): !payload.providers(for: contentTypes).isEmpty
    }
  }

  /// The things in it that can be read as one of some types. A desktop hands them over when they are dropped: before, there are none.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    if case .dropped(let payload) = content { payload.providers(for: contentTypes) } else { [] }
  }
}

/// What a drop would do.
///
/// Source: SwiftUI's `DropOperation`.
public enum DropOperation: Hashable, Sendable {
  /// Nothing.
  case cancel, forbidden
  /// It copies what is dropped.
  case copy
  /// It takes what is dropped away from where it was. On GNOME things from outside are copied all the same: the other program keeps them.
  case move

  var isTaken: Bool { self == .copy || self == .move }
}

/// What a delegate says a drop would do.
///
/// Source: SwiftUI's `DropProposal`.
public struct DropProposal: Sendable {
  /// What it would do.
  public let operation: DropOperation

  /// - Parameter operation: what it would do.
  public init(operation: DropOperation) { self.operation = operation }
}
#endif
