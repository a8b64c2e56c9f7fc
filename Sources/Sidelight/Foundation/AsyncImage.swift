#if Foundation
public import Foundation
import SidelightBridge
public import SidelightUI

/// How far an ``AsyncImage`` has come with its picture.
///
/// Source: SwiftUI's `AsyncImagePhase`.
public enum AsyncImagePhase {
  /// It is being read, or there is no address.
  case empty
  /// It is there.
  case success(Image)
  /// It could not be read.
  case failure(any Error)

  /// The picture; nil where there is none.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// Why it could not be read; nil where it could, or is being read.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture that is read from an address.
///
/// ```swift
/// AsyncImage(url: book.cover) { $0.resizable() } placeholder: { ProgressView() }
///   .frame(width: 120, height: 180)
/// ```
///
/// It begins to read when it appears, and stops when it disappears; another address begins anew. The picture is decoded off the main
/// thread, and one that is shown somewhere is not read again. Addresses of the web are read by GVfs, which GNOME brings along: where it is
/// missing, the phase is a failure. Source: SwiftUI's `AsyncImage`.
public struct AsyncImage<Content> {
  private let url: URL?
  private let scale: Double
  private let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty
  /// Holds the picture that was read, so that the image which shows it does not read it again.
  @State private var texture: Texture?

  nonisolated private init(_ url: URL?, _ scale: Double, _ content: @escaping (AsyncImagePhase) -> Content) {
    self.url = url
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    self.content = content
  }
}

extension AsyncImage: View where Content: View {
  /// Makes a picture, with what is shown at each step on the way to it.
  ///
  /// - Parameters:
  ///   - url: the address; nil for none.
  ///   - scale: how many of the picture's pixels there are to each of its natural size; one that is not above 0 counts as 1.
  ///   - content: the views for each phase.
  nonisolated public init(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.init(url, Double(scale), content)
  }

  /// Makes a picture that a closure changes, with other views until it is there.
  ///
  /// - Parameters:
  ///   - url: the address; nil for none.
  ///   - scale: how many of the picture's pixels there are to each of its natural size; one that is not above 0 counts as 1.
  ///   - content: the views for the picture.
  ///   - placeholder: the views until it is there, and where it can't be read.
  nonisolated public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url, Double(scale)) { phase in
      if let image = phase.image { ViewBuilder.buildEither(first: content(image)) } else { ViewBuilder.buildEither(second: placeholder()) }
    }
  }

  /// What the phase looks like.
  public var body: some View {
    content(phase).task(id: url) { await load() }
  }

  @MainActor private func load() async {
    phase = .empty
    texture = nil
    guard let url else { return }
    do {
      texture = try await Texture.load(uri: url.absoluteString)
      if !Task.isCancelled { phase = .success(Image(uri: url.absoluteString, density: scale)) }
    } catch {
      if !Task.isCancelled { phase = .failure(error) }
    }
  }
}

extension AsyncImage where Content == _ConditionalContent<Image, Color> {
  /// Makes a picture in its natural size, with a grey area until it is there.
  ///
  /// - Parameters:
  ///   - url: the address; nil for none.
  ///   - scale: how many of the picture's pixels there are to each of its natural size; one that is not above 0 counts as 1.
  nonisolated public init(url: URL?, scale: CGFloat = 1) {
    self.init(url: url, scale: scale, content: { $0 }, placeholder: { Color.secondary.opacity(0.25) })
  }
}
#endif
