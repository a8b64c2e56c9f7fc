public import SidelightUI

/// What is felt or heard when something happens. Desktops have nothing that could be felt.
///
/// Source: SwiftUI's `SensoryFeedback`.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String

  /// How heavy things are that meet.
  ///
  /// Source: SwiftUI's `SensoryFeedback.Weight`.
  public struct Weight: Equatable, Sendable {
    fileprivate let name: String

    /// Small things.
    public static let light = Weight(name: "light")
    /// Things of middle size.
    public static let medium = Weight(name: "medium")
    /// Large things.
    public static let heavy = Weight(name: "heavy")
  }

  /// How soft things are that meet.
  ///
  /// Source: SwiftUI's `SensoryFeedback.Flexibility`.
  public struct Flexibility: Equatable, Sendable {
    fileprivate let name: String

    /// Hard things.
    public static let rigid = Flexibility(name: "rigid")
    /// Things that give way a little.
    public static let solid = Flexibility(name: "solid")
    /// Soft things.
    public static let soft = Flexibility(name: "soft")
  }

  /// Something is done.
  public static let success = SensoryFeedback(name: "success")
  /// Something may go wrong.
  public static let warning = SensoryFeedback(name: "warning")
  /// Something went wrong.
  public static let error = SensoryFeedback(name: "error")
  /// Another thing is selected.
  public static let selection = SensoryFeedback(name: "selection")
  /// Something grew.
  public static let increase = SensoryFeedback(name: "increase")
  /// Something shrank.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something began.
  public static let start = SensoryFeedback(name: "start")
  /// Something ended.
  public static let stop = SensoryFeedback(name: "stop")
  /// Something that is dragged stands in line.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// Something has another level.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// A path was drawn to its end.
  public static let pathComplete = SensoryFeedback(name: "pathComplete")
  /// Things meet.
  public static let impact = SensoryFeedback(name: "impact")

  /// Things of a weight meet.
  ///
  /// - Parameters:
  ///   - weight: how heavy they are.
  ///   - intensity: how hard they meet, 0 to 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(weight.name) \(intensity)")
  }

  /// Things of a softness meet.
  ///
  /// - Parameters:
  ///   - flexibility: how soft they are.
  ///   - intensity: how hard they meet, 0 to 1.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(flexibility.name) \(intensity)")
  }
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
