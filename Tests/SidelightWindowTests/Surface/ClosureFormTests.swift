import ClosuresSwift5
import ClosuresSwift6
import DisplaySupport
import Observation
import Sidelight
import SidelightWindowTesting
import Testing

/// Actions in each form in which apps hand them over, compiled in both language modes. That they compile is half of the test.
@MainActor struct ClosureFormTests {
  @Observable @MainActor final class Model {
    var names = ["One", "Two", "Three"]
    var flag = true
    var log: [String] = []
  }

  enum Language: String, CaseIterable, Sendable { case swift5, swift6 }

  private struct Forms: View {
    let language: Language
    let form: String
    @Bindable var model: Model

    var body: some View {
      switch language {
      case .swift5:
        ClosuresSwift5.ClosureForms(.init(rawValue: form) ?? .none, flag: model.flag, names: $model.names) { model.log.append($0) }
      case .swift6:
        ClosuresSwift6.ClosureForms(.init(rawValue: form) ?? .none, flag: model.flag, names: $model.names) { model.log.append($0) }
      }
    }
  }

  private func app(_ depth: Depth, _ language: Language, _ form: ClosuresSwift6.ClosureForm, _ model: Model) async throws -> TestApp {
    try await TestApp(depth, width: 500, height: 500) { Forms(language: language, form: form.rawValue, model: model) }
  }

  @Test(.needsWindow, arguments: Depth.available, Language.allCases)
  func `Rows can be deleted and moved while a condition gives the actions, and not while it gives nil`(
    depth: Depth, language: Language
  ) async throws {
    let model = Model()
    let app = try await app(depth, language, .condition, model)
    #expect(model.log == ["appear"])
    try await app.row("Two").click()
    try await app.press(.delete)
    #expect(model.names == ["One", "Three"])
    #expect(model.log == ["appear", "change 3 2"])
    try await app.row("Three").drag(above: app.row("One"))
    #expect(model.names == ["Three", "One"])
    model.flag = false
    try await app.settle()
    try await app.row("One").click()
    try await app.press(.delete)
    #expect(model.names == ["Three", "One"])
    await #expect(throws: TestFailure.self) { try await app.row("One").drag(above: app.row("Three")) }
    #expect(model.log == ["appear", "change 3 2"])
    try await app.close()
  }

  @Test(.needsWindow, arguments: Depth.available, Language.allCases)
  func `Actions that a view holds, and methods, do what closures do`(depth: Depth, language: Language) async throws {
    for form in [ClosuresSwift6.ClosureForm.stored, .method] {
      let model = Model()
      let app = try await app(depth, language, form, model)
      #expect(Set(model.log) == ["appear", "work"], "\(form)")
      model.log = []
      try await app.button("Press").click()
      try await app.row("Two").doubleClick()
      #expect(model.log == ["press", #"choose ["Two"]"#], "\(form)")
      model.log = []
      try await app.row("Two").click()
      try await app.press(.delete)
      #expect(model.names == ["One", "Three"], "\(form)")
      #expect(model.log.first == "change 3 2", "\(form)")
      try await app.row("Three").drag(above: app.row("One"))
      #expect(model.names == ["Three", "One"], "\(form)")
      try await app.close()
    }
  }

  @Test(.needsWindow, arguments: Depth.available, Language.allCases)
  func `Nil in place of an action allows nothing`(depth: Depth, language: Language) async throws {
    let model = Model()
    let app = try await app(depth, language, .none, model)
    try await app.row("Two").click()
    try await app.press(.delete)
    #expect(model.names == ["One", "Two", "Three"])
    await #expect(throws: TestFailure.self) { try await app.row("Three").drag(above: app.row("One")) }
    try await app.close()
  }
}
