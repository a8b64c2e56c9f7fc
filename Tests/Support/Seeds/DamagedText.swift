/// Text in JSON as a broken disk, another program, another version or a hostile hand leaves it: bytes that are others or gone, numbers and
/// other values that nobody expects, keys that are gone or called otherwise, and what is nested too deep.
package struct DamagedText {
  private enum Token {
    case key, value
  }

  /// What the text holds besides brackets: keys, texts, numbers and words.
  private var tokens: [(kind: Token, range: Range<Int>)] = []
  package private(set) var bytes: [UInt8]

  /// - Parameter bytes: JSON.
  package init(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
    scan()
  }

  private mutating func scan() {
    var place = 0
    while place < bytes.count {
      let start = place
      switch bytes[place] {
      case UInt8(ascii: "\""):
        place += 1
        while place < bytes.count, bytes[place] != UInt8(ascii: "\"") { place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1 }
        place = min(place + 1, bytes.count)
        let isKey = place < bytes.count && bytes[place] == UInt8(ascii: ":")
        tokens.append((isKey ? .key : .value, start..<place))
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"):
        while place < bytes.count, !Self.ends.contains(bytes[place]) { place += 1 }
        tokens.append((.value, start..<place))
      default: place += 1
      }
    }
  }

  private static let ends = Array(",:]}[{\" \n".utf8)

  private static let deep = String(repeating: "[", count: 60) + "1" + String(repeating: "]", count: 60)
  private static let deepest = String(repeating: "{\"a\":", count: 600) + "1" + String(repeating: "}", count: 600)

  /// What stands where something else is expected.
  private static let values = [
    "0", "-1", "0.5", "-0.001", "3", "1e15", "1e18", "9007199254740993", "9223372036854775807", "-9223372036854775808",
    "18446744073709551616", "1e308", "-1e308", "5e-324", "1e999", "true", "false", "null", "[]", "{}", "\"\"", "\"x\"", "\"\\u0000\"",
    "\"\\u0001\\u0002abcd\"", "\"\\ud83d\"", "\"value 99\"", "\"row ../../etc\"", "[\"x\",1,true]",
    "{\"row\":1e300,\"hidden\":1e308,\"of\":1e14}", "{\"row\":3,\"hidden\":1e308,\"of\":64}",
    "{\"x\":-5,\"y\":1e308}", "[[1e308],[-1],[]]", "{\"text\":\"t\",\"caret\":1e308}", "{\"text\":\"t\",\"caret\":-7}",
    "\"\(String(repeating: "long ", count: 1000))\"", deep, deepest,
  ]

  /// The text with a few things in it damaged.
  package func damaged(by random: inout SeededRandom) -> [UInt8] {
    guard !tokens.isEmpty, !random.once(in: 4) else { return withOtherBytes(&random) }
    var damaged = bytes
    // From the end on, so that the places of those before stay.
    let chosen = Set((0...random.pick(3)).map { _ in random.pick(tokens.count) }).sorted(by: >)
    for index in chosen { damage(index, in: &damaged, &random) }
    return damaged
  }

  private func damage(_ index: Int, in damaged: inout [UInt8], _ random: inout SeededRandom) {
    let (kind, range) = tokens[index]
    switch kind {
    case .value: damaged.replaceSubrange(range, with: Array(Self.values[random.pick(Self.values.count)].utf8))
    case .key:
      let next = index + 1
      let holdsOne = next < tokens.count && tokens[next].range.lowerBound == range.upperBound + 1
      guard holdsOne, random.once(in: 2) else {
        return damaged.replaceSubrange(range, with: Array("\"other \(random.pick(3))\"".utf8))
      }
      // What follows may have been damaged before, and then ends elsewhere.
      let end = tokens[next].range.upperBound
      guard end < damaged.count, Array(damaged[range.upperBound..<end]) == Array(bytes[range.upperBound..<end]) else { return }
      var whole = range.lowerBound..<end
      if damaged[end] == UInt8(ascii: ",") {
        whole = range.lowerBound..<(end + 1)
      } else if range.lowerBound > 0, damaged[range.lowerBound - 1] == UInt8(ascii: ",") {
        whole = (range.lowerBound - 1)..<end
      }
      damaged.removeSubrange(whole)
    }
  }

  private func withOtherBytes(_ random: inout SeededRandom) -> [UInt8] {
    var damaged = bytes
    for _ in 0...random.pick(4) where !damaged.isEmpty {
      let place = random.pick(damaged.count)
      switch random.pick(4) {
      case 0: damaged[place] = UInt8(random.pick(256))
      case 1: damaged[place] ^= 1 << UInt8(random.pick(8))
      case 2: damaged.remove(at: place)
      default: if random.once(in: 4) { damaged.removeSubrange(place...) } else { damaged.insert(UInt8(32 + random.pick(95)), at: place) }
      }
    }
    return damaged
  }
}
