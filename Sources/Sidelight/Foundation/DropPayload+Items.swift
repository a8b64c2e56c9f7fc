#if Foundation
import SidelightCore
import SidelightUI

extension DropPayload {
  /// Several things as one: all files and addresses, or where there are none all texts, each on a line of its own; nil for nothing.
  init?(_ parts: [DropPayload]) {
    // A value of the app's types goes alone.
    if let own = parts.first, parts.count == 1, case .own = own {
      self = own
      return
    }
    var (uris, texts): ([String], [String]) = ([], [])
    let late = parts.compactMap(\.files)
    for part in parts.compactMap(\.plain) {
      switch part {
      case .own: break
      case .files(let more): uris += more
      case .text(let text): texts.append(text)
      }
    }
    if !late.isEmpty {
      let (known, plain) = (uris, texts.isEmpty ? nil : DropPayload.text(texts.joined(separator: "\n")))
      let files: OwnTransfer.Files = {
        var all = known
        for each in late { all += await each() ?? [] }
        return all
      }
      self = .own(OwnTransfer(SeveralValues(), kind: [], plain: plain, files: files))
    } else if !uris.isEmpty {
      self = .files(uris)
    } else if !texts.isEmpty {
      self = .text(texts.joined(separator: "\n"))
    } else {
      return nil
    }
  }

  /// The values of a type in it.
  func values<T: Transferable>(_ type: T.Type) -> [T] { TransferType<T>.values(in: self) }

  /// The things in it that can be read as one of some types.
  func providers(for types: [UTType]) -> [NSItemProvider] {
    NSItemProvider.providers(for: self).filter { provider in
      types.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
    }
  }
}

/// Stands for values that go together, and that nothing in the app takes together.
private struct SeveralValues: Sendable {}

extension DropKinds {
  /// Which kinds of things values of a type are read from.
  init<T: Transferable>(_ type: T.Type) { self = TransferType<T>.kinds }
}
#endif
