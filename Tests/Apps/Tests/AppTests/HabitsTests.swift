import Sidelight
import SidelightWindowTesting
import Testing

@testable import Habits

@Suite("Habits", .serialized) @MainActor struct HabitsTests {
  @Test("What is done today counts", arguments: Depth.available) func today(depth: Depth) async throws {
    let journal = HabitJournal()
    let app = try await TestApp(depth, width: 480, height: 640) { HabitsView().environmentObject(journal) }
    #expect(app.text("1 of 3").exists)
    try await app.toggle("Walk").click()
    #expect(app.text("2 of 3").exists && journal.done == 2)
    try await app.stepper("Water: 2 of 6").increment()
    #expect(app.stepper("Water: 3 of 6").exists)
    try await app.tab("Week").click()
    #expect(app.group("Walk").text("5 of 7").exists)
    try await app.close()
  }

  @Test("All days are forgotten once that is confirmed", arguments: Depth.available) func reset(depth: Depth) async throws {
    let journal = HabitJournal()
    let app = try await TestApp(depth, width: 480, height: 640) { HabitsView().environmentObject(journal) }
    try await app.tab("Settings").click()
    try await app.button("Start Anew…").click()
    try await app.alert().button("Cancel").click()
    #expect(journal.done == 1)
    try await app.button("Start Anew…").click()
    try await app.alert().button("Forget").click()
    #expect(journal.done == 0)
    try await app.close()
  }

  @Test("The name in the settings is said on the first page, at 360 px", arguments: Depth.available) func name(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 360, height: 640) { HabitsView().environmentObject(HabitJournal()) }
    try await app.tab("Settings").click()
    try await app.textField("Name").clear()
    try await app.textField("Name").type("Robin")
    try await app.tab("Today").click()
    #expect(app.text("Robin’s day").exists)
    try await app.close()
  }

  #if compiler(>=6.3)
  @Test("The plugin compiles the texts of an app in another package into it") func texts() throws {
    #expect(SidelightCompiledStrings.module == "Habits" && SidelightCompiledStrings.sources == ["en"])
    #expect(SidelightCompiledStrings.languages == ["de"] && SidelightCompiledStrings.table("fr") == nil)
    let table = try #require(SidelightCompiledStrings.table("de"))
    #expect(table.hasPrefix("sidelight-strings 1 19 ") && table.contains("\n5:Today5:Heute0;0;\n"))
  }
  #endif
}
