import Glibc
import SidelightBridge
import Testing

extension BridgeTests {
  /// What a program sets itself before GTK starts, whoever runs it.
  @MainActor @Suite("The preparation for tests") struct Preparation {
    @Test func `A critical of GTK ends the program, whoever reports crashes`() async {
      await #expect(processExitsWith: .signal(SIGABRT)) {
        await MainActor.run {
          // There are no sizes below -1.
          if Toolkit.startForTests() { LabelWidget().setSizeRequest(width: -20, height: 0) }
        }
      }
    }
  }
}
