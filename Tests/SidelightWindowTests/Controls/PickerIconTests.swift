import DisplaySupport
import Observation
import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightTesting
import SidelightUI
import SidelightWindowTesting
import Testing

/// Options of a picker that are symbols.
@MainActor @Suite("Pickers: options that are symbols", .serialized) struct PickerIconTests {
  @MainActor @Observable final class Choice {
    var way = "list"
  }

  enum Form: CaseIterable { case menu, segmented, inline }

  private struct Ways: View {
    @Bindable var choice: Choice
    let form: Form

    @ViewBuilder private var picker: some View {
      Picker("View As", selection: $choice.way) {
        Image(systemName: "list.bullet").tag("list")
        Image(systemName: "square.grid.2x2").accessibilityLabel("Grid").tag("grid")
        Label("Columns", systemImage: "rectangle.split.3x1").tag("columns")
        Label("Gallery", systemImage: "photo").labelStyle(.iconOnly).tag("gallery")
      }
    }

    var body: some View {
      switch form {
      case .menu: picker
      case .segmented: picker.pickerStyle(.segmented)
      case .inline: picker.pickerStyle(.inline)
      }
    }
  }

  @Test(arguments: Depth.available, Form.allCases)
  func `An option is called what its symbol is called, where it says nothing else`(depth: Depth, form: Form) async throws {
    let choice = Choice()
    let app = try await TestApp(depth, width: 600, height: 300) { Ways(choice: choice, form: form) }
    #expect(try app.picker("View As").value == "list bullet")
    for (name, way) in [("Grid", "grid"), ("Columns", "columns"), ("Gallery", "gallery"), ("list bullet", "list")] {
      try await app.picker("View As").choose(name)
      #expect(try choice.way == way && app.picker("View As").value == name)
    }
    try await app.close()
  }

  @Test(.needsWindow, arguments: Form.allCases)
  func `Its symbol is what is seen`(form: Form) async throws {
    let choice = Choice()
    let scene = await ViewScene(width: 600, height: 300) { Ways(choice: choice, form: form) }
    let all = ["list.bullet", "square.grid.2x2", "photo"].map { scene.renderer.symbols.iconName(for: $0) }
    func icons() -> [String] {
      scene.widgets.filter { $0.typeName == "GtkImage" }.compactMap { $0.property("icon-name", as: String?.self) }.filter(all.contains)
    }
    switch form {
    case .menu:
      #expect(icons() == [all[0]])
      choice.way = "grid"
      await scene.settle()
      #expect(icons() == [all[1]])
      choice.way = "columns"
      await scene.settle()
      #expect(icons() == [] && scene.shows("Columns"))
    case .segmented, .inline:
      #expect(icons() == all)
      #expect(scene.shows("Columns") && !scene.shows("Gallery") && !scene.shows("list bullet"))
    }
    await scene.close()
  }
}
