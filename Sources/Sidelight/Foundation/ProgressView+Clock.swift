#if Foundation
public import Foundation
public import SidelightUI

extension ProgressClock {
  /// How much of a time has passed, or is left.
  nonisolated fileprivate init(_ interval: ClosedRange<Date>, countsDown: Bool) {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    // As often as the bar is longer by about a pixel, and no more often than can be seen.
    self.init(id: [interval.lowerBound, interval.upperBound, countsDown] as [AnyHashable], period: min(max(length / 500, 0.05), 60)) {
      let now = Date.now
      let passed = length > 0 ? min(1, max(0, now.timeIntervalSince(interval.lowerBound) / length)) : 1
      return (countsDown ? 1 - passed : passed, now < interval.upperBound)
    }
  }

  /// How far Foundation says that work is, which tells nobody of changes here.
  nonisolated fileprivate init(_ progress: Progress) {
    self.init(id: ObjectIdentifier(progress), period: 0.1) {
      (progress.isIndeterminate ? nil : progress.fractionCompleted, !progress.isFinished && !progress.isCancelled)
    }
  }
}

extension ProgressView where Label: View, CurrentValueLabel: View {
  /// Makes a bar that shows how much of a time has passed, or is left.
  ///
  /// ```swift
  /// ProgressView(timerInterval: start...start.addingTimeInterval(60)) { Text("Tea") } currentValueLabel: { Text("Wait") }
  /// ```
  ///
  /// Source: SwiftUI's `ProgressView.init(timerInterval:countsDown:label:currentValueLabel:)`.
  ///
  /// - Parameters:
  ///   - timerInterval: the time.
  ///   - countsDown: whether the bar becomes shorter, from full to empty.
  ///   - label: what the progress view is for.
  ///   - currentValueLabel: how far it is; it stands below the bar.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(ProgressClock(timerInterval, countsDown: countsDown), label: label(), currentValueLabel: currentValueLabel())
  }
}

extension ProgressView where Label: View, CurrentValueLabel == Text {
  /// Makes a bar that shows how much of a time has passed, or is left, with a timer below it.
  ///
  /// Source: SwiftUI's `ProgressView.init(timerInterval:countsDown:label:)`.
  ///
  /// - Parameters:
  ///   - timerInterval: the time.
  ///   - countsDown: whether the bar becomes shorter, from full to empty, and the timer runs backwards.
  ///   - label: what the progress view is for.
  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(
      ProgressClock(timerInterval, countsDown: countsDown), label: label(),
      currentValueLabel: Text(timerInterval: timerInterval, countsDown: countsDown))
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == Text {
  /// Makes a bar that shows how much of a time has passed, or is left, with a timer below it.
  ///
  /// Source: SwiftUI's `ProgressView.init(timerInterval:countsDown:)`.
  ///
  /// - Parameters:
  ///   - timerInterval: the time.
  ///   - countsDown: whether the bar becomes shorter, from full to empty, and the timer runs backwards.
  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == Text {
  /// Makes a progress view for work that Foundation counts, with what that says of it.
  ///
  /// Foundation tells nobody of changes here, so that it is asked ten times a second until the work is done. Source: SwiftUI's
  /// `ProgressView.init(_:)` for a progress.
  ///
  /// - Parameter progress: the work.
  nonisolated public init(_ progress: Progress) {
    self.init(
      ProgressClock(progress), label: Text(TickingText(progress, id: "work") { $0.localizedDescription }),
      currentValueLabel: Text(TickingText(progress, id: "done") { $0.localizedAdditionalDescription }))
  }
}

extension TickingText {
  /// What Foundation says of work, until that is done.
  nonisolated fileprivate init(_ progress: Progress, id: String, words: @escaping @Sendable (Progress) -> String?) {
    self.init(id: "\(id) \(ObjectIdentifier(progress)) \(progress.isFinished)") {
      (words(progress) ?? "", progress.isFinished || progress.isCancelled ? nil : 0.1)
    }
  }
}
#endif
