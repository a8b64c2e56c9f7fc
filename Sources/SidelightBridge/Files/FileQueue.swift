import Dispatch

/// Runs tasks on a thread of their own, made when there is work and gone when there is none.
///
/// Reading a disk can wait for seconds, which on the shared threads of Swift's tasks would hold up everybody else.
package final class FileQueue: TaskExecutor {
  private let queue: DispatchQueue

  package init(_ label: String) {
    queue = DispatchQueue(label: label, qos: .userInitiated)
  }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { [self] in unsafe job.runSynchronously(on: asUnownedTaskExecutor()) }
  }
}
