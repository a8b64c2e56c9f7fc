import SidelightUI
import SidelightWindowTesting

/// One thing that a user does.
enum DepthInput: CustomStringConvertible {
  case click(TestRole, String, TestModifiers = [])
  case doubleClick(TestRole, String)
  case press(TestKey, TestModifiers = [])
  case type(String, in: String)
  case clear(String)
  case focus(TestRole, String)
  case toggle(TestRole, String)
  case choose(TestRole, String, [String])
  case menu(String, [String])
  case swipe(String, String)
  case delete(String)
  case drag(String, below: String)
  case drop(String, on: String)
  case resize(Double)
  /// The program changes something.
  case write(String)

  @MainActor func perform(on app: TestApp, _ desk: DepthDesk) async throws {
    switch self {
    case .click(let role, let label, let modifiers): try await app.element(role, label).click(modifiers)
    case .doubleClick(let role, let label): try await app.element(role, label).doubleClick()
    case .press(let key, let modifiers): try await app.press(key, modifiers)
    case .type(let text, let field): try await app.textField(field).type(text)
    case .clear(let field): try await app.textField(field).clear()
    case .focus(let role, let label): try await app.element(role, label).focus()
    case .toggle(let role, let label): try await app.element(role, label).toggle()
    case .choose(.picker, let label, let titles): try await app.picker(label).choose(titles[0])
    case .choose(let role, let label, let titles):
      let element = app.element(role, label)
      if titles.count == 1 { try await element.choose(titles[0]) } else { try await element.choose(titles[0], titles[1]) }
    case .menu(let row, let titles):
      let element = app.row(row)
      if titles.count == 1 { try await element.contextMenu(titles[0]) } else { try await element.contextMenu(titles[0], titles[1]) }
    case .swipe(let row, let title): try await app.row(row).swipe(.trailing, title)
    case .delete(let row): try await app.row(row).delete()
    case .drag(let row, let other): try await app.row(row).drag(below: app.row(other))
    case .drop(let text, let row): try await app.row(row).drop(text: text)
    case .resize(let width): try await app.resize(width: width)
    case .write(let name):
      desk.write(name)
      try await app.settle()
    }
  }

  var description: String {
    switch self {
    case .click(let role, let label, let modifiers): "click \(modifiers.words)\(role.rawValue) \(label)"
    case .doubleClick(let role, let label): "double click \(role.rawValue) \(label)"
    case .press(let key, let modifiers): "press \(modifiers.words)\(key.name)"
    case .type(let text, let field): "type \(text) in \(field)"
    case .clear(let field): "clear \(field)"
    case .focus(let role, let label): "focus \(role.rawValue) \(label)"
    case .toggle(let role, let label): "toggle \(role.rawValue) \(label)"
    case .choose(let role, let label, let titles): "choose \(titles.joined(separator: ", ")) of \(role.rawValue) \(label)"
    case .menu(let row, let titles): "choose \(titles.joined(separator: ", ")) in the menu of \(row)"
    case .swipe(let row, let title): "swipe \(row) to \(title)"
    case .delete(let row): "delete \(row)"
    case .drag(let row, let other): "drag \(row) below \(other)"
    case .drop(let text, let row): "drop \(text) on \(row)"
    case .resize(let width): "resize to \(Int(width))"
    case .write(let name): "write \(name)"
    }
  }
}

extension TestModifiers {
  fileprivate var words: String {
    (contains(.control) ? "Control+" : "") + (contains(.shift) ? "Shift+" : "") + (contains(.alt) ? "Alt+" : "")
  }
}
