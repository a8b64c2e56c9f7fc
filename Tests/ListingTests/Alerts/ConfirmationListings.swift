// An app has the same lines below `import SwiftUI`.
import Sidelight

/// Page: `confirmationDialog(_:isPresented:titleVisibility:actions:)`.
struct ConfirmEmptyShelf: View {
  @State private var isShowingDialog = false
  @State private var isEmpty = false

  var body: some View {
    Button(isEmpty ? "Empty" : "Empty the Shelf") {
      isShowingDialog = true
    }
    .confirmationDialog(
      "Throw away everything on the shelf?",
      isPresented: $isShowingDialog
    ) {
      Button("Empty the Shelf", role: .destructive) {
        isEmpty = true
      }
    }
  }
}

/// Page: `confirmationDialog(_:isPresented:titleVisibility:actions:message:)`.
struct ConfirmEmptyShelfWithMessage: View {
  @State private var isShowingDialog = false
  @State private var isEmpty = false

  var body: some View {
    Button(isEmpty ? "Empty" : "Empty the Shelf") {
      isShowingDialog = true
    }
    .confirmationDialog(
      Text("Throw away everything on the shelf?"),
      isPresented: $isShowingDialog,
      titleVisibility: .hidden
    ) {
      Button("Empty the Shelf", role: .destructive) {
        isEmpty = true
      }
      Button("Leave It", role: .cancel) {
        isShowingDialog = false
      }
    } message: {
      Text("Nobody will bring it back.")
    }
  }
}

struct SeedDetails: Identifiable {
  var id: String { name }
  let name: String
  let kind: String
}

/// Page: `confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)`.
struct ConfirmSowing: View {
  @State private var isConfirming = false
  @State private var dialogDetail: SeedDetails?

  var body: some View {
    Button("Sow") {
      dialogDetail = SeedDetails(name: "Sunflower", kind: "flower")
      isConfirming = true
    }
    .confirmationDialog(
      Text("Sow new seeds?"),
      isPresented: $isConfirming, presenting: dialogDetail
    ) { detail in
      Button {
        // Handle the sowing.
      } label: {
        Text(
          """
          Sow \(detail.name)
          Kind: \(detail.kind)
          """)
      }
      Button("Cancel", role: .cancel) {
        dialogDetail = nil
      }
    }
  }
}

/// Page: `confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)`.
struct ConfirmSowingWithMessage: View {
  @State private var isConfirming = false
  @State private var dialogDetail: SeedDetails?

  var body: some View {
    Button("Sow") {
      dialogDetail = SeedDetails(name: "Mint", kind: "herb")
      isConfirming = true
    }
    .confirmationDialog(
      Text("Sow new seeds?"),
      isPresented: $isConfirming, presenting: dialogDetail
    ) { detail in
      Button {
        // Handle the sowing.
      } label: {
        Text("Sow \(detail.name)")
      }
      Button("Cancel", role: .cancel) {
        dialogDetail = nil
      }
    } message: { detail in
      Text("This sows \(detail.name), a \(detail.kind).")
    }
  }
}

/// Page: `confirmationDialog(_:item:titleVisibility:actions:message:)`.
struct ConfirmSowingItem: View {
  @State private var dialogDetail: SeedDetails?

  var body: some View {
    Button("Sow") {
      dialogDetail = SeedDetails(name: "Dill", kind: "herb")
    }
    .confirmationDialog("Sow new seeds?", item: $dialogDetail) { detail in
      Button("Sow \(detail.name)") {}
    } message: { detail in
      Text("It is a \(detail.kind).")
    }
  }
}
