import Foundation
import PackagePlugin

/// Compiles the texts of a target into it: `Localizable.xcstrings`, and `Localizable.strings` and `.stringsdict` in `.lproj` folders.
///
/// The program that it has run reads these files and writes one other, in the folder that SwiftPM gives it.
@main struct StringsPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let files = target.sourceFiles.flatMap { Self.texts(in: $0.url) }.sorted { $0.path < $1.path }
    guard !files.isEmpty else {
      Diagnostics.warning(
        "SidelightStrings finds no texts in “\(target.name)”: there is neither a Localizable.xcstrings nor a Localizable.strings or "
          + "Localizable.stringsdict in a folder such as de.lproj.")
      return []
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "SidelightCompiledStrings.swift")
    return [
      .buildCommand(
        displayName: "Compiling the texts of \(target.name)", executable: try context.tool(named: "SidelightStringsTool").url,
        arguments: [target.moduleName, output.path] + files.map(\.path), inputFiles: files, outputFiles: [output])
    ]
  }

  /// The file, or those in a folder that is copied with the target's resources.
  private static func texts(in place: URL) -> [URL] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder), isFolder.boolValue else {
      return isText(place) ? [place] : []
    }
    let inside = FileManager.default.enumerator(at: place, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    return inside.filter(isText)
  }

  private static func isText(_ file: URL) -> Bool {
    switch file.lastPathComponent {
    case "Localizable.xcstrings": true
    case "Localizable.strings", "Localizable.stringsdict": file.deletingLastPathComponent().pathExtension == "lproj"
    default: false
    }
  }
}
