import SidelightCore
import Testing

/// What a swipe reveals, and when it is a full one.
struct SwipeModelTests {
  private let any = RowSwipe(allowsFullSwipe: true)

  @Test func `Actions are revealed from a distance on, at the edge that the row leaves`() {
    var model = SwipeModel(leading: any, trailing: any, width: 400)
    model.move(by: 31)
    #expect(model.revealed == nil)
    model.move(by: 1)
    #expect(model.revealed == .leading)
    model.move(by: -64)
    #expect(model.revealed == .trailing)
    #expect(!model.isFull)
  }

  @Test func `A row goes nowhere where it has no actions, and turns back at once`() {
    var model = SwipeModel(leading: nil, trailing: any, width: 400)
    model.move(by: 1000)
    #expect(model.offset == 0)
    model.move(by: -40)
    #expect(model.revealed == .trailing)
    model.move(by: -1000)
    #expect(model.offset == -400)
    model.move(by: 300)
    #expect(!model.isFull)
  }

  @Test func `A swipe over most of the row is a full one, if it may be`() {
    for (edge, sign) in [(SwipeEdge.leading, 1.0), (.trailing, -1)] {
      for allows in [true, false] {
        let swipe = RowSwipe(allowsFullSwipe: allows)
        var model = SwipeModel(leading: edge == .leading ? swipe : nil, trailing: edge == .trailing ? swipe : nil, width: 400)
        model.move(by: sign * 239)
        #expect(!model.isFull)
        model.move(by: sign)
        #expect(model.isFull == allows)
      }
    }
    var narrow = SwipeModel(leading: any, trailing: nil, width: 50)
    narrow.move(by: 50)
    #expect(!narrow.isFull, "a short way is no full swipe, however narrow the row is")
  }

  @Test func `A row that is open stays so until it has gone some way back`() {
    for (edge, sign) in [(SwipeEdge.leading, 1.0), (.trailing, -1)] {
      var model = SwipeModel(leading: any, trailing: any, width: 400, open: edge)
      #expect(model.revealed == edge)
      #expect(!model.isFull)
      model.move(by: -32 * sign)
      #expect(model.revealed == edge)
      model.move(by: -sign)
      #expect(model.revealed == nil)
      model.move(by: -400 * sign)
      #expect(model.revealed != edge)
    }
    let narrow = SwipeModel(leading: any, trailing: nil, width: 40, open: .leading)
    #expect(narrow.revealed == .leading)
    #expect(!narrow.isFull)
  }
}
