import DisplaySupport
import Foundation
import Observation
import Sidelight
import SidelightBridge
import SidelightWindowTesting
import Testing

/// Drops on any view, in real windows and by the same script without a display.
@Suite("Drops on views", .serialized)
@MainActor struct ViewDropTests {
  @Observable final class Desk {
    var texts: [String] = []
    var addresses: [String] = []
    var places: [CGPoint] = []
    var isOver: [Bool] = []
    var log: [String] = []
    var isOff = false
    var isTargeted = false
    var isUseful = true
  }

  private struct Page: View {
    @Bindable var desk: Desk
    var body: some View {
      VStack {
        VStack {
          Text("Texts").padding()
          Text("Addresses").padding()
            .dropDestination(for: URL.self) { urls, _ in
              desk.addresses += urls.map(\.absoluteString)
              return true
            }
        }
        .dropDestination(for: String.self) { texts, place in
          desk.texts += texts
          desk.places.append(place)
          return desk.isUseful
        } isTargeted: {
          desk.isOver.append($0)
        }
        .disabled(desk.isOff)
        Text(desk.isTargeted ? "Let go" : "Providers").accessibilityIdentifier("providers")
          .onDrop(of: [.utf8PlainText], isTargeted: $desk.isTargeted) { providers in
            desk.log += providers.map { $0.registeredTypeIdentifiers.joined() }
            return true
          }
        Text("Delegate").onDrop(of: [.fileURL], delegate: Delegate(desk: desk))
        Text("Nothing")
        List {
          Text("Row").dropDestination(for: String.self) { texts, _ in
            desk.texts += texts; return true
          }
        }
      }
    }
  }

  private struct Delegate: DropDelegate {
    let desk: Desk

    func validateDrop(info: DropInfo) -> Bool {
      desk.log.append("validate \(info.hasItemsConforming(to: [.fileURL])) \(info.itemProviders(for: [.fileURL]).count)")
      return !desk.isOff
    }
    func dropEntered(info: DropInfo) { desk.log.append("entered") }
    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: desk.isUseful ? .copy : .forbidden) }
    func dropExited(info: DropInfo) { desk.log.append("exited") }
    func performDrop(info: DropInfo) -> Bool {
      desk.log.append("drop \(info.itemProviders(for: [.fileURL]).count)")
      return true
    }
  }

  private func app(_ depth: Depth, _ desk: Desk) async throws -> TestApp {
    try await TestApp(depth, width: 800, height: 600) { Page(desk: desk) }
  }

  private struct Both: View {
    let desk: Desk
    var body: some View {
      Text("Both").padding()
        .dropDestination(for: String.self) { texts, _ in
          desk.texts += texts
          return true
        } isTargeted: {
          desk.isOver.append($0)
        }
        .dropDestination(for: URL.self) { urls, _ in
          desk.addresses += urls.map(\.absoluteString)
          return true
        } isTargeted: {
          desk.log.append("\($0)")
        }
        .dropDestination(for: String.self) { texts, _ in
          desk.log += texts
          return true
        }
    }
  }

  @Test(arguments: Depth.available)
  func `Of several destinations on one view each takes what is of its type, and the inner one goes first`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: 400, height: 300) { Both(desk: desk) }
    try await app.text("Both").drop(text: "one")
    #expect(desk.texts == ["one"] && desk.isOver == [true, false] && desk.log.isEmpty)
    try await app.text("Both").drop(uris: ["https://swift.org/"])
    #expect(desk.addresses == ["https://swift.org/"] && desk.log == ["true", "false"] && desk.isOver.count == 2)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Text and addresses are dropped on the innermost view that takes them`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await app(depth, desk)
    try await app.text("Texts").drop(text: "one")
    #expect(desk.texts == ["one"])
    #expect(desk.isOver == [true, false])
    if depth == .window { #expect(desk.places.allSatisfy { $0.x > 1 && $0.y > 1 }) }
    try await app.text("Addresses").drop(uris: ["https://swift.org/"])
    #expect(desk.addresses == ["https://swift.org/"])
    // Text goes through to the view around.
    try await app.text("Addresses").drop(text: "two")
    #expect(desk.texts == ["one", "two"] && desk.addresses.count == 1)
    await #expect(throws: TestFailure.self) { try await app.text("Texts").drop(uris: ["https://swift.org/"]) }
    await #expect(throws: TestFailure.self) { try await app.text("Nothing").drop(text: "three") }
    try await app.row("Row").drop(text: "four")
    #expect(desk.texts.last == "four")
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `What is of no use, and a view that is disabled, take nothing`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await app(depth, desk)
    desk.isUseful = false
    await #expect(throws: TestFailure.self) { try await app.text("Texts").drop(text: "one") }
    #expect(desk.texts == ["one"])
    desk.isUseful = true
    desk.isOff = true
    try await app.settle()
    await #expect(throws: TestFailure.self) { try await app.text("Texts").drop(text: "two") }
    #expect(desk.texts == ["one"])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Things are dropped by their types, and as a delegate says`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await app(depth, desk)
    try await app.text("Providers").drop(text: "one")
    #expect(desk.log == ["public.utf8-plain-text"] && !desk.isTargeted)
    desk.log = []
    try await app.text("Delegate").drop(uris: ["file:///tmp/a.txt", "file:///tmp/b.txt"])
    #expect(desk.log == ["validate true 0", "entered", "drop 2"])
    await #expect(throws: TestFailure.self) { try await app.text("Delegate").drop(text: "text") }
    desk.log = []
    desk.isUseful = false
    await #expect(throws: TestFailure.self) { try await app.text("Delegate").drop(uris: ["file:///tmp/a.txt"]) }
    #expect(desk.log == ["validate true 0", "entered", "exited"])
    try await app.close()
  }

  @Test(.needsWindow)
  func `A view knows what is over it, and when that leaves`() async throws {
    let desk = Desk()
    let app = try await app(.window, desk)
    try check(app, desk)
    try await app.settle()
    #expect(app.text("Providers").exists)
    try await app.close()
  }

  private func check(_ app: TestApp, _ desk: Desk) throws {
    let words = try #require(app.renderer?.controllers.values.first { $0.core?.name == "providers" }?.core)
    #expect(words.hand.canDrop(.text("x"), x: 1, y: 1))
    #expect(desk.isTargeted)
    #expect(!words.hand.canDrop(.files(["file:///x"]), x: 1, y: 1))
    words.hand.leaveDrop()
    #expect(!desk.isTargeted)
  }
}
