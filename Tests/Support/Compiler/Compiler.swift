import Foundation

/// The compiler of this machine, asked what it says of a source that imports a module of the house.
package struct Compiler {
  private let path: String
  /// What lets it find the modules of this build, which lie beside the tests themselves.
  private let options: [String]

  /// What the compiler says of one source.
  package struct Answer: Sendable {
    /// How long its bodies took.
    package var seconds = 0.0
    /// The errors, without the lines that quote the source.
    package var errors: [Complaint] = []
  }

  package struct Complaint: Equatable, Sendable {
    package let line: Int
    package let message: String
  }

  /// Nil where there is no compiler, or the tests were moved away from their modules.
  ///
  /// - Parameter module: the one that sources import.
  package init?(for module: String) {
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    let products = URL(fileURLWithPath: own).deletingLastPathComponent()
    let modules = products.appendingPathComponent("Modules").path
    guard FileManager.default.fileExists(atPath: modules + "/\(module).swiftmodule") else { return nil }
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    guard let found = folders.map({ $0 + "/swiftc" }).first(where: { FileManager.default.isExecutableFile(atPath: String($0)) }) else {
      return nil
    }
    path = String(found)
    options = ["-I", modules] + Self.optionsForC(products: products)
  }

  /// Where the modules of C are that a module of Swift was built with; nothing where the build has none.
  private static func optionsForC(products: URL) -> [String] {
    let built = (try? FileManager.default.contentsOfDirectory(at: products, includingPropertiesForKeys: nil)) ?? []
    // What is built for the compiler's side as well has a folder of its own there, with the same modules.
    let maps = built.filter {
      $0.lastPathComponent.hasPrefix("C") && $0.pathExtension == "build" && !$0.lastPathComponent.hasSuffix("-tool.build")
    }
    let checkout = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/").dropFirst()
    let all = maps.map { $0.appendingPathComponent("module.modulemap").path } + [checkout + "/Sources/CSidelight/module.modulemap"]
    let found = all.filter(FileManager.default.fileExists(atPath:))
    guard found.count > 1 else { return [] }
    let folders = (try? output(of: "/usr/bin/env", ["pkg-config", "--cflags-only-I", "libadwaita-1"]))?.split(
      whereSeparator: \.isWhitespace)
    return (found.map { "-fmodule-map-file=\($0)" } + (folders ?? []).map(String.init)).flatMap { ["-Xcc", $0] }
  }

  private static func output(of program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }

  /// Checks the types of sources that have no names in common, in one call: the modules are read once. Answers in the same order.
  ///
  /// - Parameters:
  ///   - sources: the text of one file each.
  ///   - language: the version of Swift that they are written in.
  ///   - modules: sources of modules that they may import, by name.
  package func check(_ sources: [String], language: String = "6", modules: [String: String] = [:]) throws -> [Answer] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ source: String, _ name: String) throws -> String {
      let file = folder.appendingPathComponent(name + ".swift")
      try source.write(to: file, atomically: true, encoding: .utf8)
      return file.path
    }
    let common = ["-swift-version", language, "-diagnostic-style", "llvm", "-I", folder.path] + options
    for (name, source) in modules {
      let module = ["-emit-module", "-module-name", name, "-emit-module-path", folder.path + "/\(name).swiftmodule"]
      let said = try Self.output(of: path, module + common + [write(source, name)])
      if !said.isEmpty { throw Failure(description: said) }
    }
    let files = try sources.enumerated().map { try write($1, "Source\($0)") }
    // Without -wmo no file is looked at behind the first that has an error.
    let said = try Self.output(of: path, ["-typecheck", "-wmo", "-Xfrontend", "-debug-time-function-bodies"] + common + files)
    var answers = sources.map { _ in Answer() }
    for line in said.split(separator: "\n") {
      guard let index = files.firstIndex(where: { line.contains($0.dropFirst(folder.path.count) + ":") }) else { continue }
      if let time = line.range(of: "ms\t"), let milliseconds = Double(line[..<time.lowerBound]) {
        answers[index].seconds += milliseconds / 1000
      }
      let parts = line.components(separatedBy: ": error: ")
      let place = parts[0].split(separator: ":")
      guard parts.count > 1, place.count > 2, let number = Int(place[place.count - 2]) else { continue }
      answers[index].errors.append(Complaint(line: number, message: parts.dropFirst().joined(separator: ": ")))
    }
    return answers
  }

  /// What the compiler says where a module could not be made.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }
}
