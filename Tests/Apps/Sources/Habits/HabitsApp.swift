import Foundation
import Sidelight

@main struct HabitsApp: App {
  @StateObject private var journal = HabitJournal()

  var body: some Scene {
    WindowGroup("Habits") { HabitsView().environmentObject(journal) }
      .defaultSize(width: 480, height: 640)
  }
}

struct Habit: Identifiable, Hashable {
  let id: String
  var symbol: String
  var goal: Int
  var days: [Int]

  var isDoneToday: Bool { days[6] >= goal }
}

@MainActor final class HabitJournal: ObservableObject {
  @Published var habits = [
    Habit(id: "Walk", symbol: "figure.walk", goal: 1, days: [1, 0, 1, 1, 1, 0, 0]),
    Habit(id: "Water", symbol: "drop", goal: 6, days: [6, 6, 4, 6, 5, 6, 2]),
    Habit(id: "Read", symbol: "book", goal: 1, days: [0, 1, 1, 0, 1, 1, 1]),
  ]

  var done: Int { habits.count(where: \.isDoneToday) }
  func reset() { for index in habits.indices { habits[index].days = Array(repeating: 0, count: 7) } }
}

struct HabitsView: View {
  @EnvironmentObject private var journal: HabitJournal

  var body: some View {
    TabView {
      Tab("Today", systemImage: "sun.max") { TodayPage() }
        .badge(journal.habits.count - journal.done)
      Tab("Week", systemImage: "chart.bar") { WeekPage() }
      Tab("Settings", systemImage: "gearshape") { HabitSettings() }
    }
  }
}

struct TodayPage: View {
  @EnvironmentObject private var journal: HabitJournal
  @AppStorage("name") private var name = ""

  var body: some View {
    NavigationStack {
      List {
        Section {
          ProgressView(value: Double(journal.done), total: Double(journal.habits.count)) {
            Text(name.isEmpty ? "Today" : "\(name)’s day")
          } currentValueLabel: {
            Text("\(journal.done) of \(journal.habits.count)")
          }
        }
        Section("Habits") {
          ForEach($journal.habits) { $habit in
            if habit.goal == 1 {
              Toggle(habit.id, systemImage: habit.symbol, isOn: Binding(get: { habit.isDoneToday }, set: { habit.days[6] = $0 ? 1 : 0 }))
            } else {
              Stepper(value: $habit.days[6], in: 0...habit.goal) {
                Label("\(habit.id): \(habit.days[6]) of \(habit.goal)", systemImage: habit.symbol)
              }
            }
          }
        }
      }
      .navigationTitle("Today")
    }
  }
}

struct WeekPage: View {
  @EnvironmentObject private var journal: HabitJournal

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 16) {
          ForEach(journal.habits) { habit in
            GroupBox(habit.id) {
              Gauge(value: Double(habit.days.count { $0 >= habit.goal }), in: 0...7) {
                Text("Days")
              } currentValueLabel: {
                Text("\(habit.days.count { $0 >= habit.goal }) of 7")
              }
              HStack {
                ForEach(habit.days.indices, id: \.self) { day in
                  Image(systemName: habit.days[day] >= habit.goal ? "checkmark.circle.fill" : "circle")
                    .foregroundStyle(habit.days[day] >= habit.goal ? Color.green : Color.secondary)
                    .accessibilityLabel(habit.days[day] >= habit.goal ? "Done" : "Not done")
                }
              }
            }
          }
        }
        .padding()
      }
      .navigationTitle("Week")
    }
  }
}

struct HabitSettings: View {
  @EnvironmentObject private var journal: HabitJournal
  @AppStorage("name") private var name = ""
  @AppStorage("reminds") private var reminds = true
  @AppStorage("hour") private var hour = 20
  @State private var isResetting = false

  var body: some View {
    NavigationStack {
      Form {
        Section("You") { TextField("Name", text: $name) }
        Section("Reminder") {
          Toggle("Remind me", isOn: $reminds)
          Picker("At", selection: $hour) { ForEach([8, 12, 18, 20], id: \.self) { Text("\($0):00").tag($0) } }.disabled(!reminds)
        }
        Button("Start Anew…", role: .destructive) { isResetting = true }
          .confirmationDialog("Forget all days?", isPresented: $isResetting, titleVisibility: .visible) {
            Button("Forget", role: .destructive) { journal.reset() }
          }
      }
      .formStyle(.grouped)
      .navigationTitle("Settings")
    }
  }
}

#Preview { HabitsView().environmentObject(HabitJournal()) }
