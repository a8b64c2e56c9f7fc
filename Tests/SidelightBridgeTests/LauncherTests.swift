import SidelightBridge
import Testing

extension BridgeTests {
  @Test(arguments: ["no-such-scheme-7f3a:x", "file:///no/such/file-7f3a"])
  func `What the desktop can't open is answered with a sentence`(uri: String) async {
    let window = await shownWindow(LabelWidget())
    let failure = await withCheckedContinuation { continuation in
      FileLauncher.open(uri: uri, over: window) { continuation.resume(returning: $0) }
    }
    #expect(failure?.message.isEmpty == false)
    window.destroy()
  }
}
