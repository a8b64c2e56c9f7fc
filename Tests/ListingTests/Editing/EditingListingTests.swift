import Sidelight
import SidelightWindowTesting
import Testing

@Suite("Listings of editing", .serialized)
@MainActor struct EditingListingTests {
  @Test(arguments: Depth.available)
  func `Rows of a binding are deleted and moved, and their controls write the data`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 600) { EditableDishes() }
    try await app.toggle("Loved 3").click()
    #expect(app.text("3 dishes, 1 of them loved").isVisible)
    try await app.row("Salad").drag(above: app.row("Soup"))
    #expect(app.row("Salad").exists && app.rows.first?.hasPrefix("Salad") == true)
    try await app.row("Salad").contextMenu("Delete")
    #expect(app.text("2 dishes, 0 of them loved").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `One row is always selected, and is deleted by its key`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 600) { SelectableDishes() }
    #expect(try app.text("Dish 1 of 3").isVisible && app.row("Soup").isSelected)
    try await app.row("Pie").click()
    #expect(app.text("Dish 2 of 3").isVisible)
    try await app.press(.delete)
    #expect(!app.row("Pie").exists && app.rows.count == 2)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Elements are told apart by a key path where they have no identity`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 600) { NamedDishes() }
    try await app.row("Soup").drag(below: app.row("Salad"))
    #expect(app.rows == ["Pie", "Salad", "Soup"])
    try await app.row("Salad").contextMenu("Delete")
    #expect(app.rows == ["Pie", "Soup"])
    try await app.close()
    let selectable = try await TestApp(depth, width: 400, height: 600) { SelectableNames() }
    try await selectable.row("Pie").click()
    #expect(selectable.text("You chose Pie").isVisible)
    try await selectable.press(.delete)
    #expect(selectable.rows == ["Soup", "Salad"])
    try await selectable.close()
  }

  @Test(arguments: Depth.available)
  func `A part of a list is editable`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 600) { EditableForEach() }
    try await app.row("Salad").drag(above: app.row("Pie"))
    #expect(app.rows == ["Soup", "Salad", "Pie"])
    try await app.row("Soup").swipe()
    #expect(app.rows == ["Salad", "Pie"])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A row may refuse to be deleted`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 600) { KeptRecipes() }
    await #expect(throws: TestFailure.self) { try await app.row("Pie").contextMenu("Delete") }
    try await app.row("Soup").contextMenu("Delete")
    #expect(app.rows == ["Pie", "Salad"])
    await #expect(throws: TestFailure.self) { try await app.row("Salad").drag(above: app.row("Pie")) }
    #expect(app.rows == ["Pie", "Salad"])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `The button turns edit mode on and off, in which rows are deleted and moved`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 600) { FruitBasket() }
    await #expect(throws: TestFailure.self) { try await app.row("Banana").delete() }
    try await app.button("Edit").click()
    try await app.row("Banana").delete()
    #expect(app.rows == ["Apple", "Cherry", "Date"])
    try await app.row("Date").drag(above: app.row("Apple"))
    #expect(app.rows == ["Date", "Apple", "Cherry"])
    try await app.button("Done").click()
    #expect(app.button("Edit").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A view reads edit mode and shows a field in it`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 500) { NamePage() }
    #expect(app.text("Pine").isVisible && !app.textField().exists)
    try await app.button("Edit").click()
    try await app.textField("Name").type(" Tree")
    try await app.button("Done").click()
    #expect(app.text("Pine Tree").isVisible && !app.textField().exists)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `What is dropped between rows is inserted there`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 500) { DroppedNames() }
    try await app.row("Birch").drop(text: "Cedar")
    #expect(app.rows == ["Ash", "Cedar", "Birch"])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Swipes from both edges offer their actions, and a full one performs the first`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 500) { ChatList() }
    try await app.row("Lunch").swipe(.leading)
    #expect(app.rows == ["Lunch", "Train, unread"])
    try await app.row("Lunch").swipe(.leading, "Unread")
    #expect(app.rows == ["Lunch, unread", "Train, unread"])
    try await app.row("Train").swipe(.trailing, "Flag")
    #expect(app.rows == ["Lunch, unread", "Train, unread, flagged"])
    try await app.row("Lunch").swipe(.trailing)
    #expect(app.rows == ["Train, unread, flagged"])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A full swipe performs nothing where it may not, and no delete action is made beside the app's own`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 500) { CarefulChatList() }
    try? await app.row("Lunch").swipe(.leading)
    #expect(app.rows == ["Lunch, unread", "Train, unread"])
    try await app.row("Lunch").swipe(.leading, "Read")
    #expect(app.rows == ["Lunch", "Train, unread"])
    await #expect(throws: TestFailure.self) { try await app.row("Train").swipe(.trailing, "Delete") }
    try await app.close()
  }
}
