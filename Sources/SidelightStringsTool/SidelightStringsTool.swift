import Foundation
import SidelightCatalogues
import SidelightTexts

/// The program that the plugin `SidelightStrings` has run: `SidelightStringsTool MODULE OUTPUT FILE...`
///
/// It checks the files, prints what is wrong with them as the compiler does, and writes one Swift file. It is part of no app.
@main enum SidelightStringsTool {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count > 3 else {
      FileHandle.standardError.write(Data("usage: SidelightStringsTool MODULE OUTPUT FILE...\n".utf8))
      exit(2)
    }
    let compiler = CatalogueCompiler(module: arguments[1], Array(arguments.dropFirst(3)), read: read)
    FileHandle.standardError.write(Data(compiler.messages.map { $0 + "\n" }.joined().utf8))
    guard let source = compiler.source else { exit(1) }
    try Data(source.utf8).write(to: URL(filePath: arguments[2]), options: .atomic)
  }

  private static func read(_ path: String) -> Result<CatalogueCompiler.Contents, SourceMistake> {
    do {
      let data = try Data(contentsOf: URL(filePath: path))
      guard data.starts(with: StringsFile.binaryMark) else { return .success(.bytes(Array(data))) }
      return .success(.value(try PropertyListDecoder().decode(SourceValue.self, from: data)))
    } catch {
      return .failure(SourceMistake("it can't be read: \(error.localizedDescription)", at: 0))
    }
  }
}
