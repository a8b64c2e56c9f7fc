import Foundation

/// The compiler of this machine, asked what it says of a source that imports the surface.
struct Compiler {
  let path: String
  /// Where the modules of this build lie: beside the tests themselves.
  let modules: String

  struct Answer {
    let seconds: Double
    /// The errors, without the lines that quote the source.
    let errors: [Complaint]
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

  /// Checks the types of a source in a language mode.
  func check(_ source: String, language: String = "6") throws -> Answer {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Mistake.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = [
      "-typecheck", "-swift-version", language, "-diagnostic-style", "llvm", "-I", modules, file.path,
    ]
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    let clock = ContinuousClock()
    let start = clock.now
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let seconds = Double((clock.now - start).components.seconds) + Double((clock.now - start).components.attoseconds) / 1e18
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
    let errors = lines.compactMap { line -> Complaint? in
      let parts = line.components(separatedBy: ": error: ")
      let place = parts[0].split(separator: ":")
      guard parts.count > 1, place.count > 2, let number = Int(place[place.count - 2]) else { return nil }
      return Complaint(line: number, message: parts.dropFirst().joined(separator: ": "))
    }
    return Answer(seconds: seconds, errors: errors)
  }
}
