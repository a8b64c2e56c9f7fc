/// `#Preview`: a type that makes the preview, and a record by which a program finds all of its previews.
enum PreviewMacro {
  static func declarations(for syntax: Question.Syntax, named discriminator: String) throws(Mistake) -> String {
    let source = Source(syntax.source)
    let type = "\(discriminator)7PreviewfMu_"
    let record = "\(discriminator)6RecordfMu_"
    return """
      #if DEBUG
      nonisolated private enum \(type): SidelightUI.PreviewRegistry {
        static var fileID: String { "\(syntax.location.fileID)" }
        static var line: Int { \(syntax.location.line + source.linesBefore) }
        @MainActor static var preview: SidelightUI.Preview { SidelightUI.Preview\(try call(in: source)) }
      }
      #if compiler(>=6.3)
      @section("sidelight_previews") @used
      nonisolated private let \(record): @convention(c) () -> Void = { SidelightUI.Preview.list(\(type).self) }
      #endif
      #endif
      """
  }

  /// What stands behind the macro's name: the arguments and the closure, which are those of `Preview.init`.
  private static func call(in source: Source) throws(Mistake) -> String {
    var place = 1
    while source.has(".", at: place + 1) { place += 2 }
    place += 1
    guard place < source.tokens.count else { throw Mistake("#Preview needs a closure with the views to show") }
    let start = source.tokens[place].range.lowerBound
    let end = source.tokens[source.tokens.count - 1].range.upperBound
    guard let body = source.previewBody(from: place) else { return source.text(start..<end) }
    let inside = try source.viewOfBody(body, hasArguments: source.hasLabel("arguments", from: place))
    guard let inside else { return source.text(start..<end) }
    let braces = source.tokens[body.lowerBound - 1].range.upperBound..<source.tokens[body.upperBound].range.lowerBound
    return source.text(start..<braces.lowerBound) + inside + source.text(braces.upperBound..<end)
  }
}

extension Source {
  /// The places within the closure with the views, which trails or is an argument.
  fileprivate func previewBody(from place: Int) -> Range<Int>? {
    var place = place
    if has("(", at: place) {
      let end = closing(of: place)
      if has("{", at: end + 1) {
        place = end + 1
      } else {
        while place < end, !(has("body", at: place) && has(":", at: place + 1)) {
          place = place > 0 && tokens[place].kind == .opening && text(tokens[place]) != "(" ? closing(of: place) + 1 : place + 1
        }
        place += 2
      }
    }
    guard has("{", at: place) else { return nil }
    return place + 1..<closing(of: place)
  }

  /// Whether the arguments that begin at a place have one with a label.
  fileprivate func hasLabel(_ label: String, from place: Int) -> Bool {
    guard has("(", at: place) else { return false }
    let end = closing(of: place)
    var place = place + 1
    while place < end {
      if has(label, at: place), has(":", at: place + 1) { return true }
      place = tokens[place].kind == .opening ? closing(of: place) + 1 : place + 1
    }
    return false
  }

  /// The body as a view of its own, with the declarations that `@Previewable` marks as its properties; nil where it marks none.
  fileprivate func viewOfBody(_ body: Range<Int>, hasArguments: Bool) throws(Mistake) -> String? {
    var properties: [String] = []
    var rest = ""
    var end = tokens[body.lowerBound - 1].range.upperBound
    for statement in statements(in: body) {
      let head = head(at: statement.lowerBound)
      guard let mark = head.attributes.first(where: { $0.name == "Previewable" }), let range = range(of: statement),
        let marked = self.range(of: mark.places)
      else { continue }
      properties.append(text(range.lowerBound..<marked.lowerBound) + text(marked.upperBound..<range.upperBound))
      rest += text(end..<range.lowerBound)
      end = range.upperBound
    }
    guard !properties.isEmpty else { return nil }
    guard !hasArguments else {
      throw Mistake("@Previewable can't be used in a #Preview with arguments; write a view that has the property, and show that")
    }
    rest += text(end..<tokens[body.upperBound].range.lowerBound)
    return """

        struct __PreviewBody: SidelightUI.View {
      \(properties.joined(separator: "\n"))
        var body: some SidelightUI.View {\(rest)}
        }
        return __PreviewBody()

      """
  }
}

/// `@Previewable`: a mark that `#Preview` looks for, and nothing by itself.
enum PreviewableMacro {
  static func nothing(in context: [Question.Syntax]) throws(Mistake) -> String {
    let isInPreview = context.contains { syntax in
      let source = Source(syntax.source)
      return source.has("#", at: 0) && source.tokens.indices.contains { source.has("Preview", at: $0) }
    }
    guard isInPreview else { throw Mistake("@Previewable marks a property in the closure of a #Preview, and means nothing elsewhere") }
    return ""
  }
}
