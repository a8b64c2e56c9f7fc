import SidelightTesting
import SidelightUI
import Testing

private struct Badge: View {
  var count = 1
  @State private var isOn = false
  var body: some View { Button(isOn ? "on" : "count \(count)") { isOn = true } }
}

private struct Badge_Previews: PreviewProvider {
  static var previews: some View { Badge() }
}

private struct Many_Previews: PreviewProvider {
  static let isWide = true
  static var previews: some View {
    Badge(count: 1)
    Group {
      Badge(count: 2).previewDisplayName("Two")
      Badge(count: 3).previewLayout(.fixed(width: 300, height: 200))
    }
    .previewLayout(.sizeThatFits)
    ForEach(4..<6) { count in Badge(count: count).previewDisplayName("For \(count)").disabled(true) }
    if isWide { AnyView(Badge(count: 6)).previewDevice("iPad Pro (11-inch)").previewInterfaceOrientation(.landscapeLeft) }
    if !isWide { Badge(count: 7) }
    EmptyView()
  }
}

private struct Sized: PreviewProvider {
  static var previews: some View {
    Badge().previewDevice(PreviewDevice(rawValue: "iPhone 16"))
    Badge().previewDevice("Mac")
    Badge().previewDevice(nil)
    Badge().previewInterfaceOrientation(.portrait)
    Badge().previewLayout(.device).previewDevice("iPod touch")
    Badge().previewLayout(.fixed(width: -1, height: 100))
    Badge().previewDevice("Apple Watch Ultra")
  }
}

/// The previews of a provider, by its type.
@MainActor struct PreviewProviderTests {
  @Test func `Every view that a provider lists is a preview`() {
    let previews = ListedPreview.all(of: Many_Previews.self)
    #expect(previews.map(\.name) == ["Many 1", "Two", "Many 3", "For 4", "For 5", "Many 6"])
    #expect(Set(previews.map(\.place)) == ["Many_Previews"])
    #expect(ListedPreview.all(of: Badge_Previews.self).map(\.name) == ["Badge"])
  }

  @Test func `A layout, a device or an orientation is the size of the window`() {
    let wide = PreviewFrame.fixed(width: 1180, height: 820)
    #expect(
      ListedPreview.all(of: Many_Previews.self).map(\.frame) == [.usual, .fitting, .fixed(width: 300, height: 200), .usual, .usual, wide])
    let phone = PreviewFrame.fixed(width: 390, height: 844)
    let upright = PreviewFrame.fixed(width: 680, height: 1000)
    #expect(
      ListedPreview.all(of: Sized.self).map(\.frame)
        == [phone, .usual, .usual, upright, phone, .fixed(width: 0, height: 100), .usual])
  }

  @Test(arguments: Depth.available)
  func `A test shows them one by one, and they work`(depth: Depth) async throws {
    let previews = ListedPreview.all(of: Many_Previews.self)
    for (index, preview) in previews.enumerated() {
      let app = try await TestApp(depth, preview: preview)
      #expect(app.button("count \(index + 1)").isVisible)
      for other in 1...6 where other != index + 1 { #expect(!app.button("count \(other)").exists) }
      #expect(app.width == (preview.frame.width ?? 1000))
      if index < 3 {
        try await app.button("count \(index + 1)").click()
        #expect(app.button("on").exists)
      }
      try await app.close()
    }
  }

  @Test func `Modifiers for previews change nothing elsewhere`() async throws {
    let app = try await TestApp { Many_Previews.previews }
    for count in 1...6 { #expect(app.button("count \(count)").exists) }
    #expect(!app.button("count 7").exists)
    try await app.close()
  }
}
