import DisplaySupport
import Foundation
import RealInput
import SidelightCore
import Testing

/// The program on the bus of a session, where it runs once.
extension RestartTests {
  private nonisolated static let busProgram = "/usr/bin/dbus-daemon"

  /// A bus of its own, and its address.
  private func startBus(_ folder: URL) throws -> (process: Process, address: String) {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let process = Process()
    process.executableURL = URL(filePath: Self.busProgram)
    let address = "unix:path=\(folder.path)/bus"
    process.arguments = ["--session", "--nofork", "--nopidfile", "--address=\(address)"]
    process.standardError = FileHandle.nullDevice
    try process.run()
    return (process, address)
  }

  /// What the gallery's file says of the page that is chosen.
  private func chosenPage(_ run: GalleryRun) throws -> String? {
    try run.record().things.first { $0.key.hasSuffix("/selection") }.flatMap { $0.value.list?.first?.text ?? $0.value.text }
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: busProgram)))
  func `A second start hands its address to the program that runs, and a new instance keeps to itself`() async throws {
    let state = newState()
    let bus = try startBus(state)
    defer { bus.process.terminate() }
    // The desktop starts it by its name, which opens no window, and asks for one.
    let first = try GalleryRun(state, "--gapplication-service", size: nil, bus: bus.address)
    try await Task.sleep(for: .seconds(2))
    #expect(try await RealInput.send("search", "--onlyvisible", "--pid", "\(first.process.processIdentifier)").isEmpty)
    let asking = try GalleryRun(state, size: nil, bus: bus.address)
    #expect(try await asking.ends())
    try await first.begin()
    let handing = try GalleryRun(state, "sidelight-gallery:sections", size: nil, bus: bus.address)
    #expect(try await handing.ends() && handing.process.terminationStatus == 0)
    try await Task.sleep(for: .milliseconds(1800))
    let page = try chosenPage(first)
    #expect(page == "sections")
    // What is no page changes nothing that is kept.
    let address = "sidelight-gallery://%2e%2e/%2e%2e/etc/passwd?x=\(String(repeating: "y", count: 20_000))"
    let hostile = try GalleryRun(state, address, size: nil, bus: bus.address)
    #expect(try await hostile.ends() && first.process.isRunning)
    let other = try GalleryRun(state, "--new-instance", "--page", "texts", bus: bus.address)
    try await other.begin()
    #expect(other.process.isRunning && first.process.isRunning)
    try await other.end(.quit, "new instance")
    #expect(first.process.isRunning)
    try await first.end(.terminated, "first")
    let files = try FileManager.default.contentsOfDirectory(atPath: state.appending(path: "io.github.sidelight.Gallery/windows").path)
    #expect(files.filter { $0.hasSuffix(".json") } == ["window-1.json"])
    try FileManager.default.removeItem(at: state)
  }
}
