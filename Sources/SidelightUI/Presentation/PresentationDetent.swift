import SidelightCore

/// A height at which a sheet may rest.
///
/// Source: SwiftUI's `PresentationDetent`.
public struct PresentationDetent: Sendable {
  let core: SheetDetent
  /// Computes the height in pixels of one that the app defines; nil where it is inactive.
  let compute: (@Sendable (Context) -> Double?)?

  init(_ core: SheetDetent, compute: (@Sendable (Context) -> Double?)? = nil) {
    self.core = core
    self.compute = compute
  }

  /// Half of the room that there is; inactive in windows at most 360 px high.
  public static let medium = Self(.medium)
  /// All the room that there is.
  public static let large = Self(.large)

  /// A part of the room that there is, from 0 to 1.
  ///
  /// - Parameter fraction: the part of the room: 0.5 for half of it.
  public static func fraction(_ fraction: Double) -> Self { Self(.fraction(fraction)) }

  /// A height in pixels, as far as there is room for it.
  ///
  /// - Parameter height: the height in pixels, above 0.
  public static func height(_ height: Double) -> Self { Self(.height(height)) }

  /// A height that a type computes. Two such detents are equal if their types are the same.
  package static func computed(by type: Any.Type, _ compute: @escaping @Sendable (Context) -> Double?) -> Self {
    Self(.computed(ObjectIdentifier(type)), compute: compute)
  }
}

extension PresentationDetent: Hashable {
  /// Detents are equal that are of the same kind with the same number, or computed by the same type.
  public static func == (left: Self, right: Self) -> Bool { left.core == right.core }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(core) }
}

extension PresentationDetent {
  /// What a height of a sheet can be computed from: the room that there is, and the environment of the view that shows the sheet,
  /// whose values are its members.
  ///
  /// Source: SwiftUI's `PresentationDetent.Context`.
  @dynamicMemberLookup public struct Context {
    /// The greatest height that the sheet can have, in pixels.
    package let room: Double
    private let environment: EnvironmentValues

    init(room: Double, environment: EnvironmentValues) {
      self.room = room
      self.environment = environment
    }

    /// A value of the environment of the view that shows the sheet.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }
}
