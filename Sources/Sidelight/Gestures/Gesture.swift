#if Foundation
import Foundation
import SidelightCore
public import SidelightUI

/// Something that the user does with the pointer or a finger, and what an app makes of it.
///
/// ```swift
/// Circle()
///   .offset(offset)
///   .gesture(DragGesture().onChanged { offset = $0.translation }.onEnded { _ in offset = .zero })
/// ```
///
/// A gesture of an app's own has a ``body`` that is put together of others. Source: SwiftUI's `Gesture`.
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// What is known of it while it goes on, and at its end.
  associatedtype Value
  /// The gesture that this one is made of.
  associatedtype Body: Gesture
  /// The gesture that this one is made of.
  var body: Body { get }
}

extension Never: Gesture {
  /// No gesture has a value of this type.
  public typealias Value = Never
}

extension Gesture where Body == Never {
  /// Gestures that the library itself recognises have no body of their own; asking for it is a programmer's error.
  public var body: Never {
    preconditionFailure("\(Self.self) is recognised by Sidelight and has no body; put it inside another gesture's body")
  }
}

/// A gesture that the library recognises itself.
@MainActor protocol PrimitiveGesture: Gesture where Body == Never {
  func makeRecognizer() -> Recognizer<Value>
}

/// A gesture that stands for another one.
@MainActor protocol ErasedGesture {
  var base: any Gesture { get }
}

/// What becomes of a gesture.
enum GestureOutcome<Value> {
  case changed(Value)
  case ended(Value)
  /// It is not this gesture, or it was taken back.
  case failed
}

/// Where a press is.
@MainActor struct PressPlace {
  let press: Press
  let space: (AnyHashable) -> LayoutFrame?

  /// A point of the view in a space, in pixels.
  func point(_ point: Point, in space: CoordinateSpace) -> CGPoint {
    switch space {
    case .local: return CGPoint(x: point.x, y: point.y)
    case .global: return CGPoint(x: press.corner.x + point.x, y: press.corner.y + point.y)
    case .named(let name):
      let origin = self.space(name) ?? .zero
      return CGPoint(x: press.corner.x + point.x - origin.x, y: press.corner.y + point.y - origin.y)
    }
  }
}

/// Follows presses, and says what becomes of a gesture. The base is one that never does anything.
@MainActor class Recognizer<Value> {
  var say: (GestureOutcome<Value>) -> Void = { _ in }
  /// How far a press has to go until it is this gesture and nothing else; nil where that never shows.
  var claimsAfter: Double? { nil }
  /// How long a press that has not gone far has to last, in seconds, so that its end is this gesture; nil where it never is.
  var claimsEndAfter: Double? { nil }
  /// Whether it hears of two fingers, and not only of one.
  var hearsPinches: Bool { false }
  /// Whether it may still come to something of what was pressed so far.
  var isPossible: Bool { false }

  init() {}

  func hear(_ place: PressPlace) {}
  /// Takes back what is under way.
  func reset() {}
  /// Takes the closures of a gesture of the same kind.
  func refresh(from gesture: any Gesture) {}
}

extension Gesture {
  func recognizer() -> Recognizer<Value> {
    if let primitive = self as? any PrimitiveGesture { return Self.made(by: primitive) as? Recognizer<Value> ?? Recognizer() }
    return (body.recognizer() as Any) as? Recognizer<Value> ?? Recognizer()
  }

  private static func made(by gesture: some PrimitiveGesture) -> Any { gesture.makeRecognizer() }

  /// The gesture that is recognised in place of this one.
  var innermost: any Gesture {
    if let erased = self as? any ErasedGesture { return erased.base.innermost }
    return self is any PrimitiveGesture ? self : body.innermost
  }
}

// MARK: - At a view

/// Hears of presses for a gesture.
@MainActor private final class GestureHandler<G: Gesture>: PressHandler {
  let recognizer: Recognizer<G.Value>

  init(_ gesture: G) { recognizer = gesture.recognizer() }

  func hear(_ press: Press, _ space: @escaping (AnyHashable) -> LayoutFrame?) { recognizer.hear(PressPlace(press: press, space: space)) }

  func cancel() { recognizer.reset() }
}

/// Which gestures count where one is added to a view.
///
/// Source: SwiftUI's `GestureMask`.
public struct GestureMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes a mask of its bits.
  nonisolated public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// None of them.
  nonisolated public static let none: GestureMask = []
  /// The one that is added, and none of the views inside.
  nonisolated public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views inside, and not the one that is added.
  nonisolated public static let subviews = GestureMask(rawValue: 2)
  /// All of them.
  nonisolated public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// Adds a gesture to a view, which those of the views inside come before.
  ///
  /// A button and other controls inside keep their clicks. In a row of a list, what the gesture recognises is the view's, and all else selects
  /// the row. On GNOME it is a GtkGestureDrag on each widget of the view.
  ///
  /// - Parameters:
  ///   - gesture: what the user does, and what is made of it.
  ///   - mask: which gestures count.
  ///
  /// Source: SwiftUI's `gesture(_:including:)`.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    GesturedView(content: self, gesture: gesture, isFirst: mask == .gesture, isShared: false, mask: mask)
  }

  /// Adds a gesture to a view, as long as it is on.
  ///
  /// - Parameters:
  ///   - gesture: what the user does, and what is made of it.
  ///   - isEnabled: whether it counts.
  ///
  /// Source: SwiftUI's `gesture(_:isEnabled:)`.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture to a view that counts together with those of the views inside and around.
  ///
  /// - Parameters:
  ///   - gesture: what the user does, and what is made of it.
  ///   - mask: which gestures count.
  ///
  /// Source: SwiftUI's `simultaneousGesture(_:including:)`.
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    GesturedView(content: self, gesture: gesture, isFirst: false, isShared: true, mask: mask)
  }

  /// Adds a gesture to a view that comes before those of the views inside.
  ///
  /// - Parameters:
  ///   - gesture: what the user does, and what is made of it.
  ///   - mask: which gestures count.
  ///
  /// Source: SwiftUI's `highPriorityGesture(_:including:)`.
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    GesturedView(content: self, gesture: gesture, isFirst: true, isShared: false, mask: mask)
  }

  /// Adds a gesture to a view that counts together with those of the views inside and around, as long as it is on.
  ///
  /// - Parameters:
  ///   - gesture: the gesture.
  ///   - isEnabled: whether it is on.
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture to a view that comes before those of the views inside, as long as it is on.
  ///
  /// - Parameters:
  ///   - gesture: the gesture.
  ///   - isEnabled: whether it is on.
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Does something when a view is tapped, and says where.
  ///
  /// ```swift
  /// Map().onTapGesture { place in drop(at: place) }
  /// ```
  ///
  /// Source: SwiftUI's `onTapGesture(count:coordinateSpace:perform:)`.
  ///
  /// - Parameters:
  ///   - count: how many taps in a row it takes, from 1.
  ///   - coordinateSpace: from where places are measured.
  ///   - action: what is done, with the place of the tap.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }
}

private struct GesturedView<Content, G> {
  let content: Content
  let gesture: G
  let isFirst: Bool
  let isShared: Bool
  let mask: GestureMask

  nonisolated init(content: Content, gesture: G, isFirst: Bool, isShared: Bool, mask: GestureMask) {
    self.content = content
    self.gesture = gesture
    self.isFirst = isFirst
    self.isShared = isShared
    self.mask = mask
  }
}

extension GesturedView: View where Content: View, G: Gesture {
  var body: some View {
    let recognizer = gesture.recognizer()
    let manner = PressManner(
      claimsAfter: mask == .gesture ? 0 : recognizer.claimsAfter, claimsEndAfter: recognizer.claimsEndAfter, isFirst: isFirst,
      isShared: isShared, hearsPinches: recognizer.hearsPinches)
    PressView(content, mask.contains(.gesture) ? manner : nil) {
      GestureHandler(gesture)
    } refresh: {
      ($0 as? GestureHandler<G>)?.recognizer.refresh(from: gesture.innermost)
    }
  }
}
#endif
