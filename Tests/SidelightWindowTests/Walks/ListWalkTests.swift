import Testing

extension RendererTests {
  @MainActor @Suite("Lists changed at random") struct ListWalks {
    @Test("A list of sections is what arrays say, after every step", arguments: WalkSize.seeds(usually: 4))
    func shelves(seed: UInt64) async throws { try await prove(seed: seed) { try await ShelfWalk(seed: seed) } }

    @Test("An outline is what a tree and a set of open ids say, after every step", arguments: WalkSize.seeds(usually: 4))
    func trees(seed: UInt64) async throws { try await prove(seed: seed) { try await TreeWalk(seed: seed) } }
  }
}
