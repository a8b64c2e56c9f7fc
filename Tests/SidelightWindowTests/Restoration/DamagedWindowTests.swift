import DisplaySupport
import Foundation
import ReportSupport
import SeedSupport
import Sidelight
import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightUI
import SidelightWindowTesting
import Testing

/// Real windows that begin with damaged files.
@Suite("Windows with damaged files", .serialized, .needsWindow)
@MainActor struct DamagedWindowTests {
  private let app = "io.github.sidelight.Test.\(UUID().uuidString)"
  private let reports = Reports()

  struct Item: Identifiable {
    let id: Int
    static let all = (1...30).map(Item.init)
  }

  private struct Parts: View {
    @State private var clicks = 0
    @State private var tab = "one"
    @State private var name = ""
    @State private var note = ""
    @State private var isOpen = false
    @State private var customization = TableColumnCustomization<Item>()
    var body: some View {
      VStack {
        Text("counted \(clicks)")
        Button("Count") { clicks += 1 }
        Button("Use") {
          (tab, name, note, isOpen) = ("two", "Ada", "Dear Bela", true)
          customization[visibility: "size"] = .hidden
        }
        TextField("Name", text: $name)
        TextEditor(text: $note).frame(height: 60)
        DisclosureGroup("Group", isExpanded: $isOpen) { Text("Inside") }
        HSplitView {
          ScrollView { VStack { ForEach(0..<40, id: \.self) { Text("Line \($0)") } } }.frame(minWidth: 100, maxWidth: .infinity)
          Table(Item.all, columnCustomization: $customization) {
            TableColumn("Name") { Text("Item \($0.id)") }.customizationID("name")
            TableColumn("Size") { Text("Size \($0.id)") }.customizationID("size")
          }
          .frame(minWidth: 200, maxWidth: .infinity)
        }
        .frame(height: 160)
        TabView(selection: $tab) {
          Tab("One", systemImage: "star", value: "one") { Text("First") }
          Tab("Two", systemImage: "star", value: "two") { Text("Second") }
        }
        .frame(height: 120)
      }
    }
  }

  private struct Columns: View {
    @State private var row: Int?
    @State private var path: [Int] = []
    @State private var isInspected = false
    @State private var visibility = NavigationSplitViewVisibility.automatic
    var body: some View {
      NavigationSplitView(columnVisibility: $visibility) {
        List(1...200, id: \.self, selection: $row) { Text("Row \($0)") }
      } detail: {
        NavigationStack(path: $path) {
          Button("Use") { (row, path, isInspected) = (3, [4, 5], true) }
            .navigationDestination(for: Int.self) { Text("Page \($0)") }
        }
        .inspector(isPresented: $isInspected) { Text("Notes") }
      }
    }
  }

  private struct AppScenes: Scene {
    var body: some Scene {
      WindowGroup("Parts") { Parts() }.defaultSize(width: 500, height: 640)
      Window("Columns", id: "columns") { Columns() }.defaultSize(width: 900, height: 400)
    }
  }

  private func start() async -> AppRun {
    let run = AppRun(app) { AppScenes().contents }
    await run.settle()
    return run
  }

  /// What a run leaves whose windows were used.
  private func files() async throws -> [String: DamagedText] {
    let run = await start()
    run.windows.open(WindowRequest(id: "columns"))
    await run.settle()
    for index in run.windows.open.indices {
      await run.click("Use", in: index)
      for widget in run.windows.open[index].renderer.windows.first?.window.visibleTree ?? [] {
        (widget as? ScrollWidget)?.verticalOffset = 150
        (widget as? PanedWidget)?.position = 130
      }
    }
    await run.settle()
    await run.quit()
    var files: [String: DamagedText] = [:]
    for name in ["window-1.json", "window-2.json"] {
      let data = try Data(contentsOf: AppRun.folder(of: app).appending(path: name))
      let record = try JSONDecoder().decode(WindowRecord.self, from: data)
      #expect(record.things.count > 2)
      files[name] = DamagedText(data)
    }
    return files
  }

  @Test(arguments: Seeds.walks(45))
  func `Whatever their files hold, there is a window that can be used`(seed: UInt64) async throws {
    let folder = AppRun.folder(of: app)
    let files = try await files()
    var random = SeededRandom(seed: seed)
    var counted = 0
    for round in 0..<Seeds.steps(20) {
      for (name, text) in files.sorted(by: { $0.key < $1.key }) {
        try Data(text.damaged(by: &random)).write(to: folder.appending(path: name))
      }
      let run = await start()
      #expect(!run.windows.open.isEmpty, "seed \(seed), round \(round)")
      for (index, host) in run.windows.open.enumerated() {
        #expect(host.renderer.windows.first?.window.isVisible == true, "seed \(seed), round \(round)")
        guard run.texts[index].hasPrefix("counted") else { continue }
        counted += 1
        await run.click("Count", in: index)
        #expect(run.texts[index] == "counted 1", "seed \(seed), round \(round)")
      }
      await run.quit()
      let left = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      for file in left where file.lastPathComponent != "lock" { try FileManager.default.removeItem(at: file) }
    }
    #expect(counted > 5)
  }
}
