import SidelightUI
import Testing

/// Bindings to collections, as lists take them.
@MainActor struct BindingCollectionTests {
  final class Steps {
    var taken = 0
  }

  /// Numbers that note when somebody goes from one to the next.
  struct Numbers: RandomAccessCollection, MutableCollection {
    var all = Array(0..<1000)
    let steps: Steps

    var startIndex: Int { 0 }
    var endIndex: Int { all.count }

    func index(after i: Int) -> Int {
      steps.taken += 1
      return i + 1
    }

    func index(before i: Int) -> Int {
      steps.taken += 1
      return i - 1
    }

    func index(_ i: Int, offsetBy distance: Int) -> Int { i + distance }
    func index(_ i: Int, offsetBy distance: Int, limitedBy limit: Int) -> Int? { i + distance > limit ? nil : i + distance }
    func distance(from start: Int, to end: Int) -> Int { end - start }

    subscript(position: Int) -> Int {
      get { all[position] }
      set { all[position] = newValue }
    }
  }

  private func middle<Data: RandomAccessCollection>(of data: Data) -> (count: Int, element: Data.Element) {
    (data.count, data[data.index(data.startIndex, offsetBy: data.count / 2)])
  }

  private func isShort<Data: Collection>(_ data: Data) -> Bool {
    data.index(data.startIndex, offsetBy: 5000, limitedBy: data.endIndex) == nil
  }

  @Test func `A binding to a collection counts and finds its elements without going over them`() {
    let steps = Steps()
    let binding = Binding.constant(Numbers(steps: steps))
    let found = middle(of: binding)
    #expect(found.count == 1000 && found.element.wrappedValue == 500)
    #expect(isShort(binding))
    #expect(steps.taken == 0)
  }
}
