import ReportSupport
import SidelightUI
import Testing

/// Views that change what they read while they are evaluated.
@MainActor struct RestlessTests {
  @Test func `A body that writes state which it reads is reported and comes to rest`() {
    struct Restless: View {
      @State private var number = 0
      var body: some View {
        let _ = number += 1
        VStack {
          Text("number \(number)")
          Button("Beside") {}
        }
      }
    }
    let reports = Reports()
    let stage = Stage(Restless())
    #expect(reports.all.contains { $0.hasPrefix("Restless changes state while it is evaluated.") })
    #expect(reports.all.contains { $0.hasPrefix("Restless changes what it reads each time it is evaluated") })
    #expect(stage.bodies {} == 0)
  }

  @Test func `What a body writes once settles`() throws {
    struct Cached: View {
      @State private var cache: Int?
      let input: Int
      var body: some View {
        let _ = cache == nil ? { cache = input * 2 }() : ()
        Text("cached \(cache ?? 0)")
      }
    }
    let stage = Stage(Cached(input: 4))
    #expect(stage.picture.contains("cached 8"))
  }

  @Test func `A long chain of views that make one another dirty is gone through to its end`() {
    struct Link: View {
      let number: Int
      let values: Box<[Int]>
      var body: some View {
        let all = values.value
        let _ = number < all.count - 1 && all[number + 1] < all[number] ? { values.value[number + 1] = all[number] }() : ()
        Text("\(all[number])")
      }
    }
    struct Chain: View {
      let values: Box<[Int]>
      var body: some View { VStack { ForEach(0..<20) { Link(number: $0, values: values) } } }
    }
    let values = Box(Array(repeating: 0, count: 20))
    let stage = Stage(Chain(values: values))
    values.value[0] = 1
    stage.settle()
    #expect(stage.texts().map(\.string) == Array(repeating: "1", count: 20))
  }
}
