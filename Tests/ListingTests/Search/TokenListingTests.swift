import Sidelight
import SidelightWindowTesting
import Testing

@Suite("Listings of what stands with a search field", .serialized)
@MainActor struct TokenListingTests {
  @Test(arguments: Depth.available)
  func `Tokens stand with the field, and the user takes one away`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 600) { TokenSearch() }
    #expect(app.rows == ["Assam", "Yin Zhen"])
    #expect(app.labels(of: .token) == ["Black", "White"])
    try await app.token("White").delete()
    #expect(app.rows == ["Assam"])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A part of a token is changed where it stands`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 600) { MutableTokenSearch() }
    #expect(app.text("Steep it short").isVisible)
    try await app.picker("Black").choose("Long")
    #expect(app.text("Steep it long").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A scope is chosen below the field while search is active`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 600) { ScopedSearch() }
    #expect(!app.picker("Scope").isVisible && app.text("Among the teas").isVisible)
    try await app.button("Search").click()
    try await app.element(.picker, nil).choose("Nuts")
    #expect(app.text("Among the nuts").isVisible)
    try await app.textField("Search").focus()
    try await app.press(.escape)
    #expect(!app.element(.picker, nil).isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Scopes appear with the search or with its text`(depth: Depth) async throws {
    let early = try await TestApp(depth, width: 500, height: 600) { TextScopedSearch(activation: .onSearchPresentation) }
    try await early.button("Search").click()
    #expect(early.element(.picker, nil).isVisible)
    try await early.close()
    let late = try await TestApp(depth, width: 500, height: 600) { TextScopedSearch(activation: .onTextEntry) }
    try await late.button("Search").click()
    #expect(!late.element(.picker, nil).isVisible)
    try await late.textField("Search").type("a")
    #expect(late.element(.picker, nil).isVisible)
    try await late.close()
  }

  @Test(arguments: Depth.available)
  func `A suggestion that is chosen puts its completion into the field, and one without does nothing`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 600) { SuggestedTexts() }
    try await app.button("Search").click()
    #expect(app.labels(of: .suggestion) == ["Pick one", "🍵 Sencha", "☕ Assam"])
    try? await app.suggestion("Pick one").click()
    #expect(try app.textField("Search").value == "")
    try await app.suggestion("☕ Assam").click()
    #expect(try app.textField("Search").value == "assam")
    #expect(app.rows == ["Assam"])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Suggestions are given with the field itself, too`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 600) { CompletedTexts() }
    try await app.button("Search").click()
    try await app.suggestion("🍵").click()
    #expect(app.text("Looking for sencha").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A suggested token is added to the field`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 600) { SuggestedTokens() }
    try await app.button("Search").click()
    try await app.suggestion("Green").click()
    #expect(app.labels(of: .token) == ["Green"])
    #expect(app.rows == ["Sencha"])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A collection of tokens is suggested with the views of the tokens`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 600) { SimpleSuggestedTokens() }
    try await app.button("Search").click()
    #expect(app.labels(of: .suggestion) == ["Black", "Green", "White"])
    try await app.suggestion("White").click()
    #expect(app.labels(of: .token) == ["White"])
    #expect(app.rows == ["Yin Zhen"])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Suggestions change while the app runs`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 600) { DynamicSuggestions() }
    try await app.button("Search").click()
    #expect(app.labels(of: .suggestion).isEmpty)
    try await app.textField("Search").type("sen")
    try await app.press(.enter)
    try await app.textField("Search").clear()
    try await app.textField("Search").type("s")
    #expect(app.labels(of: .suggestion) == ["sen"])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Suggestions are hidden where they would be shown in a certain way`(depth: Depth) async throws {
    let content = try await TestApp(depth, width: 500, height: 600) { HiddenSuggestions(placements: .content) }
    try await content.button("Search").click()
    #expect(content.labels(of: .suggestion) == ["black"])
    try await content.close()
    let menu = try await TestApp(depth, width: 500, height: 600) { HiddenSuggestions(placements: .menu) }
    try await menu.button("Search").click()
    #expect(menu.textField("Search").isVisible && menu.labels(of: .suggestion).isEmpty)
    try await menu.close()
  }
}
