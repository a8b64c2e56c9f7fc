package import Synchronization

/// Looks the texts of the app up in its translations.
package enum Translations {
  /// Finds what stands for a key: a text in which `%@`, `%2$@` and the like stand for values.
  ///
  /// The numbers among the values say which form of a text is right: one file, two files. What is no number is nil.
  package typealias Lookup = @Sendable (_ key: String, _ numbers: [Double?]) -> String?

  /// Most apps have none, and texts are made all the time.
  private static let exist = Atomic(false)
  private static let lookup = Mutex<Lookup?>(nil)

  /// Has all texts that are made from now on looked up; nil for as they are written.
  package static func use(_ new: Lookup?) {
    lookup.withLock { $0 = new }
    exist.store(new != nil, ordering: .releasing)
  }

  static var areThere: Bool { exist.load(ordering: .acquiring) }

  /// What the plugin has compiled into the targets of this program, as far as its records were read.
  package static let compiled = Mutex<[any CompiledStrings.Type]>([])

  /// What stands for a key; nil where it stays as it is written.
  package static func template(for key: String, _ numbers: [Double?] = []) -> String? {
    guard areThere, let lookup = lookup.withLock({ $0 }) else { return nil }
    return lookup(key, numbers)
  }
}

/// The texts of a target in all languages that the plugin `SidelightStrings` has compiled into it. This is Sidelight's own.
///
/// The plugin writes the one type of a target that conforms, and nothing else has to: an app names the plugin in `plugins:` of its target.
public protocol CompiledStrings: SendableMetatype {
  /// The name of the target's module.
  static var module: String { get }
  /// The languages in which the texts are written in the code; none where there are no string catalogues.
  static var sources: [String] { get }
  /// The languages that there are texts for, such as `de` and `pt-BR`.
  static var languages: [String] { get }
  /// All texts of a language in the form that a program searches, a constant of the program; nil for a language without texts.
  static func table(_ language: String) -> String?
}

extension CompiledStrings {
  /// Has the app look its texts up here, too, if it begins after that. The record that the plugin leaves in the program calls it.
  nonisolated public static func list() { Translations.compiled.withLock { $0.append(self) } }
}
