package import SidelightTexts

/// Makes the Swift source of an app's texts from its files.
package struct CatalogueCompiler {
  /// What a file holds.
  package enum Contents {
    case bytes([UInt8])
    /// What was decoded from a property list in binary.
    case value(SourceValue)
  }

  /// The name of the type that the source declares.
  package static let type = "SidelightCompiledStrings"

  /// The module that declares what the type conforms to.
  private static let library = "Sidelight"

  /// The lines that are printed, as the compiler prints them.
  package private(set) var messages: [String] = []
  /// The source; nil where a file can't be used.
  package private(set) var source: String?

  /// Reads and checks files, and writes the source if none has an error.
  ///
  /// - Parameters:
  ///   - module: the target whose texts they are.
  ///   - paths: where the files are.
  ///   - read: reads a file.
  package init(module: String, _ paths: [String], read: (String) -> Result<Contents, SourceMistake>) {
    var files: [(path: String, text: SourceText?, file: StringsFile)] = []
    var hasErrors = false
    for path in Self.sorted(paths) {
      var text: SourceText?
      do throws(SourceMistake) {
        guard let kind = Self.kind(of: path) else {
          throw SourceMistake("this is no string catalogue, and no table in a folder such as de.lproj", at: 0)
        }
        switch try read(path).get() {
        case .bytes(let bytes):
          let decoded = try SourceText(bytes)
          text = decoded
          files.append((path, decoded, try StringsFile(decoded, kind)))
        case .value(let value): files.append((path, nil, try StringsFile(value, kind)))
        }
      } catch {
        messages.append(Finding(.error, error.sentence, at: error.place).line(in: path, text))
        hasErrors = true
      }
    }
    let checks = TextChecks(files.map(\.file))
    for (path, text, file) in files {
      for finding in checks.findings(in: file) {
        messages.append(finding.line(in: path, text))
        if finding.severity == .error { hasErrors = true }
      }
    }
    if !hasErrors { source = Self.source(module, files.map(\.file)) }
  }

  /// Catalogues first, then each folder's tables and its rules, as a program that reads the files has it.
  private static func sorted(_ paths: [String]) -> [String] {
    func rank(_ path: String) -> Int { path.hasSuffix(".xcstrings") ? 0 : path.hasSuffix(".strings") ? 1 : 2 }
    return paths.sorted { (rank($0), $0) < (rank($1), $1) }
  }

  /// What a file is, by its name and its folder; nil for something else.
  package static func kind(of path: String) -> StringsFile.Kind? {
    if path.hasSuffix(".xcstrings") { return .catalogue }
    let parts = path.split(separator: "/").suffix(2)
    guard parts.count == 2, let folder = parts.first, folder.hasSuffix(".lproj"), let name = parts.last else { return nil }
    let language = String(folder.dropLast(".lproj".count))
    if name.hasSuffix(".strings") { return .strings(language: language) }
    return name.hasSuffix(".stringsdict") ? .rules(language: language) : nil
  }

  private static func source(_ module: String, _ files: [StringsFile]) -> String {
    let languages = Set(files.flatMap(\.texts).filter { $0.entry != nil }.map(\.language)).sorted()
    let sources = files.compactMap(\.source)
    func list(_ names: [String]) -> String { "[\(names.map { "\"\(escaped($0))\"" }.joined(separator: ", "))]" }
    let tables = languages.map { language in
      let lines = StringTable.lines(of: StringsFile.entries(of: files, in: language)).map { escaped($0) }
      return "    case \"\(escaped(language))\":\n      return \"\"\"\n\(lines.joined(separator: "\n"))\n\n\"\"\"\n"
    }
    return """
      // The plugin SidelightStrings made this of the target's texts, and makes it anew when they change.
      import \(library)

      nonisolated enum \(type): \(library).CompiledStrings {
        static var module: String { "\(module)" }
        static var sources: [String] { \(list(sources)) }
        static var languages: [String] { \(list(languages)) }
        static func table(_ language: String) -> String? {
          switch language {
      \(tables.joined())    default: return nil
          }
        }
      }

      #if compiler(>=6.3)
      @section("sidelight_strings") @used
      nonisolated private let record: @convention(c) () -> Void = { \(type).list() }
      #else
      #error("SidelightStrings takes Swift 6.3; with Swift 6.2 copy the files as resources, and a program reads them when it starts")
      #endif

      """
  }

  /// The characters of a literal. What can't be seen is written as its number.
  private static func escaped(_ text: some StringProtocol) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch (scalar, scalar.properties.generalCategory) {
      case ("\\", _), ("\"", _): result += "\\\(scalar)"
      case (_, .control), (_, .format), (_, .lineSeparator), (_, .paragraphSeparator), (_, .privateUse), (_, .unassigned):
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
