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
