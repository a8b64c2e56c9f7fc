public import SidelightUI

/// What is felt or heard when something happens. Desktops have nothing that could be felt.
///
/// Source: SwiftUI's `SensoryFeedback`.
public struct SensoryFeedback: Equatable, Sendable {
  nonisolated init() {}

  /// How heavy things are that meet.
  ///
  /// Source: SwiftUI's `SensoryFeedback.Weight`.
  public struct Weight: Equatable, Sendable {
    nonisolated init() {}

    /// Small things.
    public static let light = Weight()
    /// Things of middle size.
    public static let medium = Weight()
    /// Large things.
    public static let heavy = Weight()
  }

  /// How soft things are that meet.
  ///
  /// Source: SwiftUI's `SensoryFeedback.Flexibility`.
  public struct Flexibility: Equatable, Sendable {
    nonisolated init() {}

    /// Hard things.
    public static let rigid = Flexibility()
    /// Things that give way a little.
    public static let solid = Flexibility()
    /// Soft things.
    public static let soft = Flexibility()
  }

  /// Something is done.
  public static let success = SensoryFeedback()
  /// Something may go wrong.
  public static let warning = SensoryFeedback()
  /// Something went wrong.
  public static let error = SensoryFeedback()
  /// Another thing is selected.
  public static let selection = SensoryFeedback()
  /// Something grew.
  public static let increase = SensoryFeedback()
  /// Something shrank.
  public static let decrease = SensoryFeedback()
  /// Something began.
  public static let start = SensoryFeedback()
  /// Something ended.
  public static let stop = SensoryFeedback()
  /// Something that is dragged stands in line.
  public static let alignment = SensoryFeedback()
  /// Something has another level.
  public static let levelChange = SensoryFeedback()
  /// A path was drawn to its end.
  public static let pathComplete = SensoryFeedback()
  /// Things meet.
  public static let impact = SensoryFeedback()

  /// Things of a weight meet.
  ///
  /// - Parameters:
  ///   - weight: how heavy they are.
  ///   - intensity: how hard they meet, 0 to 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { SensoryFeedback() }

  /// Things of a softness meet.
  ///
  /// - Parameters:
  ///   - flexibility: how soft they are.
  ///   - intensity: how hard they meet, 0 to 1.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { SensoryFeedback() }
}

extension View {
  /// Does nothing: desktops have nothing that could be felt.
  ///
  /// Source: SwiftUI's `sensoryFeedback(_:trigger:)`.
  ///
  /// - Parameters:
  ///   - feedback: what would be felt.
  ///   - trigger: a value whose changes would be felt.
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

  /// Does nothing: desktops have nothing that could be felt.
  ///
  /// Source: SwiftUI's `sensoryFeedback(_:trigger:condition:)`.
  ///
  /// - Parameters:
  ///   - feedback: what would be felt.
  ///   - trigger: a value whose changes would be felt.
  ///   - condition: which of them; never asked.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }

  /// Does nothing: desktops have nothing that could be felt.
  ///
  /// Source: SwiftUI's `sensoryFeedback(trigger:_:)`.
  ///
  /// - Parameters:
  ///   - trigger: a value whose changes would be felt.
  ///   - feedback: what would be felt; never asked.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }
}
