import Foundation
import Observation
import Sidelight
import SidelightTesting
import Testing

@Suite("Views that follow the clock")
@MainActor struct TimelineTests {
  @MainActor @Observable final class Setting {
    var number = 0
    var isOther = false
  }

  @Test(arguments: Depth.available)
  func `A timeline is made anew at each date of its schedule`(depth: Depth) async throws {
    let start = Date.now
    let dates = [start - 60, start + 0.3, start + 0.6]
    let app = try await TestApp(depth) {
      TimelineView(.explicit(dates)) { context in
        Text("Date \(dates.firstIndex(of: context.date) ?? -1)")
      }
    }
    #expect(app.text("Date 0").exists)
    try await app.wait(until: "the last date has come") { app.text("Date 2").exists }
    #expect(Date.now >= dates[2])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A timeline keeps the state of its content, and follows what the app says`(depth: Depth) async throws {
    let setting = Setting()
    let app = try await TestApp(depth) {
      TimelineView(.periodic(from: .now, by: 0.05)) { context in
        VStack {
          Text(context.date > .distantPast ? "Ticks" : "Stands")
          Counter()
          Text("Number \(setting.number)")
        }
      }
    }
    try await app.button("Count").click()
    setting.number = 4
    try await app.wait(until: "the number is shown") { app.text("Number 4").exists }
    try await Task.sleep(for: .seconds(0.2))
    #expect(app.text("Counted 1").exists)
    try await app.close()
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      Button("Count") { count += 1 }
      Text("Counted \(count)")
    }
  }

  @MainActor final class Log { var count = 0 }

  @Test(arguments: Depth.available)
  func `A timeline that can't be seen, and one that is paused, make nothing`(depth: Depth) async throws {
    let (hidden, paused) = (Log(), Log())
    let app = try await TestApp(depth, width: 400, height: 400) {
      TabView {
        Tab("Clock", systemImage: "clock") {
          VStack {
            TimelineView(.animation) { context in
              let _ = hidden.count += 1
              Text("Animated")
            }
            TimelineView(.animation(minimumInterval: nil, paused: true)) { context in
              let _ = paused.count += 1
              Text("Paused")
            }
          }
        }
        Tab("Other", systemImage: "star") { Text("Nothing moves") }
      }
    }
    let pausedCount = paused.count
    try await app.wait(until: "the animated one was made often") { hidden.count > 10 }
    #expect(paused.count == pausedCount)
    try await app.press(.pageDown, .control)
    #expect(app.text("Nothing moves").exists)
    // What was asked for before may still come.
    try await app.settle()
    let count = hidden.count
    try await Task.sleep(for: .seconds(0.3))
    try await app.settle()
    #expect(hidden.count == count)
    try await app.close()
  }

  @Test func `Schedules have the dates of the documentation`() {
    let start = Date(timeIntervalSinceReferenceDate: 1_000_000_030)
    func first(_ schedule: some TimelineSchedule, _ count: Int = 3) -> [Double] {
      schedule.entries(from: start, mode: .normal).prefix(count).map { $0.timeIntervalSince(start) }
    }
    #expect(first(.everyMinute) == [-10, 50, 110])
    #expect(first(.periodic(from: start + 7, by: 10)) == [-3, 7, 17])
    #expect(first(.periodic(from: start - 25, by: 10)) == [-5, 5, 15])
    #expect(first(.periodic(from: start, by: 0)) == [0], "A distance of nothing has one date.")
    #expect(first(.periodic(from: start, by: .nan)) == [0])
    #expect(first(.periodic(from: start, by: -5)) == [0])
    #expect(first(.animation(minimumInterval: 0.5)) == [0, 0.5, 1])
    #expect(first(.animation(minimumInterval: 0.5, paused: true)) == [0])
    #expect(first(.explicit([start + 1, start + 2])) == [1, 2])
  }
}

@Suite("Phases")
@MainActor struct PhaseAnimatorTests {
  @MainActor @Observable final class Setting { var number = 0 }
  @MainActor final class Log { var phases: [Int] = [] }

  @Test(arguments: Depth.available)
  func `A trigger leads through all phases once, and back to the first`(depth: Depth) async throws {
    let (setting, log) = (Setting(), Log())
    let app = try await TestApp(depth) { Heart(setting: setting, log: log) }
    try await Task.sleep(for: .seconds(0.2))
    try await app.settle()
    #expect(Set(log.phases) == [1], "The first value is no change.")
    setting.number += 1
    try await app.wait(until: "the last phase has come") { log.phases.contains(3) }
    try await app.wait(until: "the first phase is back") { log.phases.last == 1 }
    try await Task.sleep(for: .seconds(0.2))
    try await app.settle()
    let changes = log.phases.reduce(into: [Int]()) { if $0.last != $1 { $0.append($1) } }
    #expect(changes == [1, 2, 3, 1])
    try await app.close()
  }

  private struct Heart: View {
    let setting: Setting
    let log: Log
    var body: some View {
      Text("Heart").phaseAnimator([1, 2, 3], trigger: setting.number) { view, phase in
        let _ = log.phases.append(phase)
        view.opacity(1 / Double(phase)).accessibilityLabel("Phase \(phase)")
      } animation: { _ in
        .linear(duration: 0.05)
      }
    }
  }

  @Test(arguments: Depth.available)
  func `No phases are no view, and one phase rests`(depth: Depth) async throws {
    let log = Log()
    let app = try await TestApp(depth) {
      VStack {
        PhaseAnimator([Int]()) { Text("Phase \($0)") }
        PhaseAnimator([7]) { phase in
          let _ = log.phases.append(phase)
          Text("Phase \(phase)")
        }
      }
    }
    try await Task.sleep(for: .seconds(0.2))
    try await app.settle()
    #expect(log.phases == [7])
    #expect(app.text("Phase 7").exists)
    try await app.close()
  }
}
