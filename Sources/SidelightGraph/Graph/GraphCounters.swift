/// What a graph has done: numbers that only rise.
package struct GraphCounters: Equatable, Sendable {
  package var bodies = 0
  package var flushes = 0
  package var patches = 0
  /// How often an element was decorated again.
  package var decorations = 0

  /// What was done since an earlier moment.
  package func since(_ earlier: GraphCounters) -> GraphCounters {
    var done = self
    done.bodies -= earlier.bodies
    done.flushes -= earlier.flushes
    done.patches -= earlier.patches
    done.decorations -= earlier.decorations
    return done
  }
}
