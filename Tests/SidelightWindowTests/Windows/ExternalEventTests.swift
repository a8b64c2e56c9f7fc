import DisplaySupport
import Sidelight
import SidelightBridge
import SidelightGTK
import SidelightUI
import SidelightWindowTesting
import Testing

/// Which window gets an address that the desktop asks the app to open.
@Suite("Addresses from the desktop", .serialized, .needsWindow)
@MainActor struct ExternalEventTests {
  @MainActor private final class Heard {
    var lines: [String] = []
  }

  private struct Chat: View {
    let name: String
    let heard: Heard
    @Environment(\.openWindow) private var openWindow
    var body: some View {
      Text(name)
        .onOpenURL { heard.lines.append("\(name): \($0.absoluteString)") }
        .handlesExternalEvents(preferring: [name], allowing: name == "open" ? ["*"] : ["chat/"])
    }
  }

  private struct AppScenes: Scene {
    let heard: Heard
    var body: some Scene {
      WindowGroup("Main") { Text("main").onOpenURL { heard.lines.append("main: \($0.absoluteString)") } }
      WindowGroup("Chat", id: "chat", for: String.self) { $name in Chat(name: name ?? "new", heard: heard) }
        .handlesExternalEvents(matching: ["chat/"])
    }
  }

  @Test func `An app that starts for an address opens the scene for it alone`() async {
    _ = Toolkit.startForTests()
    let heard = Heard()
    let windows = AppWindows(of: nil) { AppScenes(heard: heard).contents }
    windows.openFirst(for: "app:chat/9")
    #expect(windows.open(uri: "app:chat/9") && heard.lines == ["new: app:chat/9"] && windows.open.count == 1)
    // From then on it is an address like any other.
    #expect(windows.open(uri: "app:chat/9") && windows.open.count == 1)
    for host in windows.open { host.close() }
    await MainLoop.rest()
    windows.openFirst(for: "app:note/1")
    #expect(windows.open(uri: "app:note/1") && heard.lines.last == "main: app:note/1" && windows.open.count == 1)
    for host in windows.open { host.close() }
    await MainLoop.rest()
  }

  @Test func `The window that prefers it, one that allows it, a new one of a scene for it, or the one that was used last`() async {
    _ = Toolkit.startForTests()
    let heard = Heard()
    let windows = AppWindows(of: nil) { AppScenes(heard: heard).contents }
    windows.openFirst()
    func open(_ uri: String) -> String {
      heard.lines = []
      let isTaken = windows.open(uri: uri)
      return isTaken ? heard.lines.joined(separator: ", ") : "nobody"
    }
    #expect(open("app:note/1") == "main: app:note/1")
    #expect(windows.open.count == 1)
    // No window wants it, and a scene does.
    #expect(open("app:chat/9") == "new: app:chat/9")
    #expect(windows.open.count == 2)
    windows.open(WindowRequest(value: "bela"))
    windows.open(WindowRequest(value: "open"))
    #expect(windows.open.count == 4)
    #expect(open("app:chat/bela") == "bela: app:chat/bela")
    // Of those that allow it the one that was used last.
    #expect(open("app:chat/7") == "bela: app:chat/7" || heard.lines == ["open: app:chat/7"])
    #expect(open("app:note/2") == "open: app:note/2")
    #expect(windows.open.count == 4)
    // Whatever comes, nothing is lost.
    for uri in ["", "%", String(repeating: "x", count: 100_000), "file:///../../etc/passwd", "app:chat/%00", "\u{0}"] { _ = open(uri) }
    for host in windows.open { host.close() }
    await MainLoop.rest()
    #expect(windows.open.isEmpty)
  }
}
