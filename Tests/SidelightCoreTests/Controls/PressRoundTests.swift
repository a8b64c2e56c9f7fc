import SidelightCore
import Testing

/// Whom a press belongs to, of those who hear of it.
struct PressRoundTests {
  private let tap = PressManner(claimsEndAfter: 0)
  private let drag = PressManner(claimsAfter: 10)

  /// Goes so far, in some steps, and ends after some time; says what each one heard.
  private func heard(_ entries: [(String, PressManner)], control: Bool = false, distance: Double = 0, seconds: Double = 0.1) -> [String:
    String]
  {
    var round = PressRound(entries.map { .init($0.0, $0.1, isOnControl: control) })
    var said: [String: String] = [:]
    func note(_ phase: Press.Phase, _ distance: Double, _ seconds: Double) {
      for (id, phase) in round.hear(phase, distance: distance, seconds: seconds) { said[id, default: ""] += "\(phase)".prefix(1) }
    }
    note(.began, 0, 0)
    if distance > 0 { for part in 1...2 { note(.moved, distance * Double(part) / 2, seconds / 2) } }
    note(.ended, distance, seconds)
    return said
  }

  @Test func `A tap is that of the innermost view, or of one with priority`() {
    #expect(heard([("outer", tap), ("inner", tap)]) == ["outer": "bc", "inner": "be"])
    var first = tap
    first.isFirst = true
    #expect(heard([("outer", first), ("inner", tap)]) == ["outer": "be", "inner": "bc"])
  }

  @Test func `A drag around a view that hears taps gets what goes far, and the view what does not`() {
    #expect(heard([("outer", drag), ("inner", tap)], distance: 40) == ["outer": "bmme", "inner": "bc"])
    #expect(heard([("outer", drag), ("inner", tap)], distance: 4) == ["outer": "bmmc", "inner": "bmme"])
  }

  @Test func `One that shares hears everything, and takes nothing away`() {
    let shared = PressManner(claimsAfter: 10, claimsEndAfter: 0, isFirst: true, isShared: true)
    #expect(heard([("outer", shared), ("inner", tap)]) == ["outer": "be", "inner": "be"])
    #expect(heard([("outer", shared), ("inner", drag)], distance: 40) == ["outer": "bmme", "inner": "bmme"])
  }

  @Test func `What ends on a control is its click, unless it is a drag by then or the view has priority`() {
    #expect(heard([("outer", tap)], control: true) == ["outer": "bc"])
    #expect(heard([("outer", drag)], control: true, distance: 40) == ["outer": "bmme"])
    var other = tap
    other.isFirst = true
    #expect(heard([("outer", other)], control: true) == ["outer": "be"])
    other = PressManner(claimsEndAfter: 0, isShared: true)
    #expect(heard([("outer", other)], control: true) == ["outer": "be"])
  }

  @Test func `A press that has to last belongs to nobody before`() {
    let long = PressManner(claimsEndAfter: 0.5)
    #expect(heard([("outer", tap), ("inner", long)], seconds: 0.1) == ["outer": "be", "inner": "bc"])
    #expect(heard([("outer", tap), ("inner", long)], seconds: 0.6) == ["outer": "bc", "inner": "be"])
  }
}
