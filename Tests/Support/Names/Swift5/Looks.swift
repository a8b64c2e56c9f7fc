import Foundation
import Sidelight

// What apps write of looks, motion and focus, each name once: this file compiles as Swift 5 and as Swift 6. Nothing in it is run.

struct NamesOfLooks: View {
  @State private var isShown = false

  var body: some View {
    VStack {
      if isShown {
        Text("a").transition(.blurReplace)
        Text("b").transition(.blurReplace(.upUp))
        Text("c").transition(BlurReplaceTransition(configuration: .downUp).combined(with: .opacity))
      }
    }
  }
}

struct NamesOfColors: View {
  @Environment(\.self) private var environment
  @State private var parts = Color.Resolved(colorSpace: .displayP3, red: 1, green: 0.5, blue: 0, opacity: 0.5)

  var body: some View {
    VStack {
      Color.red.mix(with: .accentColor, by: 0.4)
      Color.red.mix(with: .primary, by: 0.4, in: .device)
      Text("a").foregroundStyle(parts)
      Color(parts)
    }
    .onAppear {
      parts = Color.accentColor.resolve(in: environment)
      parts.red += parts.linearGreen
    }
  }
}

struct NamesOfSliders: View {
  @State private var balance = 0.0

  var body: some View {
    VStack {
      Slider(value: $balance, in: -1...1, neutralValue: 0) { Text("a") }
      Slider(value: $balance, in: -1...1, step: 0.1, neutralValue: 0, enabledBounds: -0.5...0.5) { Text("a") }
      Slider(value: $balance, in: -1...1, enabledBounds: -0.5...0.5) {
        Text("a")
      } onEditingChanged: {
        print($0)
      }
      Slider(value: $balance, in: -1...1, neutralValue: 0) {
        Text("a")
      } currentValueLabel: {
        Text("b")
      } minimumValueLabel: {
        Text("c")
      } maximumValueLabel: {
        Text("d")
      } ticks: {
        SliderTick(0.5)
      }
      Slider(value: $balance, in: -1...1, neutralValue: 0) {
        Text("a")
      } minimumValueLabel: {
        Text("c")
      } maximumValueLabel: {
        Text("d")
      }
    }
  }
}

struct NamesOfFocus: View {
  var body: some View { VStack { Button("a") {} }.focusSection() }
}

struct NamesOfFiles: Transferable {
  let file: URL
  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(exportedContentType: .pdf) { SentTransferredFile($0.file) }
    FileRepresentation(contentType: .pdf, shouldAttemptToOpenInPlace: true) {
      SentTransferredFile($0.file, allowAccessingOriginalFile: true)
    } importing: {
      NamesOfFiles(file: $0.file)
    }
    FileRepresentation(importedContentType: .pdf, shouldAttemptToOpenInPlace: true) { NamesOfFiles(file: $0.file) }
  }
}

struct NamesOfKeyframes: View {
  var body: some View {
    Text("a").keyframeAnimator(initialValue: 1.0) { content, value in
      content.scaleEffect(value)
    } keyframes: { _ in
      for scale in [1.5, 2] { LinearKeyframe(scale, duration: 0.2) }
      if Date().timeIntervalSince1970 > 0 { LinearKeyframe(1, duration: 0.2) } else { MoveKeyframe(1) }
    }
  }
}

struct NamesOfTransitions: View {
  @Namespace private var space

  var body: some View {
    NavigationStack {
      NavigationLink {
        Text("a").navigationTransition(.zoom(sourceID: 1, in: space))
        Text("b").navigationTransition(.crossFade)
        Text("c").navigationTransition(.automatic)
      } label: {
        Text("d").matchedTransitionSource(id: 1, in: space)
      }
    }
  }
}
