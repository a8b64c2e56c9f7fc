import DisplaySupport
import Sidelight
import SidelightBridge
import SidelightWindowTesting
import Testing

/// What is drawn at points of a window of 300 by 200 px, whose header bar is hidden.
@MainActor enum PointColors {
  /// The colours at points: red, green and blue from 0 to 255.
  static func of(
    _ points: [(Int, Int)], in scheme: ColorScheme = .light, after change: @MainActor () -> Void = {},
    @ViewBuilder _ content: () -> some View
  ) async throws -> [[Int]] {
    let content = content()
    let scene = await ViewScene(width: 300, height: 200) {
      NavigationStack { content.frame(width: 300, height: 200).toolbarVisibility(.hidden, for: .navigationBar) }.preferredColorScheme(
        scheme)
    }
    change()
    await scene.settle()
    // Pictures are read on another thread.
    for _ in 0..<100 where scene.widgets.contains(where: { ($0 as? PictureWidget)?.hasPicture == false }) {
      try await Task.sleep(for: .milliseconds(20))
      await scene.settle()
    }
    let window = try #require(scene.window)
    let picture = try #require(window.picture())
    let edge = (picture.width - window.width) / 2
    let found = picture.pixels(at: points.map { (x: edge + $0, y: edge + $1) }).map { [$0.red, $0.green, $0.blue] }
    try #require(found.count == points.count)
    await scene.close()
    return found
  }

  static func isNear(_ found: [Int], _ red: Int, _ green: Int, _ blue: Int) -> Bool {
    zip(found, [red, green, blue]).allSatisfy { abs($0 - $1) <= 4 } && found.count == 3
  }
}
