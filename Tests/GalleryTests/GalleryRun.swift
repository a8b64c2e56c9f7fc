import Foundation
import RealInput
import SidelightCore
import Testing

/// One run of the program with a folder of states.
@MainActor final class GalleryRun {
  /// How a run ends.
  enum Ending: CaseIterable { case quit, terminated, killed }

  let process = Process()
  let state: URL
  private var window: String?
  private let complaints = Pipe()

  /// - Parameters:
  ///   - state: the folder of states.
  ///   - size: of the window; nil for what it was.
  ///   - isDiskFull: whether the program can write to no file.
  ///   - bus: the address of the bus of the session; nil for none.
  init(_ state: URL, _ arguments: String..., size: String? = "1000x700", isDiskFull: Bool = false, bus: String? = nil) throws {
    self.state = state
    let program = try Self.programs.appending(path: "sidelight-gallery")
    process.executableURL = isDiskFull ? URL(filePath: "/bin/sh") : program
    process.arguments = (size.map { ["--size", $0] } ?? []) + arguments
    // A limit for the size of files stands for the disk: writing fails at the same place.
    if isDiskFull { process.arguments?.insert(contentsOf: ["-c", "ulimit -f 0; trap '' XFSZ; exec \"$0\" \"$@\"", program.path], at: 0) }
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["GTK_A11Y": "none", "GSETTINGS_BACKEND": "memory", "GSK_RENDERER": "cairo", "XDG_STATE_HOME": state.path]
    ) { _, new in new }
    if let bus { process.environment?["DBUS_SESSION_BUS_ADDRESS"] = bus }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = complaints
    try process.run()
  }

  /// The folder of the programs.
  static var programs: URL {
    get throws { URL(filePath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")).deletingLastPathComponent() }
  }

  /// Waits until the window is there and has the keyboard.
  func begin() async throws {
    for _ in 0..<120 {
      try await Task.sleep(for: .milliseconds(250))
      let found = try await RealInput.send("search", "--onlyvisible", "--pid", "\(process.processIdentifier)")
      guard let window = found.split(separator: "\n").last.map(String.init) else { continue }
      self.window = window
      // The window is shown before it is ready.
      try await Task.sleep(for: .milliseconds(1500))
      try await RealInput.send("windowfocus", window)
      try await Task.sleep(for: .milliseconds(300))
      return
    }
    let isRunning = process.isRunning
    if isRunning { kill(process.processIdentifier, SIGKILL) }
    Issue.record("The program shows no window, \(isRunning ? "and runs" : "and has ended"): \(said)")
  }

  func end(_ ending: Ending, _ context: String) async throws {
    switch ending {
    case .quit:
      // An open menu has the keys for itself. A display without a window manager gives the keyboard to nobody when that closes.
      try await RealInput.send("key", "Escape")
      try await Task.sleep(for: .milliseconds(400))
      try await RealInput.send(["windowfocus"] + (window.map { [$0] } ?? []))
      try await RealInput.send("key", "ctrl+q")
    case .terminated: process.terminate()
    case .killed: kill(process.processIdentifier, SIGKILL)
    }
    for _ in 0..<150 where process.isRunning { try await Task.sleep(for: .milliseconds(100)) }
    #expect(!process.isRunning, "\(context)")
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// Waits until it ends by itself; false where it does not.
  func ends() async throws -> Bool {
    for _ in 0..<100 where process.isRunning { try await Task.sleep(for: .milliseconds(100)) }
    return !process.isRunning
  }

  /// What it said, once it has ended.
  var said: String { String(decoding: complaints.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) }

  /// The window's size in pixels, as `WIDTHxHEIGHT`.
  func size() async throws -> String {
    let lines = try await RealInput.send("getwindowgeometry", "--shell", try #require(window)).split(separator: "\n")
    func value(_ name: String) -> String { lines.first { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) } ?? "" }
    return "\(value("WIDTH"))x\(value("HEIGHT"))"
  }

  /// Writes what can be seen beside the states, for whoever looks into what did not come back.
  func takePicture(_ name: String) {
    let picture = Process()
    picture.executableURL = URL(filePath: "/usr/bin/import")
    picture.arguments = ["-window", "root", state.appending(path: name).path]
    guard let executable = picture.executableURL, FileManager.default.isExecutableFile(atPath: executable.path) else { return }
    do {
      try picture.run()
      picture.waitUntilExit()
    } catch { Issue.record(error) }
  }

  /// Presses a key, and waits until what changes by it is written.
  func press(_ key: String) async throws {
    try await RealInput.send("key", key)
    try await Task.sleep(for: .milliseconds(1800))
  }

  private static let file = "io.github.sidelight.Gallery/windows/window-1.json"

  /// What the file says of the window.
  func record() throws -> WindowRecord {
    try JSONDecoder().decode(WindowRecord.self, from: Data(contentsOf: state.appending(path: Self.file)))
  }

  /// Takes out of the file whatever is in the window, but for what the app itself keeps in it.
  func forgetThings() throws {
    var record = try record()
    record.things = [:]
    try JSONEncoder().encode(record).write(to: state.appending(path: Self.file))
  }
}
