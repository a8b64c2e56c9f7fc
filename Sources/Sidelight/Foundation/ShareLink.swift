#if Foundation
import Foundation
import SidelightBridge
import SidelightCore
public import SidelightUI

/// What is shown of something that is shared: its title.
///
/// Source: SwiftUI's `SharePreview`, without pictures.
public struct SharePreview: Sendable {
  let title: String

  /// Makes a preview with a title.
  ///
  /// - Parameter titleKey: what is shared, in a few words. It is the subject of a mail that has no other one.
  nonisolated public init(_ titleKey: LocalizedStringKey) { title = Text(titleKey).content }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S) { self.title = String(title) }
}

/// A button that hands texts and addresses to other programs.
///
/// ```swift
/// ShareLink(item: article.url, subject: Text(article.title))
/// ```
///
/// GNOME has no place where apps offer to take things, so it is a button with a menu: the clipboard takes them, and the user's program for
/// mail takes all but files. Source: SwiftUI's `ShareLink`, for `String` and `URL`.
public struct ShareLink<Label> {
  private let payloads: [DropPayload]
  private let subject: String?
  private let message: String?
  private let label: Label
  @Environment(\.openURL) private var openURL

  nonisolated fileprivate init<T: Transferable>(
    _ items: some Sequence<T>, _ subject: Text?, _ message: Text?, _ preview: SharePreview?, _ label: Label
  ) {
    payloads = items.map { TransferType<T>.payload(of: $0) }
    self.subject = subject?.content ?? preview?.title
    self.message = message?.content
    self.label = label
  }
}

extension ShareLink: View where Label: View {
  /// Makes a button with a view as its label that shares one thing.
  ///
  /// - Parameters:
  ///   - item: what is shared.
  ///   - subject: the subject of a mail.
  ///   - message: the text of a mail above what is shared.
  ///   - preview: what is shown of it.
  ///   - label: what the button says.
  nonisolated public init<T: Transferable>(
    item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init([item], subject, message, preview, label())
  }

  /// Makes a button with a view as its label that shares several things.
  ///
  /// - Parameters:
  ///   - items: what is shared.
  ///   - subject: the subject of a mail.
  ///   - message: the text of a mail above what is shared.
  ///   - label: what the button says.
  nonisolated public init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element: Transferable {
    self.init(items, subject, message, nil, label())
  }

  /// A button with a menu.
  public var body: some View {
    Menu {
      Button("Copy", systemImage: "doc.on.doc") { copy() }
      if let mail { Button("Send by Mail…", systemImage: "envelope") { openURL(mail) } }
    } label: {
      label
    }
  }

  @MainActor private func copy() {
    // A value that becomes a file once somebody wants it is copied by itself.
    if payloads.count == 1, let only = payloads.first, only.files != nil { return DesktopClipboard.write(DragContent(only)) }
    let uris = payloads.flatMap { payload in if case .files(let uris) = payload { uris } else { [String]() } }
    // Addresses of the web are texts to other programs; only files are files.
    if uris.count == payloads.count, uris.allSatisfy({ $0.hasPrefix("file:") }) {
      DesktopClipboard.write(DragContent(.files(uris)))
    } else {
      DesktopClipboard.write(texts.joined(separator: "\n"))
    }
  }

  private var texts: [String] {
    payloads.compactMap(\.plain).flatMap { payload -> [String] in
      switch payload {
      case .own: []
      case .text(let text): [text]
      case .files(let uris): uris
      }
    }
  }

  /// What the program for mail is asked to write; nil for files, which no address of a mail can hold.
  private var mail: URL? {
    guard !texts.isEmpty, !texts.contains(where: { $0.hasPrefix("file:") }) else { return nil }
    var mail = URLComponents()
    mail.scheme = "mailto"
    let body = ([message].compactMap(\.self) + texts).joined(separator: "\n")
    mail.queryItems = [subject.map { URLQueryItem(name: "subject", value: $0) }, URLQueryItem(name: "body", value: body)].compactMap(\.self)
    return mail.url
  }
}

extension ShareLink where Label == SidelightUI.Label<Text, Image> {
  nonisolated private static func label(_ title: Text) -> Label {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }

  /// Makes a button that says Share and shares one thing.
  ///
  /// - Parameters:
  ///   - item: what is shared.
  ///   - subject: the subject of a mail.
  ///   - message: the text of a mail above what is shared.
  ///   - preview: what is shown of it.
  nonisolated public init<T: Transferable>(item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview? = nil) {
    self.init([item], subject, message, preview, Self.label(Text(verbatim: "Share")))
  }

  /// Makes a button that says Share and shares several things.
  ///
  /// - Parameters:
  ///   - items: what is shared.
  ///   - subject: the subject of a mail.
  ///   - message: the text of a mail above what is shared.
  nonisolated public init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element: Transferable {
    self.init(items, subject, message, nil, Self.label(Text(verbatim: "Share")))
  }

  /// Makes a button with a title that shares one thing.
  ///
  /// - Parameters:
  ///   - titleKey: what the button says.
  ///   - item: what is shared.
  ///   - subject: the subject of a mail.
  ///   - message: the text of a mail above what is shared.
  ///   - preview: what is shown of it.
  nonisolated public init<T: Transferable>(
    _ titleKey: LocalizedStringKey, item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview? = nil
  ) {
    self.init([item], subject, message, preview, Self.label(Text(titleKey)))
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, T: Transferable>(
    _ title: S, item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview? = nil
  ) {
    self.init([item], subject, message, preview, Self.label(Text(title)))
  }

  /// Makes a button with a title that shares several things.
  ///
  /// - Parameters:
  ///   - titleKey: what the button says.
  ///   - items: what is shared.
  ///   - subject: the subject of a mail.
  ///   - message: the text of a mail above what is shared.
  nonisolated public init<Data: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element: Transferable {
    self.init(items, subject, message, nil, Self.label(Text(titleKey)))
  }
}
#endif
