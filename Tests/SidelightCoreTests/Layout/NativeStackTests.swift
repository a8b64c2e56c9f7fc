import SidelightCore
import Testing

/// Which stacks stay boxes of GTK.
struct NativeStackTests {
  private let row = StackArrangement(.horizontal)
  private let column = StackArrangement(.vertical)
  private let text = NativeStack.Child(.text(isOneLine: false, natural: 80), spacing: .text)
  private let line = NativeStack.Child(.text(isOneLine: true, natural: 80), spacing: .text)
  private let rigid = NativeStack.Child(.rigid)
  private let spacer = NativeStack.Child(.spacer, spacing: Spacing(leading: .none, trailing: .none))

  @Test func `A stack of what is rigid is a box`() {
    #expect(NativeStack.verdict(row, [rigid, rigid, rigid]) == .rigid)
    #expect(NativeStack.verdict(row, []) == .rigid)
    #expect(NativeStack.verdict(row, [rigid, .init(.stack(isRigid: true))]) == .rigid)
  }

  @Test func `One child may take more or less than its wish`() {
    for child in [text, line, spacer, .init(.field), .init(.stack(isRigid: false))] {
      #expect(NativeStack.verdict(row, [rigid, child, rigid]) == .flexible)
    }
    #expect(NativeStack.verdict(row, [rigid, text, spacer, rigid]) == .arranged)
    #expect(NativeStack.verdict(row, [text, .init(.field)]) == .arranged)
  }

  @Test(arguments: [(nil, false), (165, false), (166, true), (1000, true)])
  func `Two texts of one line are a box where there is room for both`(room: Double?, isNative: Bool) {
    #expect(NativeStack.verdict(row, [line, line], room: room).isNative == isNative)
    #expect(!NativeStack.verdict(row, [line, text], room: room).isNative)
  }

  @Test func `Texts one below the other are as high as their width makes them`() {
    #expect(NativeStack.verdict(column, [text, text]) == .rigid)
    #expect(NativeStack.verdict(column, [.init(.field), rigid]) == .rigid)
  }

  @Test func `A guide, a priority, a range of a frame or anything else is arranged`() {
    #expect(NativeStack.verdict(row, [rigid, .init(.rigid, hasRules: true)]) == .arranged)
    #expect(NativeStack.verdict(row, [rigid, .init(.other)]) == .arranged)
    let named = StackArrangement(.horizontal, alignment: .custom(1, .vertical) { _ in 0 })
    #expect(NativeStack.verdict(named, [rigid]) == .arranged)
  }

  @Test func `A box has one distance for all`() {
    #expect(NativeStack.verdict(column, [text, text, rigid]) == .arranged)
    #expect(NativeStack.verdict(StackArrangement(.vertical, spacing: 4), [text, text, rigid]) == .rigid)
    #expect(NativeStack.verdict(row, [rigid, rigid, spacer]) == .flexible)
  }
}
