import Observation
import Sidelight

/// What the scenes of the table read and write.
@Observable @MainActor final class DepthDesk {
  var one: String?
  var many: Set<String> = []
  var required = "Ash"
  var items = ["Ash", "Birch", "Cedar", "Elm", "Fir"]
  var text = ""
  var isOn = false
  var number = 1.0
  var choice = "Red"
  var isOpen = true
  var isSheet = false
  var isSecondSheet = false
  var isInspector = false
  var isSearching = false
  var visibility = NavigationSplitViewVisibility.automatic
  var path: [Int] = []
  private(set) var log: [String] = []

  func note(_ word: String) { log.append(word) }

  /// What the program does by itself.
  func write(_ name: String) {
    switch name {
    case "one Elm": one = "Elm"
    case "one nothing": one = nil
    case "many Ash and Fir": many = ["Ash", "Fir"]
    case "no Birch": items.removeAll { $0 == "Birch" }
    case "sheet": isSheet = true
    case "no sheet": isSheet = false
    case "inspector": isInspector = true
    case "no inspector": isInspector = false
    case "sidebar": visibility = .all
    case "detail only": visibility = .detailOnly
    case "path 1, 2": path = [1, 2]
    case "no path": path = []
    case "search": isSearching = true
    default: preconditionFailure("the desk knows nothing of “\(name)”")
    }
  }

  /// All of it, a line each.
  var picture: String {
    """
    one \(one ?? "-")
    many \(many.sorted())
    required \(required)
    items \(items)
    text “\(text)”
    number \(number), choice \(choice), is on \(isOn), is open \(isOpen), is searching \(isSearching)
    sheets \(isSheet) \(isSecondSheet), inspector \(isInspector), sidebar \(visibility == .automatic ? "automatic" : visibility == .all ? "all" : "other")
    path \(path)
    log \(log)
    """
  }
}
