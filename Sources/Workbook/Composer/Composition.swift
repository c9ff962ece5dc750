/// A chain of operators, as the reader has composed it.
package struct Composition: Equatable {
  /// The maximum number of stages.
  package static let stageLimit = 8
  /// The maximum duration in milliseconds.
  package static let longest = 3_000

  /// An event in a row.
  package struct Mark: Equatable {
    package enum Kind: Int {
      case element, completed, error
    }

    package var time: Int
    package var kind: Kind
    package var text: String

    package init(_ time: Int, _ kind: Kind, _ text: String = "") {
      (self.time, self.kind, self.text) = (time, kind, text)
    }
  }

  /// A source: a row of marbles, or an observable that emits by itself.
  package struct Source: Equatable {
    package var name: String
    package var kind: SourceKind
    /// The parameters of the kind.
    package var parameters: [String]
    package var marks: [Mark]

    package init(_ name: String, _ kind: SourceKind = .cold, _ parameters: [String] = [], marks: [Mark] = [])
    {
      (self.name, self.kind, self.parameters, self.marks) = (name, kind, parameters, marks)
    }
  }

  package struct Stage: Equatable {
    /// The identifier of the operator.
    package var kind: String
    package var parameters: [String]

    package init(_ kind: String, _ parameters: String...) {
      (self.kind, self.parameters) = (kind, parameters)
    }
    package init(_ kind: String, parameters: [String]) { (self.kind, self.parameters) = (kind, parameters) }
  }

  /// The sources, of which the first is the input of the first stage.
  package var sources: [Source]
  package var stages: [Stage]
  /// The time in milliseconds at which the chain is disposed of.
  package var duration: Int

  package init(_ sources: [Source], _ stages: [Stage], duration: Int = 300) {
    (self.sources, self.stages, self.duration) = (sources, stages, duration)
  }
}

/// A kind of source.
package enum SourceKind: String, CaseIterable {
  case cold, publish, behavior, replay, of, timer, interval, empty, never

  /// The name in the page's list.
  package var title: String {
    switch self {
    case .cold: "cold row"
    case .publish: "PublishSubject"
    case .behavior: "BehaviorSubject"
    case .replay: "ReplaySubject"
    case .of: "Observable.of"
    case .timer: "Observable.timer"
    case .interval: "Observable.interval"
    case .empty: "Observable.empty"
    case .never: "Observable.never"
    }
  }

  /// A sentence for readers who don't know this kind.
  package var words: String {
    switch self {
    case .cold: "The row starts from its beginning for each subscriber."
    case .publish: "The subject emits at the times of its marbles, with or without subscribers."
    case .behavior: "Each new subscriber receives the current value first."
    case .replay: "Each new subscriber receives the latest elements first."
    case .of: "Emits these elements at once, and completes."
    case .timer: "Emits 0 after this time, and completes."
    case .interval: "Counts from 0, one number per period."
    case .empty: "Completes at once."
    case .never: "Emits nothing, and doesn't terminate."
    }
  }

  /// Whether its events are marbles that the reader places.
  package var hasMarks: Bool { [.cold, .publish, .behavior, .replay].contains(self) }

  package var parameters: [Parameter] {
    switch self {
    case .behavior: [Parameter("value", .value, "0")]
    case .replay: [Parameter("bufferSize", .number(0...9), "1")]
    case .of: [Parameter("elements", .values, "1, 2, 3")]
    case .timer: [Parameter("milliseconds", .time, "50")]
    case .interval: [Parameter("milliseconds", .time, "40")]
    case .cold, .publish, .empty, .never: []
    }
  }
}

/// A parameter of a stage or a source.
package struct Parameter {
  package enum Kind {
    case number(ClosedRange<Int>)
    /// A positive number of milliseconds.
    case time
    /// A closure that receives the element or, with two parameters, also another value.
    case closure
    /// An expression without parameters.
    case value
    /// Several expressions without parameters.
    case values
    /// The name of another source.
    case row
    /// The way in which an inner sequence is made: the name of another source, or an `InnerKind`.
    case inner
    case choice([String])
  }

  package let name: String
  package let kind: Kind
  package let usual: String
  /// The kinds of inner sequences for which the parameter is used, or nil if it is always used.
  package let innerKinds: [InnerKind]?

  init(_ name: String, _ kind: Kind, _ usual: String, for innerKinds: [InnerKind]? = nil) {
    (self.name, self.kind, self.usual, self.innerKinds) = (name, kind, usual, innerKinds)
  }
}

/// The way in which a closure makes an inner sequence.
package enum InnerKind: String, CaseIterable {
  case row, of, timer, interval

  package var title: String {
    switch self {
    case .row: "a row"
    case .of: "Observable.of"
    case .timer: "Observable.timer"
    case .interval: "Observable.interval"
    }
  }

  /// The usual expression for the elements.
  package var usual: String {
    switch self {
    case .row: "$1"
    case .of: "$0, $0"
    case .timer: "$0"
    case .interval: "($0, $1)"
    }
  }
}
