import Sidelight
import SidelightCore
import SidelightWindowTesting
import Testing

@Suite("Listings of the look of rows", .serialized)
@MainActor struct RowLookListingTests {
  @Test(arguments: Depth.available)
  func `Separators are hidden, or tinted, row by row`(depth: Depth) async throws {
    let hidden = try await TestApp(depth, width: 400, height: 400) { HiddenSeparators() }
    for row in hidden.rows {
      #expect(try hidden.row(row).separator(.top) == TestSeparator(.hidden))
      #expect(try hidden.row(row).separator(.bottom) == TestSeparator(.hidden))
    }
    #expect(hidden.listElement?.style == .grouped)
    try await hidden.close()
    let tinted = try await TestApp(depth, width: 400, height: 400) { TintedSeparators() }
    #expect(try tinted.row("Line 1").separator(.bottom) == TestSeparator(tint: .red))
    #expect(try tinted.row("Line 2").separator(.top) == TestSeparator(tint: .blue))
    try await tinted.close()
  }

  @Test(arguments: Depth.available)
  func `The separators of a section are hidden, or tinted, edge by edge`(depth: Depth) async throws {
    let hidden = try await TestApp(depth, width: 400, height: 400) { HiddenSectionSeparators() }
    #expect(hidden.looks.map(\.sectionBottom) == Array(repeating: RowLine(isShown: false), count: 5))
    #expect(hidden.looks.allSatisfy { $0.sectionTop == RowLine() })
    #expect(try hidden.row("Line 2").separator(.bottom) == TestSeparator(tint: .blue))
    try await hidden.close()
    let tinted = try await TestApp(depth, width: 400, height: 400) { TintedSectionSeparators() }
    #expect(tinted.looks.map(\.sectionBottom.tint) == [.blue, .blue, .blue, .green, .green])
    try await tinted.close()
  }

  @Test(arguments: Depth.available)
  func `Insets take the place of the padding`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 400) { InsetRows() }
    #expect(app.rows == ["spring", "summer", "autumn"])
    for row in app.rows { #expect(try app.row(row).insets == EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0)) }
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A badge is a number, which follows its value, or a text, or nothing`(depth: Depth) async throws {
    let numbers = try await TestApp(depth, width: 400, height: 400) { NumberBadge() }
    #expect(numbers.rows == ["Bills, 2", "Pay one"])
    try await numbers.button("Pay one").click()
    #expect(numbers.rows == ["Bills, 1", "Pay one"])
    try await numbers.button("Pay one").click()
    #expect(numbers.rows == ["Bills", "Pay one"])
    try await numbers.close()
    let texts = try await TestApp(depth, width: 400, height: 400) { TextBadge() }
    #expect(texts.rows == ["Laser", "Plotter, Usual"])
    try await texts.close()
  }

  @Test(arguments: Depth.available)
  func `All badges in a view are as quiet as it asks for`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 400) { QuietBadges() }
    #expect(app.looks.map(\.badge?.prominence) == [.decreased, .decreased])
    #expect(app.rows == ["North, 2", "South, 1"])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Rows alternate their backgrounds where they are asked to`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 400) { StripedRows() }
    #expect(app.listElement?.style == .bordered && app.listElement?.alternatesBackgrounds == true)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `The space between rows and between sections is what was asked for`(depth: Depth) async throws {
    let rows = try await TestApp(depth, width: 400, height: 600) { SpacedRows() }
    #expect(rows.looks.map(\.spaceAbove).last == 12)
    if let gaps = rows.gaps { #expect(gaps == [12]) }
    try await rows.close()
    let sections = try await TestApp(depth, width: 400, height: 600) { SpacedSections() }
    #expect(sections.looks.map(\.spaceAbove)[3] == 8)
    if let gaps = sections.gaps { #expect(gaps[2] == 8) }
    try await sections.close()
  }

  @Test(arguments: Depth.available)
  func `Sections beside each other give half of the space each, and one without takes that of its neighbour`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 600) { SpacedOnes() }
    #expect(app.looks[2].spaceAbove == 20 && app.looks[4].spaceAbove == 40)
    if let gaps = app.gaps { #expect(gaps[1] == 20 && gaps[3] == 40) }
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A header stands out where it is asked to`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 600) { ProminentHeader() }
    #expect(app.labels(of: .heading) == ["Loud", "Quiet"])
    #expect(zip(app.rowElements, app.looks).filter { $0.0.role == .header }.map(\.1.isProminent) == [true, false])
    try await app.close()
  }
}
