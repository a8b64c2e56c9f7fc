import Foundation
import ReportSupport
import SidelightUI
import Testing

/// Paths of any values, and how they are kept.
@MainActor struct NavigationPathTests {
  struct Park: Codable, Hashable {
    var name: String
    var trees: [Tree] = []
  }
  enum Tree: Codable, Hashable {
    case oak
    case elm(age: Int)
  }
  private struct Secret: Codable, Hashable { var word: String }
  struct Crate<Value: Codable & Hashable>: Codable, Hashable { var value: Value }
  struct Opaque: Hashable { var number: Int }

  private func kept(_ path: NavigationPath) throws -> NavigationPath {
    let data = try JSONEncoder().encode(try #require(path.codable))
    return NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
  }

  @Test func `A path counts, grows and shrinks`() {
    var path = NavigationPath()
    #expect(path.isEmpty && path.count == 0)
    path.append(1)
    path.append("two")
    path.append(Opaque(number: 3))
    #expect(path.count == 3 && !path.isEmpty)
    path.removeLast()
    #expect(path.count == 2)
    path.removeLast(0)
    #expect(path.count == 2)
    path.removeLast(2)
    #expect(path == NavigationPath())
    #expect(NavigationPath([1, 2]) == NavigationPath(1...2))
    #expect(NavigationPath([1, 2]) != NavigationPath(["1", "2"]))
  }

  @Test(arguments: [3, -1])
  func `A path from which no such number of values can go is reported, and stays a path`(number: Int) {
    let reports = Reports()
    var path = NavigationPath([1, 2])
    path.removeLast(number)
    #expect(path == (number < 0 ? NavigationPath([1, 2]) : NavigationPath()))
    #expect(reports.all.filter { $0.contains("removeLast(\(number))") }.count == 1)
  }

  @Test func `A path of an app's own types comes back from JSON as it was`() throws {
    var path = NavigationPath([Park(name: "North", trees: [.oak, .elm(age: 90)])])
    path.append(7)
    path.append("word")
    path.append(Tree.elm(age: 3))
    path.append(Crate(value: [Park(name: "South")]))
    path.append(UUID())
    path.append(Optional(4))
    #expect(try kept(path) == path)
    #expect(try kept(NavigationPath()).isEmpty)
    #expect(try path.codable == kept(path).codable)
    path.append(1)
    #expect(try path.codable != kept(NavigationPath()).codable)
  }

  @Test func `A path with a value that is not codable can't be kept`() {
    var path = NavigationPath([1])
    #expect(path.codable != nil)
    path.append(Opaque(number: 1))
    #expect(path.codable == nil)
    path.removeLast()
    #expect(path.codable != nil)
    // Nobody would find a private type by its name in the next run.
    path.append(Secret(word: "hush"))
    #expect(path.codable == nil)
  }

  @Test(arguments: [#"["Nobody", 1]"#, #"["Si", "no number"]"#, #"["Si"]"#, #"[1]"#, "{}"])
  func `What was not kept by a path is an error, and no crash`(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(text.utf8))
    }
  }

  @Test func `A path that came back shows its pages`() throws {
    struct Shown: View {
      @State var path: NavigationPath
      var body: some View {
        NavigationStack(path: $path) {
          Text("Root").navigationTitle("Root")
            .navigationDestination(for: Park.self) { Text("Park").navigationTitle($0.name) }
            .navigationDestination(for: Int.self) { Text("Number").navigationTitle("\($0)") }
        }
      }
    }
    var path = NavigationPath([Park(name: "North")])
    path.append(4)
    #expect(Stage(Shown(path: try kept(path))).pages == ["Root", "North", "4"])
  }

  @Test func `A path may be any collection that can grow and shrink`() throws {
    struct Shown: View {
      @Bindable var path: Box<ContiguousArray<Int>>
      var body: some View {
        NavigationStack(path: $path.value) {
          NavigationLink("Go", value: 3).navigationTitle("Root")
            .navigationDestination(for: Int.self) { Text("Number").navigationTitle("\($0)") }
        }
      }
    }
    let path = Box(ContiguousArray([1, 2]))
    let stage = Stage(Shown(path: path))
    #expect(stage.pages == ["Root", "1", "2"])
    try stage.goBack(to: 1)
    try stage.click("Go")
    #expect(path.value == [3])
  }
}
