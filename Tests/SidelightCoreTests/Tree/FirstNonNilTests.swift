import SidelightCore
import Testing

@Suite struct FirstNonNilTests {
  @Test func `Each element is asked once, and none behind the one where something is found`() {
    var asked: [Int] = []
    let found = (1...5).firstNonNil { number -> String? in
      asked.append(number)
      return number == 3 ? "three" : nil
    }
    #expect(found == "three")
    #expect(asked == [1, 2, 3])
    #expect([1, 2].firstNonNil { _ in String?.none } == nil)
  }
}
