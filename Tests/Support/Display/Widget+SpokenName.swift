package import SidelightBridge

extension Widget {
  /// What a screen reader says when the focus comes here, as far as GTK tells: the label, the texts inside, the hint of the pointer.
  package var spokenName: String {
    let entry = sequence(first: self, next: \.parent).first { $0 is EntryWidget }
    if let label = (entry ?? self).accessibleLabel { return label }
    let texts = visibleTree.compactMap { ($0 as? LabelWidget)?.text }.filter { !$0.isEmpty }
    return texts.isEmpty ? tooltip ?? "" : texts.joined(separator: ", ")
  }
}
