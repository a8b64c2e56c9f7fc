#if Combine
extension Publishers {
  /// Sends the newest values of two publishers whenever one of them sends one, once both have.
  ///
  /// It ends when both have ended, or when one has failed. Source: Combine's `Publishers.CombineLatest`, which OpenCombine has not.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The newest value of each.
    public typealias Output = (A.Output, B.Output)
    /// How they fail.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Makes the publisher.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Sends the values to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (first, second) = (
        a.map { Either<A.Output, B.Output>.first($0) }.eraseToAnyPublisher(),
        b.map { Either<A.Output, B.Output>.second($0) }.eraseToAnyPublisher()
      )
      MergeMany(first, second).scan(Newest<A.Output, B.Output>()) { $0.taking($1) }.compactMap(\.both).receive(subscriber: subscriber)
    }
  }

  /// Sends the newest values of three publishers whenever one of them sends one, once all have.
  ///
  /// Source: Combine's `Publishers.CombineLatest3`.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The newest value of each.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// How they fail.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Makes the publisher.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    /// Sends the values to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
    }
  }

  /// Sends the newest values of four publishers whenever one of them sends one, once all have.
  ///
  /// Source: Combine's `Publishers.CombineLatest4`.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// The newest value of each.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// How they fail.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    /// Makes the publisher.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

    /// Sends the values to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      CombineLatest(CombineLatest(a, b), CombineLatest(c, d)).map { ($0.0, $0.1, $1.0, $1.1) }.receive(subscriber: subscriber)
    }
  }

  /// Sends the values of several publishers of one type as they come.
  ///
  /// It ends when all have ended, or when one has failed. Source: Combine's `Publishers.MergeMany`, which OpenCombine has not.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// A value of one of them.
    public typealias Output = Upstream.Output
    /// How they fail.
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// Makes the publisher.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Makes the publisher.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

    /// The same with one more.
    public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }

    /// Sends the values to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      Publishers.Sequence(sequence: publishers).setFailureType(to: Failure.self).flatMap { $0 }.receive(subscriber: subscriber)
    }
  }

  /// Sends the values of two publishers as they come.
  ///
  /// Source: Combine's `Publishers.Merge`, which OpenCombine has not.
  public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure {
    /// A value of one of them.
    public typealias Output = A.Output
    /// How they fail.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Makes the publisher.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Sends the values to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher()).receive(subscriber: subscriber)
    }
  }
}

/// A value of one of two publishers.
private enum Either<First, Second> {
  case first(First)
  case second(Second)
}

/// The newest value of each of two publishers.
private struct Newest<First, Second> {
  private var first: First?
  private var second: Second?

  init() {}

  func taking(_ value: Either<First, Second>) -> Newest {
    var newest = self
    switch value {
    case .first(let value): newest.first = value
    case .second(let value): newest.second = value
    }
    return newest
  }

  var both: (First, Second)? {
    guard let first, let second else { return nil }
    return (first, second)
  }
}

extension Publisher {
  /// Sends the newest value of this publisher and of another one whenever one of them sends one, once both have.
  ///
  /// Source: Combine's `combineLatest(_:)`.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Sends what becomes of the newest value of this publisher and of another one whenever one of them sends one, once both have.
  ///
  /// Source: Combine's `combineLatest(_:_:)`.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    Publishers.CombineLatest(self, other).map { transform($0.0, $0.1) }
  }

  /// Sends the newest value of this publisher and of two others whenever one of them sends one, once all have.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Sends what becomes of the newest value of this publisher and of two others whenever one of them sends one, once all have.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }

  /// Sends the newest value of this publisher and of three others whenever one of them sends one, once all have.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R> where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// Sends the values of this publisher and of another one as they come.
  ///
  /// Source: Combine's `merge(with:)`.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P> where P.Failure == Failure, P.Output == Output {
    Publishers.Merge(self, other)
  }
}
#endif
