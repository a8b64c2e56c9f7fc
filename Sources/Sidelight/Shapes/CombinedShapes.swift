#if Foundation
import Foundation
import SidelightCore
import SidelightUI

extension Path {
  nonisolated private func combined(_ other: Path, _ operation: RegionOperation, _ eoFill: Bool) -> Path {
    Path(outline.combined(with: other.outline, operation, eoFill ? .evenOdd : .nonZero))
  }

  /// The path around what is inside of this one or of another one. Its curves are many straight pieces.
  ///
  /// Source: SwiftUI's `Path.union(_:eoFill:)`.
  ///
  /// - Parameters:
  ///   - other: the other path.
  ///   - eoFill: whether what an odd number of lines surround is inside of each.
  nonisolated public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(other, .union, eoFill) }

  /// The path around what is inside of both this one and another one. Its curves are many straight pieces.
  ///
  /// Source: SwiftUI's `Path.intersection(_:eoFill:)`.
  ///
  /// - Parameters:
  ///   - other: the other path.
  ///   - eoFill: whether what an odd number of lines surround is inside of each.
  nonisolated public func intersection(_ other: Path, eoFill: Bool = false) -> Path { combined(other, .intersection, eoFill) }

  /// The path around what is inside of this one and not of another one. Its curves are many straight pieces.
  ///
  /// Source: SwiftUI's `Path.subtracting(_:eoFill:)`.
  ///
  /// - Parameters:
  ///   - other: what is taken away.
  ///   - eoFill: whether what an odd number of lines surround is inside of each.
  nonisolated public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { combined(other, .subtraction, eoFill) }

  /// The path around what is inside of either this one or another one, and not of both. Its curves are many straight pieces.
  ///
  /// Source: SwiftUI's `Path.symmetricDifference(_:eoFill:)`.
  ///
  /// - Parameters:
  ///   - other: the other path.
  ///   - eoFill: whether what an odd number of lines surround is inside of each.
  nonisolated public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path { combined(other, .symmetricDifference, eoFill) }

  /// The parts of the line that are inside of another path.
  ///
  /// Source: SwiftUI's `Path.lineIntersection(_:eoFill:)`.
  ///
  /// - Parameters:
  ///   - other: the other path.
  ///   - eoFill: whether what an odd number of its lines surround is inside of it.
  nonisolated public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    Path(outline.line(inside: true, of: other.outline, eoFill ? .evenOdd : .nonZero))
  }

  /// The parts of the line that are outside of another path.
  ///
  /// Source: SwiftUI's `Path.lineSubtraction(_:eoFill:)`.
  ///
  /// - Parameters:
  ///   - other: the other path.
  ///   - eoFill: whether what an odd number of its lines surround is inside of it.
  nonisolated public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    Path(outline.line(inside: false, of: other.outline, eoFill ? .evenOdd : .nonZero))
  }

  /// The path around what is inside of this one, whose lines do not cross. Its curves are many straight pieces.
  ///
  /// Source: SwiftUI's `Path.normalized(eoFill:)`.
  ///
  /// - Parameter eoFill: whether what an odd number of lines surround is inside.
  nonisolated public func normalized(eoFill: Bool = true) -> Path { combined(Path(), .union, eoFill) }
}

/// Two shapes of one place that become one.
private struct CombinedShape<First: Shape, Second: Shape>: Shape {
  enum Way: Equatable {
    case area(RegionOperation)
    case line(inside: Bool)
  }

  var first: First
  var second: Second
  let way: Way
  let eoFill: Bool

  nonisolated init(_ first: First, _ second: Second, _ way: Way, _ eoFill: Bool) {
    (self.first, self.second, self.way, self.eoFill) = (first, second, way, eoFill)
  }

  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    let (one, other) = (first.path(in: rect).outline, second.path(in: rect).outline)
    let rule: FillRule = eoFill ? .evenOdd : .nonZero
    return switch way {
    case .area(let operation): Path(one.combined(with: other, operation, rule))
    case .line(let inside): Path(one.line(inside: inside, of: other, rule))
    }
  }
}

extension CombinedShape: Equatable where First: Equatable, Second: Equatable {
  nonisolated static func == (left: Self, right: Self) -> Bool {
    left.first == right.first && left.second == right.second && left.way == right.way && left.eoFill == right.eoFill
  }
}

extension Shape {
  /// The shape of what is inside of this one or of another one.
  ///
  /// ```swift
  /// Circle().union(Capsule().offset(x: 20)).fill(.blue)
  /// ```
  ///
  /// Source: SwiftUI's `Shape.union(_:eoFill:)`.
  ///
  /// - Parameters:
  ///   - other: the other shape, in the same place.
  ///   - eoFill: whether what an odd number of lines surround is inside of each.
  nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(self, other, .area(.union), eoFill)
  }

  /// The shape of what is inside of both this one and another one.
  ///
  /// Source: SwiftUI's `Shape.intersection(_:eoFill:)`.
  ///
  /// - Parameters:
  ///   - other: the other shape, in the same place.
  ///   - eoFill: whether what an odd number of lines surround is inside of each.
  nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(self, other, .area(.intersection), eoFill)
  }

  /// The shape of what is inside of this one and not of another one.
  ///
  /// Source: SwiftUI's `Shape.subtracting(_:eoFill:)`.
  ///
  /// - Parameters:
  ///   - other: what is taken away, in the same place.
  ///   - eoFill: whether what an odd number of lines surround is inside of each.
  nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(self, other, .area(.subtraction), eoFill)
  }

  /// The shape of what is inside of either this one or another one, and not of both.
  ///
  /// Source: SwiftUI's `Shape.symmetricDifference(_:eoFill:)`.
  ///
  /// - Parameters:
  ///   - other: the other shape, in the same place.
  ///   - eoFill: whether what an odd number of lines surround is inside of each.
  nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(self, other, .area(.symmetricDifference), eoFill)
  }

  /// The parts of this shape's line that are inside of another shape.
  ///
  /// Source: SwiftUI's `Shape.lineIntersection(_:eoFill:)`.
  ///
  /// - Parameters:
  ///   - other: the other shape, in the same place.
  ///   - eoFill: whether what an odd number of its lines surround is inside of it.
  nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(self, other, .line(inside: true), eoFill)
  }

  /// The parts of this shape's line that are outside of another shape.
  ///
  /// Source: SwiftUI's `Shape.lineSubtraction(_:eoFill:)`.
  ///
  /// - Parameters:
  ///   - other: the other shape, in the same place.
  ///   - eoFill: whether what an odd number of its lines surround is inside of it.
  nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(self, other, .line(inside: false), eoFill)
  }
}
#endif
