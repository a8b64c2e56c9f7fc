import Foundation

/// Real keys and clicks, sent through the X server. Only on a display that was made for them, which `SIDELIGHT_DISPLAY=own` tells: elsewhere
/// they would move the user's own pointer.
public enum RealInput {
  private static let xdotool = "/usr/bin/xdotool"

  /// Whether there is a display of its own, and what sends to it.
  public static let isAvailable: Bool = {
    let environment = ProcessInfo.processInfo.environment
    guard environment["SIDELIGHT_DISPLAY"] == "own", environment["DISPLAY"] != nil else { return false }
    return FileManager.default.isExecutableFile(atPath: xdotool)
  }()

  /// Sends input, in words of xdotool, and returns what it prints when the X server has it.
  @discardableResult public static func send(_ arguments: String...) async throws -> String { try await send(arguments) }

  /// Sends input, in words of xdotool, and returns what it prints when the X server has it.
  @discardableResult public static func send(_ arguments: [String]) async throws -> String {
    try await Task.detached {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: xdotool)
      process.arguments = arguments
      let printed = Pipe()
      process.standardOutput = printed
      try process.run()
      let text = try printed.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return String(decoding: text, as: UTF8.self)
    }.value
  }
}
