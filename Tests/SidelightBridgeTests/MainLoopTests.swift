import CSidelightTestMain
import SidelightBridge
import Testing

extension BridgeTests {
  @Suite("The main loop") @MainActor struct MainLoopTests {
    @Test("Tests of the main actor run on the process's main thread, also after a wait")
    func mainThread() async {
      #expect(sidelight_test_main_is_running() == 1)
      #expect(isMainThread())
      await withCheckedContinuation { continuation in
        MainSource.after(milliseconds: 1, { continuation.resume() })
      }
      #expect(isMainThread())
      await Task.detached {}.value
      #expect(isMainThread())
    }

    @Test("A task of the main actor and an idle source both run while a test waits")
    func bothServed() async {
      var order: [String] = []
      await withCheckedContinuation { continuation in
        MainSource.idle {
          order.append("idle")
          continuation.resume()
        }
        Task { order.append("task") }
      }
      #expect(order.sorted() == ["idle", "task"])
    }

    @Test("Ten thousand hops to a background task and back all return")
    func hops() async {
      var sum = 0
      for number in 0..<10_000 { sum += await Task.detached { number }.value }
      #expect(sum == 49_995_000)
    }

    @Test("A higher priority goes first")
    func priorities() async {
      var order: [String] = []
      await withCheckedContinuation { continuation in
        MainSource.idle(priority: MainLoop.Priority.idle) {
          order.append("last")
          continuation.resume()
        }
        MainSource.idle(priority: MainLoop.Priority.high) { order.append("first") }
      }
      #expect(order == ["first", "last"])
    }

    @Test("A cancelled source never runs and frees its closure")
    func cancel() async {
      let before = MainSource.live
      var ran = false
      let idle = MainSource.idle { ran = true }
      let timeout = MainSource.every(milliseconds: 1) {
        ran = true
        return true
      }
      #expect(MainSource.live == before + 2)
      idle.cancel()
      timeout.cancel()
      timeout.cancel()
      #expect(MainSource.live == before)
      #expect(!idle.isActive)
      await withCheckedContinuation { continuation in MainSource.after(milliseconds: 3) { continuation.resume() } }
      #expect(!ran)
    }

    @Test("A repeating source runs until it says no, also when it cancels itself")
    func repeating() async {
      let before = MainSource.live
      var rounds = 0
      await withCheckedContinuation { continuation in
        MainSource.whileIdle({
          rounds += 1
          if rounds == 5 { continuation.resume() }
          return rounds < 5
        })
      }
      #expect(rounds == 5)
      var source: MainSource?
      await withCheckedContinuation { continuation in
        source = MainSource.every(milliseconds: 1) {
          source?.cancel()
          continuation.resume()
          return true
        }
      }
      settle()
      #expect(source?.isActive == false)
      #expect(MainSource.live == before)
    }

    @Test("A wrapper whose last reference goes on another thread is freed on the main thread")
    func offMain() async {
      let before = Population.now
      var label: LabelWidget? = LabelWidget("gone")
      label?.onDestroy { #expect(isMainThread()) }
      #expect(Population.now - before == Population(wrappers: 1, objects: 1, handlers: 1))
      let sent = Sent(label)
      label = nil
      await Task.detached { sent.drop() }.value
      for _ in 0..<1_000 where Population.now != before { await Task.yield() }
      #expect(Population.now == before)
    }
  }
}

/// Carries the last reference to another thread and drops it there.
private final class Sent: @unchecked Sendable {
  private var content: LabelWidget?

  init(_ content: LabelWidget?) {
    self.content = content
  }

  func drop() {
    #expect(!isMainThread())
    content = nil
  }
}

private func isMainThread() -> Bool { sidelight_test_main_is_this_thread() != 0 }
