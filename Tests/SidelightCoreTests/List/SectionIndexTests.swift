import SidelightCore
import Testing

@Suite("Section index")
struct SectionIndexTests {
  /// The lines as text: numbers of sections, and a dot with those that it stands for.
  private func picture(_ count: Int, _ room: Int) -> String {
    let lines = SectionIndexPlan(count: count, room: room).lines.map { line in
      switch line {
      case .label(let section): "\(section)"
      case .dot(let sections): "(\(sections.map { "\($0)" }.joined(separator: " ")))"
      }
    }
    return lines.joined(separator: " ")
  }

  @Test(arguments: [
    (0, 10, ""), (1, 1, "0"), (3, 3, "0 1 2"), (4, 9, "0 1 2 3"), (4, 3, "0 (1 2) 3"), (4, 4, "0 1 2 3"), (5, 4, "0 (1 2 3) 4"),
    (6, 5, "0 (1 2) 3 (4) 5"), (7, 5, "0 (1 2) 3 (4 5) 6"), (3, 2, ""), (2, 1, ""), (1, 0, ""), (3, -1, ""),
  ])
  func `labels without room give way to dots`(count: Int, room: Int, lines: String) { #expect(picture(count, room) == lines) }

  @Test func `every section has a label or a dot, and no dot stands for nothing`() {
    for count in 0...60 {
      for room in 3...60 {
        let lines = SectionIndexPlan(count: count, room: room).lines
        var sections: [Int] = []
        for line in lines {
          switch line {
          case .label(let section): sections.append(section)
          case .dot(let dot):
            #expect(!dot.isEmpty, "\(count) in \(room)")
            sections += dot
          }
        }
        #expect(sections == Array(0..<count), "\(count) in \(room)")
        #expect(lines.count <= room, "\(count) in \(room)")
      }
    }
  }

  @Test func `a place leads to the label there, and along a dot to the sections that it stands for`() {
    let plan = SectionIndexPlan(count: 6, room: 5)
    #expect([0, 0.19, 0.21, 0.31, 0.41, 0.61, 0.81, 1].map { plan.section(at: $0) } == [0, 0, 1, 2, 3, 4, 5, 5])
    #expect(plan.section(at: -3) == 0)
    #expect(plan.section(at: 7) == 5)
    #expect(plan.section(at: .nan) == 0)
    #expect(SectionIndexPlan(count: 6, room: 2).section(at: 0.5) == nil)
  }

  @Test func `it is as wide as its longest label, of three letters at most, and rows make room for what they do not have yet`() {
    func metrics(_ label: String, _ scale: Double = 1) -> SectionIndexMetrics {
      SectionIndexMetrics([SectionMark("A", SectionID(1)), SectionMark(label, SectionID(2))], textScale: scale)
    }
    #expect(["B", "BC", "BCD", "BCDE"].map { metrics($0).width } == [17, 26, 35, 35])
    #expect(metrics("B", 2).width == 34)
    #expect(metrics("B").room(beyond: 6) == 20)
    #expect(metrics("B").room(beyond: 99) == 0)
  }

  @Test func `a section begins at its header or first row, and an empty one at what follows it`() {
    let model = RowModel([.full(1, [10: 2]), .bare(2, [20: 0]), .bare(3, [30: 2]), .bare(4, [40: 0])])
    #expect(model.picture == "#1 10.0 10.1 /1 30.0 30.1")
    #expect((1...5).map { model.start(of: SectionID($0)) } == [0, 4, 4, 5, nil])
    #expect(RowModel([.bare(1, [10: 0])]).start(of: SectionID(1)) == nil)
  }
}
