import SidelightCore
import Testing

/// A container whose content chooses its width by its class comes to rest.
struct SizeClassSwingTests {
  @Test func `Changes that come and go are told`() {
    var swing = SizeClassSwing()
    #expect(swing.take(.regular, frame: 1) == .regular)
    #expect(swing.take(.compact, frame: 3) == .compact)
    #expect(swing.take(.regular, frame: 20) == .regular)
    #expect(swing.take(.compact, frame: 40) == .compact)
  }

  @Test func `The third change in a moment is the last one, and ends compact`() {
    var swing = SizeClassSwing()
    #expect(swing.take(.regular, frame: 1) == .regular)
    #expect(swing.take(.compact, frame: 2) == .compact)
    #expect(swing.take(.regular, frame: 3) == .compact)
    #expect(swing.take(.compact, frame: 400) == nil)
    #expect(swing.take(.regular, frame: 401) == nil)
  }
}
