// For tests: a program that is shipped has nothing of it.
#if DEBUG
extension Selection {
  /// The rules that are broken, as sentences; empty when all is well. They must hold between any two changes. For tests.
  package func checkInvariants() -> [String] {
    switch mode {
    case .none where !values.isEmpty: ["A list without selection has \(values.count) selected values."]
    case .single where values.count > 1: ["A single selection has \(values.count) values."]
    case .required where values.count != 1: ["A required selection has \(values.count) values instead of one."]
    default: []
    }
  }
}
#endif
