import Synchronization

/// Which evaluation led to what runs now.
///
/// It is set only while a reader is evaluated that has been evaluated in many frames in a row. What that evaluation calls has it, and so have the
/// tasks that it begins, or that a model begins which it makes; timers, other actions and the tasks of views have not.
package enum EvaluationCause {
  @TaskLocal private static var reader: ObjectIdentifier?
  /// Whether a reader has ever been followed: most programs never look at the values of a task.
  private static let isUsed = Atomic(false)

  /// Evaluates a reader, and follows what comes of that.
  static func follow<R>(_ id: ObjectIdentifier, _ body: () -> R) -> R {
    isUsed.store(true, ordering: .relaxed)
    return $reader.withValue(id, operation: body)
  }

  /// Whether what runs now comes of the evaluation of a reader.
  static func isEvaluation(of id: ObjectIdentifier) -> Bool { isUsed.load(ordering: .relaxed) && reader == id }
}
