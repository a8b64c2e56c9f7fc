import SidelightBridge
import SidelightTexts
package import SidelightUI

/// Where the texts of an app are found: in the program, if the plugin `SidelightStrings` compiled them into it, or else in files beside it.
package enum AppTexts {
  /// Has the texts of the app looked up in the user's language. Those that are compiled in are read when the first one is looked up.
  ///
  /// - Parameter module: the module of the app's own type, whose texts come first.
  static func start(module: String) {
    StringRecords.list()
    let all = Translations.compiled.withLock { $0 }
    let languages = UserLanguages.preferred { ProcessVariables.value(of: $0) }
    var lookups = compiled(all.filter { $0.module == module }, languages)
    #if Foundation
    if !all.contains(where: { $0.module == module }), let files = AppTranslations.lookup(languages) { lookups.append(files) }
    #endif
    lookups += compiled(all.filter { $0.module != module }, languages)
    guard let first = lookups.first else { return }
    let others = lookups.dropFirst()
    Translations.use { key, numbers in first(key, numbers) ?? others.firstNonNil { $0(key, numbers) } }
  }

  /// What finds texts that are compiled into targets, each in the first language that it has; those without one are left out.
  package static func compiled(_ targets: [any CompiledStrings.Type], _ languages: [String]) -> [Translations.Lookup] {
    targets.sorted { $0.module < $1.module }.compactMap { target in
      let language = UserLanguages.chosen(of: languages, sources: target.sources) { target.languages.contains($0) }
      guard let language else { return nil }
      return { key, numbers in target.table(language).flatMap(StringTable.init)?.entry(for: key)?.text(numbers, in: language) }
    }
  }
}
