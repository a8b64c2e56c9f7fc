import SidelightCore
@_spi(Nodes) import SidelightGraph

/// Gives the things of a window what they were when the app ran last, and knows what they are now.
///
/// A thing asks once, when it begins. What nothing has asked for is kept: its view, its tab or its row may come later, or in the next run.
@MainActor package final class Restoration: GraphPart {
  /// What nothing has asked for yet, by paths.
  private var waiting: [String: LastingValue] = [:]
  private var living: [String: Living] = [:]
  /// With so many of them, those that are gone are looked for.
  private var mostLiving = Restoration.mostAtFirst
  private static let mostAtFirst = 64
  /// Writes and reads values of the app's own types; nil where nothing comes back.
  private var codec: LastingCodec?
  /// Something may be another one than before.
  package var changed: (() -> Void)?
  private var reports = false
  /// The types that were reported.
  private var reported: Set<String> = []

  private struct Living {
    weak var node: ViewNode?
    /// Where the node stood, if it is in a row, which may come to be another element's.
    let place: String?
    let value: @MainActor () -> LastingValue?
  }

  package init() {}

  /// Places that no window has any more would gather from run to run.
  private static let mostWaiting = 4096

  package var isOn: Bool { codec != nil }

  /// Begins with what there was; before the window's views.
  ///
  /// - Parameters:
  ///   - things: what there was.
  ///   - codec: writes and reads values of the app's types.
  ///   - reports: whether the app's developer hears of types that can't be kept.
  func begin(with things: [String: LastingValue], _ codec: LastingCodec, reports: Bool) {
    waiting = Self.limited(things)
    self.codec = codec
    self.reports = reports
  }

  /// What elements of data have goes first: some of them are gone for good, or have other ids in each run.
  private static func limited(_ things: [String: LastingValue]) -> [String: LastingValue] {
    guard things.count > mostWaiting else { return things }
    // Long paths are those of rows, mostly, and stand there as hashes.
    func isOfElement(_ path: String) -> Bool { path.hasPrefix("#") || path.split(separator: "/").contains { $0.hasPrefix("row ") } }
    func rank(_ path: String) -> (Int, String) { (isOfElement(path) ? 1 : 0, path) }
    let kept = things.keys.sorted { rank($0) < rank($1) }.prefix(mostWaiting)
    let paths = Set(kept)
    return things.filter { paths.contains($0.key) }
  }

  package func updated() { changed?() }

  /// Something is another thing now, and nothing is to be shown because of it.
  func noteChange() { changed?() }

  /// What all things are now, with what waits.
  func collect() -> [String: LastingValue] {
    forgetDead()
    var things = waiting
    for (path, thing) in living {
      if let place = thing.place, thing.node?.lastingPath != place { continue }
      if let value = thing.value() { things[path] = value }
    }
    return things
  }

  private func forgetDead() {
    living = living.filter { $1.node?.isAlive == true }
    mostLiving = max(Self.mostAtFirst, living.count * 2)
  }

  /// The window closes: lets go of everything.
  package func end() {
    (waiting, living) = ([:], [:])
    (codec, changed) = (nil, nil)
  }

  /// Says what a thing was, and follows what it is from now on.
  ///
  /// It is found again by its title, wherever it stands in its view by then, and else by its part of the view.
  ///
  /// - Parameters:
  ///   - node: what has it.
  ///   - kind: tells it from other things of the same node.
  ///   - title: what the app calls it; nil where it has no title.
  ///   - value: says what it is; nil for nothing worth keeping.
  /// - Returns: what it was; nil where that is not known.
  func begin(_ node: ViewNode, _ kind: String, titled title: String?, _ value: @escaping @MainActor () -> LastingValue?) -> LastingValue? {
    guard isOn, let place = node.lastingPath else { return nil }
    // Numbers in titles are mostly those of the moment.
    let own = title.map { "“\($0.filter { !$0.isNumber }.prefix(Self.longestTitle))”" }
    var path = [place, own ?? "", node.partOfView, kind].filter { !$0.isEmpty }.joined(separator: "/")
    var number = 1
    while living[path]?.node?.isAlive == true {
      number += 1
      path = "\(place)/\(kind) \(number)"
    }
    if living.count >= mostLiving { forgetDead() }
    living[path] = Living(node: node, place: node.isInRow ? place : nil, value: value)
    return waiting.removeValue(forKey: path) ?? own.flatMap { takeMoved("\(place)/\($0)/", kind) }
  }

  /// What a thing with a title was that stood in another part of its view then; nil unless there was one alone.
  private func takeMoved(_ start: String, _ kind: String) -> LastingValue? {
    guard !waiting.isEmpty else { return nil }
    let found = waiting.keys.filter { path in
      guard path.hasPrefix(start), living[path]?.node?.isAlive != true else { return false }
      let rest = path.dropFirst(start.count).split(separator: "/")
      return rest.count <= 2 && rest.last.map { $0 == kind } == true
    }
    return found.count == 1 ? waiting.removeValue(forKey: found[0]) : nil
  }

  /// In characters.
  private static let longestTitle = 60

  // MARK: Values of the app's types

  /// A value as a text by which the next run finds it; nil where its type has no such form.
  func text(of value: Any) -> String? {
    guard let codec else { return nil }
    let text = codec.text(of: value)
    if text == nil { report(Swift.type(of: value)) }
    return text
  }

  /// What ``text(of:)`` was for a value of the type.
  func value<Value>(of text: String, as type: Value.Type) -> Value? { codec?.value(of: text, as: type) }

  /// Where what is in a row or another view of an element stands.
  func step(of id: AnyHashable) -> PathStep { name(of: id).map(PathStep.named) ?? .end }

  /// The same for views that all live. What the library itself tells apart by ids of its own, such as the views of a container, is known by its
  /// titles and its parts.
  func stepAmongViews(of id: AnyHashable) -> PathStep {
    let step = step(of: id)
    guard step == .end else { return step }
    let type = _typeName(Swift.type(of: id.base))
    return ["SidelightCore.", "SidelightGraph.", "SidelightUI."].contains { type.hasPrefix($0) } ? .none : .end
  }

  /// What an element is called in a path; nil where another run could not find it.
  func name(of id: AnyHashable) -> String? { codec?.text(of: id.base).map { "row \($0)" } }

  /// Ids of the type are other ones in each run.
  func reportNewIDs(_ type: Any.Type) {
    let name = String(describing: type)
    guard reports, reported.insert(name).inserted else { return }
    Problem.report(
      "the ids of a list, of the type \(name), seem to be made anew in each run, so that what is selected does not come back when the app starts "
        + "again. Keep the ids with the data.")
  }

  private func report(_ type: Any.Type) {
    let name = String(describing: type)
    guard reports, reported.insert(name).inserted else { return }
    Problem.report(
      "values of the type \(name) are not Codable, so that what is selected or opened by them does not come back when the app starts again. Let "
        + "\(name) conform to Codable.")
  }
}

/// Values of an app's types as texts, and back.
@MainActor package struct LastingCodec {
  private let encode: (any Encodable) -> String?
  private let decode: (String, any Decodable.Type) -> Any?

  /// - Parameters:
  ///   - encode: writes a value; nil where it can't be written.
  ///   - decode: reads a value of the type; nil where the text is none of such a value.
  package init(encode: @escaping (any Encodable) -> String?, decode: @escaping (String, any Decodable.Type) -> Any?) {
    self.encode = encode
    self.decode = decode
  }

  /// Numbers, texts and what has such a raw value need no form of their own.
  package func text(of value: Any) -> String? {
    KeptText.text(of: value) ?? (value as? any Encodable & Decodable).flatMap { encode($0) }
  }

  package func value<Value>(of text: String, as type: Value.Type) -> Value? {
    if let value = KeptText.value(of: text, as: type) { return value }
    return (type as? any Decodable.Type).flatMap { decode(text, $0) as? Value }
  }
}

extension ViewNode {
  /// What a thing of this node was when the app ran last; nil where that is not known. From now on it is followed.
  ///
  /// - Parameters:
  ///   - kind: tells it from other things of the same node.
  ///   - label: what it is labelled with. A text tells it from other things of its kind.
  ///   - value: says what it is; nil for nothing worth keeping.
  func restored(_ kind: String, labelled label: Any? = nil, _ value: @escaping @MainActor () -> LastingValue?) -> LastingValue? {
    guard graph[Restoration.self].isOn else { return nil }
    let title = (label as? Text)?.content
    return graph[Restoration.self].begin(self, kind, titled: title?.isEmpty == false ? title : nil, value)
  }
}

extension Binding {
  /// Whether what the app ran with last may take the place of the value: the app has none of its own.
  ///
  /// - Parameter isEmpty: whether a value stands for none.
  func mayRestore(whereEmpty isEmpty: (Value) -> Bool) -> Bool {
    switch standing {
    case .initial: true
    case .written, .own: isEmpty(wrappedValue)
    case .kept: false
    }
  }

  /// Whether it leads to state of a view. What the app keeps itself, and has a value at any time, never comes back from here.
  var isState: Bool {
    switch standing {
    case .initial, .written: true
    case .own, .kept: false
    }
  }
}
