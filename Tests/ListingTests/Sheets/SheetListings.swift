// An app has the same lines below `import SwiftUI`.
import Sidelight

/// Page: `sheet(isPresented:onDismiss:content:)`.
struct ShowHouseRules: View {
  @State private var isShowingSheet = false
  @State private var isRead = false

  var body: some View {
    Button(action: {
      isShowingSheet.toggle()
    }) {
      Text(isRead ? "Read Them Again" : "Read the House Rules")
    }
    .sheet(
      isPresented: $isShowingSheet,
      onDismiss: didDismiss
    ) {
      VStack {
        Text("House Rules")
          .font(.title)
          .padding(50)
        Text(
          """
          No boots on the carpet.
          """
        )
        .padding(50)
        Button(
          "Understood",
          action: { isShowingSheet.toggle() })
      }
    }
  }

  func didDismiss() {
    isRead = true
  }
}

struct Parcel: Identifiable {
  var id: String
  let sender: String
  let weight: Int
}

/// Page: `sheet(item:onDismiss:content:)`.
struct ShowParcel: View {
  @State private var parcel: Parcel?
  @State private var isClosed = false

  var body: some View {
    Button(isClosed ? "Look Again" : "Look at It") {
      parcel = Parcel(id: "P-1", sender: "Aunt", weight: 3)
    }
    .sheet(
      item: $parcel,
      onDismiss: didDismiss
    ) { parcel in
      VStack(alignment: .leading, spacing: 20) {
        Text("Number: \(parcel.id)")
        Text("Sender: \(parcel.sender)")
        Text("Weight: \(parcel.weight)")
      }
      .onTapGesture { self.parcel = nil }
    }
  }

  func didDismiss() {
    isClosed = true
  }
}

struct LampPage: View {
  var body: some View { Text("All lamps") }
}

/// Page: `presentationDetents(_:)`.
struct DetentSheet: View {
  @State private var showsLamps = false

  var body: some View {
    Button("Show Lamps") {
      showsLamps = true
    }
    .sheet(isPresented: $showsLamps) {
      LampPage()
        .presentationDetents([.medium, .large])
    }
  }
}

/// Page: `presentationDetents(_:selection:)`.
struct ChosenDetentSheet: View {
  @State private var showsLamps = false
  @State private var lampDetent = PresentationDetent.medium

  var body: some View {
    Button("Show Lamps") {
      showsLamps = true
    }
    .sheet(isPresented: $showsLamps) {
      VStack {
        LampPage()
        Button(lampDetent == .large ? "Lower" : "Higher") { lampDetent = lampDetent == .large ? .medium : .large }
      }
      .presentationDetents(
        [.medium, .large],
        selection: $lampDetent
      )
    }
  }
}

/// Page: `presentationDragIndicator(_:)`.
struct HandleSheet: View {
  @State private var showsLamps = false

  var body: some View {
    Button("Show Lamps") {
      showsLamps = true
    }
    .sheet(isPresented: $showsLamps) {
      LampPage()
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
    }
  }
}

extension PresentationDetent {
  static let strip = Self.custom(StripDetent.self)
  static let low = Self.height(150)
  static let tall = Self.fraction(0.7)
}

private struct StripDetent: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? {
    max(90, context.maxDetentValue * 0.15)
  }
}

/// Page: `CustomPresentationDetent`.
struct CustomDetentSheet: View {
  @State private var showsLamps = false
  @State private var selectedDetent = PresentationDetent.strip

  var body: some View {
    Button("Show Lamps") {
      showsLamps = true
    }
    .sheet(isPresented: $showsLamps) {
      HStack {
        Text(selectedDetent == .strip ? "A strip" : selectedDetent == .low ? "Low" : "Tall")
        Button("Lower It") { selectedDetent = .low }
        Button("Raise It") { selectedDetent = .tall }
      }
      .presentationDetents(
        [.strip, .low, .medium, .tall],
        selection: $selectedDetent
      )
    }
  }
}

/// Page: `interactiveDismissDisabled(_:)`.
struct BorrowTerms: View {
  @Binding var areTermsAccepted: Bool
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      Text("Terms of Borrowing")
        .font(.title)
      Text("Bring it back.")
      Button("Agree") {
        areTermsAccepted = true
        dismiss()
      }
    }
  }
}

struct BorrowView: View {
  @State private var isSheetPresented = false
  @State private var areTermsAccepted = false

  var body: some View {
    Button("Borrow") {
      isSheetPresented = true
    }
    .sheet(isPresented: $isSheetPresented) {
      BorrowTerms(areTermsAccepted: $areTermsAccepted)
        .interactiveDismissDisabled(!areTermsAccepted)
    }
  }
}
