import DisplaySupport
import Foundation
import RealInput
import SidelightCore
import Testing

/// The program with more than one window.
extension RestartTests {
  private func record(_ number: Int, in state: URL) throws -> WindowRecord {
    let file = state.appending(path: "io.github.sidelight.Gallery/windows/window-\(number).json")
    return try JSONDecoder().decode(WindowRecord.self, from: Data(contentsOf: file))
  }

  @Test(arguments: [GalleryRun.Ending.quit, .terminated])
  func `A program that ends with two windows has both again`(ending: GalleryRun.Ending) async throws {
    let state = newState()
    let first = try GalleryRun(state, size: nil)
    try await first.begin()
    try await first.end(.quit, "one window")
    // The timers were open as well, and used last.
    var timers = WindowRecord(scene: "timers")
    timers.turn = try record(1, in: state).turn + 1
    try JSONEncoder().encode(timers).write(to: state.appending(path: "io.github.sidelight.Gallery/windows/window-2.json"))
    for round in 0..<2 {
      let turns = try (1...2).map { try record($0, in: state).turn }
      let run = try GalleryRun(state, size: nil)
      try await run.begin()
      try await run.end(ending, "two windows, round \(round)")
      if ending == .quit { #expect(run.process.terminationStatus == 0) }
      for number in 1...2 {
        let after = try record(number, in: state)
        // A window that opens is in use, and its turn another one.
        #expect(after.turn > turns[number - 1], "window \(number), round \(round)")
        #expect(after.scene == (number == 1 ? "#1" : "timers"))
      }
    }
    try FileManager.default.removeItem(at: state)
  }
}
