/// What a parent offers a child: a length along each axis, or nothing.
///
/// At zero a child answers with its smallest size, at infinity with its largest one, and where nothing is offered with its ideal one.
package struct Proposal: Hashable, Sendable, CustomStringConvertible {
  /// The length that is offered in pixels; nil where nothing is.
  package private(set) var width, height: Double?

  /// A length that is not a number counts as nothing, and one below zero as zero.
  package init(width: Double? = nil, height: Double? = nil) {
    self.width = Gate.offer(width)
    self.height = Gate.offer(height)
  }

  package init(_ size: Size) { self.init(width: size.width, height: size.height) }

  /// Offers one length along an axis and another one across it.
  package init(along axis: Axis2D, _ length: Double?, across: Double?) {
    self = axis == .horizontal ? Proposal(width: length, height: across) : Proposal(width: across, height: length)
  }

  package static let zero = Proposal(width: 0, height: 0)
  package static let unspecified = Proposal()
  package static let infinity = Proposal(width: .infinity, height: .infinity)

  package subscript(axis: Axis2D) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = Gate.offer(newValue) } else { height = Gate.offer(newValue) } }
  }

  /// The proposal with the lengths of a size where it offers nothing.
  package func filled(by size: Size) -> Size { Size(width ?? size.width, height ?? size.height) }

  package var description: String {
    func name(_ length: Double?) -> String { length.map { $0 == .infinity ? "∞" : "\($0)" } ?? "nil" }
    return "\(name(width))x\(name(height))"
  }
}

extension Axis2D {
  /// The other axis.
  package var crossing: Axis2D { self == .horizontal ? .vertical : .horizontal }
}
