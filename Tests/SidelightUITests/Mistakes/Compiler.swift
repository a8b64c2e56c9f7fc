import Foundation

/// The compiler of this machine, asked what it says of a source that imports the surface.
struct Compiler {
  let path: String
  /// Where the modules of this build lie: beside the tests themselves.
  let modules: String

  /// What the compiler says of one source.
  struct Answer {
    /// How long its bodies took.
    var seconds = 0.0
    /// The errors, without the lines that quote the source.
    var errors: [Complaint] = []
  }

  struct Complaint: Equatable {
    let line: Int
    let message: String
  }

  /// Nil where there is no compiler, or the tests were moved away from their modules.
  init?() {
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    modules = URL(fileURLWithPath: own).deletingLastPathComponent().appendingPathComponent("Modules").path
    guard FileManager.default.fileExists(atPath: modules + "/SidelightUI.swiftmodule") else { return nil }
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    guard let found = folders.map({ $0 + "/swiftc" }).first(where: { FileManager.default.isExecutableFile(atPath: String($0)) }) else {
      return nil
    }
    path = String(found)
  }

  /// Checks the types of sources that have no names in common, in one call: the modules are read once. Answers in the same order.
  func check(_ sources: [String], language: String = "6") throws -> [Answer] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = sources.indices.map { folder.appendingPathComponent("Mistake\($0).swift") }
    for (source, file) in zip(sources, files) { try source.write(to: file, atomically: true, encoding: .utf8) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    // Without -wmo no file is looked at behind the first that has an error.
    let options = ["-typecheck", "-wmo", "-swift-version", language, "-diagnostic-style", "llvm", "-I", modules]
    process.arguments = options + ["-Xfrontend", "-debug-time-function-bodies"] + files.map(\.path)
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    var answers = sources.map { _ in Answer() }
    for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
      guard let index = files.firstIndex(where: { line.contains($0.lastPathComponent + ":") }) else { continue }
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
}
