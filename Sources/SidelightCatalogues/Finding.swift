package import SidelightTexts

/// Something that is wrong with a file of texts.
package struct Finding: Equatable, Sendable {
  package enum Severity: String, Sendable { case warning, error }

  package let severity: Severity
  package let sentence: String
  /// How many bytes of the file stand before the place.
  package let place: Int

  package init(_ severity: Severity, _ sentence: String, at place: Int) {
    self.severity = severity
    self.sentence = sentence
    self.place = place
  }

  /// A line as the compiler writes it, which editors understand.
  package func line(in file: String, _ text: SourceText?) -> String {
    let (line, column) = text?.position(of: place) ?? (1, 1)
    return "\(file):\(line):\(column): \(severity.rawValue): \(sentence)"
  }
}
