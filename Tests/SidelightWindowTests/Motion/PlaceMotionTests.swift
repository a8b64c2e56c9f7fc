import DisplaySupport
import Sidelight
import SidelightBridge
import SidelightWindowTesting
import Testing

/// Views whose place changes, and data that moves, in real windows.
@Suite("Motion of places and data", .serialized, .needsWindow)
@MainActor struct PlaceMotionTests {
  @MainActor @Observable final class Setting {
    var isOn = false
    var names = ["One", "Two", "Three"]
    var number = 0.0
    var taps = 0
    var ends = 0
  }

  private struct Page: View {
    let setting: Setting
    var body: some View {
      VStack(alignment: setting.isOn ? .trailing : .leading, spacing: 0) {
        if setting.isOn { Color.red.frame(width: 40, height: 60) }
        ForEach(setting.names, id: \.self) { Text($0).frame(height: 30) }
        Color.blue.frame(width: 200, height: 10)
      }
      .frame(width: 300, height: 300, alignment: .topLeading)
    }
  }

  private func place(_ text: String, _ scene: ViewScene) throws -> (x: Double, y: Double) {
    let label = try #require(scene.widgets.compactMap { $0 as? LabelWidget }.first { $0.text == text })
    let window = try #require(scene.window)
    let box = try #require(label.bounds(in: window))
    return (box.x, box.y)
  }

  @Test func `What follows from the layout goes to its new place, and stands there in the end`() async throws {
    let setting = Setting()
    let scene = await ViewScene(width: 400, animates: true) { Page(setting: setting) }
    let before = try place("Three", scene)
    withAnimation(.linear(duration: 0.3)) { setting.isOn = true }
    var seen: [(x: Double, y: Double)] = []
    await scene.watchFrames(for: 600) { if let place = try? place("Three", scene) { seen.append(place) } }
    let after = try place("Three", scene)
    #expect(after.y == before.y + 60 && after.x > before.x + 50)
    #expect(seen.contains { $0.y > before.y + 5 && $0.y < after.y - 5 && $0.x > before.x + 5 && $0.x < after.x - 5 })
    #expect(seen.map(\.y) == seen.map(\.y).sorted() && seen.map(\.x) == seen.map(\.x).sorted())
    #expect(!scene.renderer.isMoving)
    await scene.close()
  }

  @Test func `Rows of a stack that change their order pass each other, and a change on the way goes on from where they are`() async throws {
    let setting = Setting()
    let scene = await ViewScene(width: 400, animates: true) { Page(setting: setting) }
    let (one, three) = try (place("One", scene).y, place("Three", scene).y)
    withAnimation(.linear(duration: 0.4)) { setting.names.reverse() }
    await scene.watchFrames(for: 200)
    let middle = try place("One", scene).y
    #expect(middle > one + 5 && middle < three - 5)
    var jumps: [Double] = []
    var last = middle
    withAnimation(.linear(duration: 0.4)) { setting.names.reverse() }
    await scene.watchFrames(for: 700) {
      guard let now = try? place("One", scene).y else { return }
      jumps.append(abs(now - last))
      last = now
    }
    #expect(jumps.allSatisfy { $0 < 25 })
    #expect(try place("One", scene).y == one && !scene.renderer.isMoving)
    await scene.close()
  }

  private struct Scrolled: View {
    let setting: Setting
    var body: some View {
      ScrollView {
        VStack(alignment: .leading, spacing: 6) {
          ForEach(setting.names, id: \.self) { Text($0).lineLimit(1) }
          if setting.isOn { Text("Last") }
        }
        .frame(maxWidth: .infinity, alignment: .topLeading)
      }
    }
  }

  @Test func `Plain texts that GTK laid out until then move, too, and lie as before in the end`() async throws {
    let setting = Setting()
    let scene = await ViewScene(width: 400, animates: true) { Scrolled(setting: setting) }
    let (one, two, three) = try (place("One", scene), place("Two", scene), place("Three", scene))
    withAnimation(.linear(duration: 0.4)) { setting.names.reverse() }
    var seen: [Double] = []
    await scene.watchFrames(for: 700) { if let y = try? place("One", scene).y { seen.append(y) } }
    #expect(seen.contains { $0 > one.y + 5 && $0 < three.y - 5 } && seen == seen.sorted())
    #expect(try place("One", scene) == three && place("Two", scene) == two && place("Three", scene) == one)
    #expect(!scene.renderer.isMoving)
    await scene.close()
  }

  @Test func `Without an animation, and where the desktop asks for less motion, places change at once`() async throws {
    let setting = Setting()
    let moving = await ViewScene(width: 400, animates: true) { Page(setting: setting) }
    let before = try place("Three", moving).y
    setting.isOn = true
    await moving.watchFrames(for: 50)
    #expect(try place("Three", moving).y == before + 60 && !moving.renderer.isMoving)
    await moving.close()
    let other = Setting()
    let still = await ViewScene(width: 400) { Page(setting: other) }
    withAnimation(.linear(duration: 60)) { other.isOn = true }
    await still.settle()
    #expect(try place("Three", still).y == before + 60 && !still.renderer.isMoving)
    await still.close()
  }

  private struct Counter: View, Animatable {
    var number: Double
    let heard: (Double) -> Void
    var animatableData: Double {
      get { number }
      set { number = newValue }
    }
    var body: some View {
      let _ = heard(number)
      Text("at \(Int(number))")
    }
  }

  private struct Shift: ViewModifier, Animatable {
    var x: Double
    var animatableData: Double {
      get { x }
      set { x = newValue }
    }
    func body(content: Content) -> some View { content.padding(.leading, x) }
  }

  private struct Wedge: Shape {
    var part: Double
    var animatableData: Double {
      get { part }
      set { part = newValue }
    }
    func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width * part, height: rect.height)) }
  }

  private struct Numbers: View {
    let setting: Setting
    let heard: (Double) -> Void
    var body: some View {
      VStack(alignment: .leading) {
        Counter(number: setting.number, heard: heard)
        Text("shifted").modifier(Shift(x: setting.number))
        Wedge(part: setting.number / 100).fill(.red).frame(width: 100, height: 20)
        Circle().trim(from: 0, to: setting.number / 100).stroke(.red).frame(width: 50, height: 50)
      }
      .frame(width: 300, height: 300, alignment: .topLeading)
    }
  }

  @Test func `Data of a view and of a modifier goes through what is between, and rests at its end`() async throws {
    let setting = Setting()
    var heard: [Double] = []
    let scene = await ViewScene(width: 400, animates: true) { Numbers(setting: setting) { heard.append($0) } }
    let before = try place("shifted", scene).x
    heard = []
    var seen: [Double] = []
    withAnimation(.linear(duration: 0.3)) {
      setting.number = 100
    } completion: {
      setting.ends += 1
    }
    await scene.watchFrames(for: 600) { if let x = try? place("shifted", scene).x { seen.append(x - before) } }
    #expect(heard.contains { $0 > 5 && $0 < 95 } && heard.last == 100 && heard == heard.sorted())
    #expect(seen.contains { $0 > 5 && $0 < 95 } && seen.last == 100)
    #expect(scene.shows("at 100") && setting.ends == 1)
    let count = heard.count
    await scene.watchFrames(for: 100)
    #expect(heard.count == count, "Nothing is made anew once it rests.")
    // On the way back it turns around where it is, and without an animation it is there at once.
    withAnimation(.spring) { setting.number = 0 }
    await scene.watchFrames(for: 150)
    let turn = try #require(heard.last)
    #expect(turn > 1 && turn < 99)
    withAnimation(.spring) { setting.number = 100 }
    await scene.watchFrames(for: 30)
    let onward = try #require(heard.last)
    #expect(abs(onward - turn) < 40)
    setting.number = 50
    await scene.watchFrames(for: 50)
    #expect(heard.last == 50 && scene.shows("at 50"))
    await scene.close()
  }

  private struct Beating: View {
    let setting: Setting
    let heard: (Double) -> Void
    var body: some View {
      VStack {
        KeyframeAnimator(initialValue: 0.0, trigger: setting.taps) { value in
          let _ = heard(value)
          Text("beat")
        } keyframes: { _ in
          LinearKeyframe(10, duration: 0.1)
          LinearKeyframe(0, duration: 0.1)
        }
        Text("loop").keyframeAnimator(initialValue: 0.0, repeating: setting.isOn) { content, value in
          content.offset(x: value)
        } keyframes: { _ in
          LinearKeyframe(50, duration: 0.1)
        }
      }
    }
  }

  private struct Ever: View {
    let setting: Setting
    let heard: (Double) -> Void
    var body: some View {
      VStack {
        if !setting.isOn { Counter(number: setting.number, heard: heard) }
        KeyframeAnimator(initialValue: 0.0) { value in
          let _ = heard(-value)
          Text("from the start")
        } keyframes: { _ in
          LinearKeyframe(100, duration: 0.2)
          LinearKeyframe(0, duration: 0.2)
        }
      }
    }
  }

  @Test func `Keyframes without a trigger go from the first frame on, data that goes for ever ends, and so does that of a view that goes`()
    async throws
  {
    let setting = Setting()
    var heard: [Double] = []
    let scene = await ViewScene(width: 400, animates: true) { Ever(setting: setting) { heard.append($0) } }
    await scene.watchFrames(for: 300)
    #expect(heard.contains { $0 < -20 }, "It moves from the start.")
    withAnimation(.spring.repeatForever()) { setting.number = 100 }
    await scene.watchFrames(for: 200)
    #expect(heard.contains { $0 > 5 })
    setting.number = 50
    await scene.watchFrames(for: 50)
    heard = []
    await scene.watchFrames(for: 150)
    #expect(heard.allSatisfy { $0 <= 0 }, "The data rests.")
    withAnimation(.linear(duration: 60)) {
      setting.number = 0
    } completion: {
      setting.ends += 1
    }
    await scene.watchFrames(for: 100)
    setting.isOn = true
    await scene.watchFrames(for: 100)
    #expect(setting.ends == 1, "What waits for the end hears of it when the view goes.")
    await scene.close()
  }

  @Test func `What waits for the end of places that move waits for that`() async throws {
    let setting = Setting()
    let scene = await ViewScene(width: 400, animates: true) { Page(setting: setting) }
    withAnimation(.linear(duration: 0.4)) {
      setting.names.reverse()
    } completion: {
      setting.ends += 1
    }
    await scene.watchFrames(for: 200)
    #expect(setting.ends == 0)
    await scene.watchFrames(for: 600)
    #expect(setting.ends == 1)
    await scene.close()
  }

  @Test func `Keyframes are gone through when their trigger changes, and nothing is made anew afterwards`() async throws {
    let setting = Setting()
    var heard: [Double] = []
    let scene = await ViewScene(width: 400, animates: true) { Beating(setting: setting) { heard.append($0) } }
    await scene.watchFrames(for: 300)
    #expect(heard == [0])
    setting.taps += 1
    await scene.watchFrames(for: 500)
    #expect(heard.contains { $0 > 4 } && heard.last == 0)
    let count = heard.count
    await scene.watchFrames(for: 150)
    #expect(heard.count == count)
    await scene.close()
  }
}
