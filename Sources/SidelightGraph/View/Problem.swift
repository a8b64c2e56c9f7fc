package import Synchronization

/// Programmers' errors are reported once and repaired; they never stop the program.
package enum Problem {
  private static let reported = Mutex<Set<String>>([])
  /// Where reports go: an app sends them to standard error, tests listen here. Without a listener they are printed.
  package static let listener = Mutex<(@Sendable (String) -> Void)?>(nil)

  /// Reports a sentence that says what is wrong and how to mend it, once for each text.
  package static func report(_ sentence: String) {
    guard reported.withLock({ $0.insert(sentence).inserted }) else { return }
    if let listener = listener.withLock({ $0 }) { return listener(sentence) }
    print("Sidelight: \(sentence)")
  }
}
