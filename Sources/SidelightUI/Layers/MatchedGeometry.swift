import SidelightCore
@_spi(Nodes) public import SidelightGraph

/// Which parts of the place of a view it has in common with another one.
///
/// Source: SwiftUI's `MatchedGeometryProperties`.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The parts as bits.
  public let rawValue: UInt32
  /// Makes it of bits.
  ///
  /// - Parameter rawValue: the parts as bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Where it is.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// How large it is.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Lets this view have its place in common with others of the same name.
  ///
  /// ```swift
  /// if isOpen {
  ///   Cover().frame(width: 300, height: 300).matchedGeometryEffect(id: "cover", in: space)
  /// } else {
  ///   Cover().frame(width: 40, height: 40).matchedGeometryEffect(id: "cover", in: space)
  /// }
  /// ```
  ///
  /// A view that comes by a change that moves flies from where another one of its name is, or was before that change, and is as large as that at
  /// first. One that is no source takes all the room that there is, and is shown where the source of its name is in the same window; it
  /// follows that. Source: SwiftUI's `matchedGeometryEffect(id:in:properties:anchor:isSource:)`.
  ///
  /// - Parameters:
  ///   - id: the name.
  ///   - namespace: the namespace of the name.
  ///   - properties: what a view that is no source takes from the source; one that comes flies with both.
  ///   - anchor: the point of both that is in the same place, where the size is not taken.
  ///   - isSource: whether others are where this one is. Of several sources of one name the first one counts.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    MatchedView(content: self, number: MatchedPlaces.number(id, namespace), properties: properties, anchor: anchor, isSource: isSource)
  }
}

private struct MatchedView<Content: View> {
  let content: Content
  let number: Int
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  nonisolated init(content: Content, number: Int, properties: MatchedGeometryProperties, anchor: UnitPoint, isSource: Bool) {
    (self.content, self.number, self.properties, self.anchor, self.isSource) = (content, number, properties, anchor, isSource)
  }
}

@MainActor extension MatchedView: View {
  @ViewBuilder var body: some View {
    if isSource {
      MatchedSource(content: content, number: number)
    } else {
      MatchedFollower(content: content, number: number, properties: properties, anchor: anchor)
    }
  }
}

/// Where the sources of a window are, by their numbers.
@MainActor final class MatchedPlaces: GraphPart {
  private struct Source {
    weak var node: ViewNode?
    var frame: LayoutFrame
  }

  private var sources: [Int: Source] = [:]
  private var readers: [Int: ReaderSet] = [:]

  init() {}

  nonisolated static func number(_ id: some Hashable, _ namespace: Namespace.ID) -> Int {
    var hasher = Hasher()
    hasher.combine(namespace)
    hasher.combine(id)
    return hasher.finalize()
  }

  /// Where a source is. What is evaluated now is evaluated again when it is somewhere else.
  func frame(of number: Int) -> LayoutFrame? {
    readers[number, default: ReaderSet()].noteRead()
    return sources[number].flatMap { $0.node?.isAlive == true ? $0.frame : nil }
  }

  /// A source is somewhere.
  func set(_ frame: LayoutFrame, of number: Int, by node: ViewNode) {
    if let first = sources[number]?.node, first !== node, first.isAlive {
      return Problem.report(
        "\(node.nameInApp) has a source of matchedGeometryEffect with an id that another view is the source of, and that one counts. Give isSource: "
          + "false to all but one of them.")
    }
    guard sources[number]?.frame != frame || sources[number]?.node == nil else { return }
    sources[number] = Source(node: node, frame: frame)
    readers[number]?.invalidate()
  }

  /// A source is gone.
  func end(_ number: Int, of node: ViewNode) {
    guard sources[number]?.node === node || sources[number]?.node == nil else { return }
    sources[number] = nil
    readers[number]?.invalidate()
  }
}

// MARK: - Sources

private struct MatchedSource<Content: View> {
  let content: Content
  let number: Int
}

extension MatchedSource: View {}

extension MatchedSource: StructuralView {
  static var passedOn: (any View.Type)? { Content.self }

  func makeNode(_ context: NodeContext) -> TypedNode<Self> { MatchedSourceNode(self, context) }
}

private final class MatchedSourceNode<Content: View>: WrapperNode<MatchedSource<Content>, LayeredView<DecorationView<Content>, EmptyView>> {
  override init(_ view: MatchedSource<Content>, _ context: NodeContext) {
    super.init(view, context)
    child = graph.makeNode(watched, childContext)
    settlePreferences()
  }

  private var watched: LayeredView<DecorationView<Content>, EmptyView> {
    let watch = PlaceWatch(moved: { [weak self] sight, _ in
      guard let self, isAlive else { return }
      graph[MatchedPlaces.self].set(sight.frame, of: self.view.number, by: self)
    })
    return LayeredView(content: view.content.traits(.matched(view.number)), watch: watch, name: "matchedGeometryEffect")
  }

  override func viewChanged(from old: MatchedSource<Content>) {
    if view.number != old.number { graph[MatchedPlaces.self].end(old.number, of: self) }
    child?.update(watched)
  }

  override func destroy() {
    if isAlive { graph[MatchedPlaces.self].end(view.number, of: self) }
    super.destroy()
  }
}

// MARK: - Those that follow

private struct MatchedFollower<Content: View> {
  let content: Content
  let number: Int
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
}

extension MatchedFollower: View {}

extension MatchedFollower: StructuralView {
  static var passedOn: (any View.Type)? { Content.self }

  func makeNode(_ context: NodeContext) -> TypedNode<Self> { MatchedFollowerNode(self, context) }
}

extension MatchedFollower {
  /// The view where the source is.
  @MainActor func reader(at source: LayoutFrame?) -> LayoutReader<FollowingView<Content>> {
    let (content, properties, anchor) = (content, properties, anchor)
    return LayoutReader { sight in
      FollowingView(content: content, source: source, own: sight.frame, properties: properties, anchor: anchor)
    }
  }
}

/// A view where another one is.
private struct FollowingView<Content: View>: View {
  let content: Content
  let source: LayoutFrame?
  let own: LayoutFrame
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint

  var body: some View {
    let target = source ?? own
    let size = properties.contains(.size) ? target.size : own.size
    let place = properties.contains(.position) ? target : own
    content.frame(width: size.width, height: size.height)
      .offset(
        x: place.x - own.x + (place.size.width - size.width) * anchor.x, y: place.y - own.y + (place.size.height - size.height) * anchor.y
      )
      .frame(width: own.size.width, height: own.size.height, alignment: .topLeading)
  }
}

private final class MatchedFollowerNode<Content: View>: WrapperNode<MatchedFollower<Content>, LayoutReader<FollowingView<Content>>>,
  DependentNode
{
  override init(_ view: MatchedFollower<Content>, _ context: NodeContext) {
    super.init(view, context)
    evaluate()
    settlePreferences()
  }

  override func evaluate() {
    isDirty = false
    let (places, number) = (graph[MatchedPlaces.self], view.number)
    let source = graph.track(self) { places.frame(of: number) }
    let reader = view.reader(at: source)
    if let child { child.update(reader) } else { child = graph.makeNode(reader, childContext) }
  }

  override func viewChanged(from old: MatchedFollower<Content>) { evaluate() }
}
