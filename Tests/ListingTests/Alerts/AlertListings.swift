// An app has the same lines below `import SwiftUI`.
import Sidelight

/// Page: `alert(_:isPresented:actions:)`.
struct Gate: View {
  @State private var didFail = false
  let alertTitle: String = "The gate stays shut."

  var body: some View {
    GateForm(didFail: $didFail)
      .alert(
        alertTitle,
        isPresented: $didFail
      ) {
        Button("OK") {
          // Nothing to do.
        }
      }
  }
}

/// Page: `alert(_:isPresented:actions:message:)`.
struct GateWithAdvice: View {
  @State private var didFail = false
  let alertTitle: String = "The gate stays shut."

  var body: some View {
    GateForm(didFail: $didFail)
      .alert(
        Text(alertTitle),
        isPresented: $didFail
      ) {
        Button("OK") {
          // Nothing to do.
        }
      } message: {
        Text("Say the word again, more slowly.")
      }
  }
}

struct GateForm: View {
  @Binding var didFail: Bool

  var body: some View {
    Form {
      Button("Open") { didFail = true }
    }
  }
}

struct LoadDetails: Identifiable {
  let name: String
  let error: String
  let id = UUID()
}

/// Page: `alert(_:isPresented:presenting:actions:)`.
struct LoadBoat: View {
  @State private var didFail = false
  @State private var details: LoadDetails?
  @State private var tries = 0
  let alertTitle: String = "Loading failed."

  var body: some View {
    LoadControls(didFail: $didFail, details: $details)
      .alert(
        alertTitle,
        isPresented: $didFail,
        presenting: details
      ) { details in
        Button(role: .destructive) {
          tries = 0
        } label: {
          Text("Unload \(details.name)")
        }
        Button("Try Again") {
          tries += 1
        }
      }
    Text("Tries: \(tries)")
  }
}

/// Page: `alert(_:isPresented:presenting:actions:message:)`.
struct LoadBoatWithReason: View {
  @State private var didFail = false
  @State private var details: LoadDetails?
  let alertTitle: LocalizedStringKey = "Loading failed."

  var body: some View {
    LoadControls(didFail: $didFail, details: $details)
      .alert(
        alertTitle,
        isPresented: $didFail,
        presenting: details
      ) { details in
        Button("Unload \(details.name)", role: .destructive) {
          self.details = nil
        }
      } message: { details in
        Text(details.error)
      }
  }
}

struct LoadControls: View {
  @Binding var didFail: Bool
  @Binding var details: LoadDetails?

  var body: some View {
    Button("Load") {
      details = LoadDetails(name: "crate 7", error: "The boat is full.")
      didFail = true
    }
  }
}

/// Page: `alert(_:item:actions:message:)`.
struct LoadItem: View {
  @State private var details: LoadDetails?

  var body: some View {
    Button("Load") {
      details = LoadDetails(name: "crate 8", error: "It is too heavy.")
    }
    .alert("Loading failed.", item: $details) { details in
      Button("Leave \(details.name)") {
        // The item is nil after this.
      }
    } message: { details in
      Text(details.error)
    }
  }
}

enum TicketError: LocalizedError {
  case soldOut
  case late

  var errorDescription: String? { self == .soldOut ? "No places are left" : "The ferry has gone" }
  var recoverySuggestion: String? { "Take the next one." }
}

/// Page: `alert(isPresented:error:actions:)`.
struct BuyTicket: View {
  @State private var error: TicketError?
  @State private var didError = false

  var body: some View {
    Button("Buy") {
      error = .soldOut
      didError = true
    }
    .alert(
      isPresented: $didError,
      error: error
    ) {
      Button("Wait") {
        error = nil
      }
    }
  }
}

/// Page: `alert(isPresented:error:actions:message:)`.
struct BuyTicketWithAdvice: View {
  @State private var error: TicketError?
  @State private var didError = false

  var body: some View {
    Button("Buy") {
      error = .late
      didError = true
    }
    .alert(
      isPresented: $didError,
      error: error
    ) { error in
      if error == .late {
        Button("Take the Next One") {}
      }
    } message: { error in
      Text(error.recoverySuggestion ?? "Ask at the counter.")
    }
  }
}

/// Pages: `alert(error:actions:)`, `alert(error:actions:message:)`.
struct BuyTicketByError: View {
  @State private var error: TicketError?
  @State private var other: TicketError?

  var body: some View {
    Form {
      Button("Buy One") { error = .soldOut }
      Button("Buy Two") { other = .late }
    }
    .alert(error: $error) {
      Button("Understood") {}
    }
    .alert(error: $other) { _ in
      Button("Understood") {}
    } message: { error in
      Text(error.recoverySuggestion ?? "")
    }
  }
}

/// Page: `alert(isPresented:content:)`, which is deprecated.
@available(*, deprecated)
struct FeedAlert: View {
  @State private var isPresented = false
  @State private var isFed = false

  var body: some View {
    Button(
      isFed ? "Feed Again" : "Feed",
      action: {
        isPresented = true
      }
    )
    .alert(isPresented: $isPresented) {
      Alert(
        title: Text("Feed the hens?"),
        message: Text("They were fed at six."),
        primaryButton: .default(
          Text("Feed"),
          action: { isFed = true }
        ),
        secondaryButton: .cancel(Text("Leave"))
      )
    }
  }
}

@available(*, deprecated)
struct Hen: Identifiable {
  var id: String { name }
  let name: String
}

/// Page: `alert(item:content:)`, which is deprecated.
@available(*, deprecated)
struct HenAlert: View {
  @State private var hen: Hen?

  var body: some View {
    Button("Which Hen?") {
      hen = Hen(name: "Berta")
    }
    .alert(item: $hen) { hen in
      Alert(
        title: Text("\(hen.name) laid an egg"),
        message: Text("It is brown."),
        dismissButton: .default(Text("Take It")))
    }
  }
}
