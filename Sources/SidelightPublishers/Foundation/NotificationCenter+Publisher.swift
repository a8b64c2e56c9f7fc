#if Combine && Foundation
public import Foundation
public import OpenCombine

extension NotificationCenter {
  /// Makes a publisher of notifications.
  ///
  /// Source: Combine's `NotificationCenter.publisher(for:object:)`.
  ///
  /// - Parameters:
  ///   - name: the name of the notifications.
  ///   - object: whose notifications; nil for anybody's.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Emits the notifications of a name.
  ///
  /// Source: Combine's `NotificationCenter.Publisher`.
  public struct Publisher: OpenCombine.Publisher {
    /// It emits notifications.
    public typealias Output = Notification
    /// It does not fail.
    public typealias Failure = Never

    /// Where the notifications are posted.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
    /// Whose notifications; nil for anybody's.
    public let object: AnyObject?

    /// Makes a publisher of notifications.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Adds a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let observer = Observer(center, name, object)
      observer.notifications.handleEvents(receiveCancel: { observer.stop() }).subscribe(subscriber)
    }
  }

  /// Takes the notifications for one subscriber, on the threads that post them.
  ///
  /// `@unchecked Sendable`: a subject may be sent to from any thread, and nothing else is used there.
  private final class Observer: @unchecked Sendable {
    let notifications = PassthroughSubject<Notification, Never>()
    private let center: NotificationCenter
    private var token: (any NSObjectProtocol)?

    init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
      self.center = center
      token = center.addObserver(forName: name, object: object, queue: nil) { [notifications = Sender(subject: notifications)] in
        notifications.subject.send($0)
      }
    }

    deinit { stop() }

    func stop() {
      if let token { center.removeObserver(token) }
      token = nil
    }
  }

  /// `@unchecked Sendable`: a subject may be sent to from any thread.
  private struct Sender: @unchecked Sendable {
    let subject: PassthroughSubject<Notification, Never>
  }
}

extension NotificationCenter.Publisher: Equatable {
  /// Whether two emit the same notifications.
  public static func == (left: Self, right: Self) -> Bool {
    left.center === right.center && left.name == right.name && left.object === right.object
  }
}
#endif
