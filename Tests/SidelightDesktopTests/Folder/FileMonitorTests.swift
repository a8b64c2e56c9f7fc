import FolderSupport
import Dispatch
import SidelightBridge
import SidelightDesktop
import Testing

@Suite("File monitors", .timeLimit(.minutes(1)))
struct FileMonitorTests {
  @Test("one that is held up holds up no other")
  func independence() async {
    let stuck = TemporaryFolder()
    let other = TemporaryFolder()
    let (reports, report) = AsyncStream<Void>.makeStream()
    let release = DispatchSemaphore(value: 0)
    let first = await FileMonitor.start(stuck.location.reference, isFolder: true) { _ in
      report.yield()
      release.wait()
    }
    stuck.write(to: "file")
    var iterator = reports.makeAsyncIterator()
    await iterator.next()
    let (changes, change) = AsyncStream<Void>.makeStream()
    let second = await FileMonitor.start(other.location.reference, isFolder: true) { _ in change.yield() }
    other.write(to: "file")
    var others = changes.makeAsyncIterator()
    await others.next()
    second.cancel()
    first.cancel()
    for _ in 0..<16 { release.signal() }
  }
}
