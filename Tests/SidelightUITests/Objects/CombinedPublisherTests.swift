#if Combine
import SidelightObjects
import Testing

/// Publishers that are made of several others.
@Suite("Combined publishers") struct CombinedPublisherTests {
  private enum Fault: Error { case some }

  @Test func `The newest values of two come whenever one has another, once both have one`() {
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    var found: [String] = []
    var hasEnded = false
    let line = first.combineLatest(second).sink(receiveCompletion: { _ in hasEnded = true }, receiveValue: { found.append("\($0)\($1)") })
    first.send(1)
    first.send(2)
    #expect(found.isEmpty)
    second.send("a")
    second.send("b")
    first.send(3)
    #expect(found == ["2a", "2b", "3b"])
    first.send(completion: .finished)
    second.send("c")
    #expect(found.last == "3c" && !hasEnded)
    second.send(completion: .finished)
    #expect(hasEnded)
    line.cancel()
  }

  @Test func `What becomes of three and of four is made of the newest of each`() {
    let subjects = (0..<4).map { _ in CurrentValueSubject<Int, Never>(1) }
    var (three, four) = ([Int](), [Int]())
    let lines = [
      subjects[0].combineLatest(subjects[1], subjects[2]) { $0 + $1 + $2 }.sink { three.append($0) },
      subjects[0].combineLatest(subjects[1], subjects[2], subjects[3]).map { $0 + $1 + $2 + $3 }.sink { four.append($0) },
    ]
    subjects[3].send(10)
    subjects[0].send(5)
    #expect(three == [3, 7] && four == [4, 13, 17])
    for line in lines { line.cancel() }
  }

  @Test func `Values of several come as they are sent, until one fails`() {
    let (first, second) = (PassthroughSubject<Int, Fault>(), PassthroughSubject<Int, Fault>())
    var found: [Int] = []
    var fault: Fault?
    let line = first.merge(with: second).sink(
      receiveCompletion: { if case .failure(let failure) = $0 { fault = failure } }, receiveValue: { found.append($0) })
    first.send(1)
    second.send(2)
    first.send(3)
    second.send(completion: .failure(.some))
    first.send(4)
    #expect(found == [1, 2, 3] && fault == .some)
    line.cancel()
  }
}
#endif
