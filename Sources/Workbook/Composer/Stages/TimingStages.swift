#if !hasFeature(Embedded)
import Dispatch
import Reactive
#endif

extension StageKind {
  private static func milliseconds(_ usual: String) -> Parameter { Parameter("milliseconds", .time, usual) }

  /// Returns an operator whose only parameters are a time and the scheduler.
  private static func timed(
    _ identifier: String, _ title: String, _ words: String, usual: String,
    code: @escaping (String) -> String, acceptsSequences: Bool = false,
    _ apply: @escaping (Observable<Value>, RxTimeInterval, ChainRun) -> Observable<Value>
  ) -> StageKind {
    StageKind(
      identifier, title, .timing, words, [milliseconds(usual)], acceptsSequences: acceptsSequences
    ) { stage in
      let time = stage.time(0)
      return Step(stage.input, code(".milliseconds(\(time)), scheduler: scheduler)")) { source, run in
        apply(source, .milliseconds(time), run)
      }
    }
  }

  nonisolated(unsafe) static let timing: [StageKind] = [
    timed(
      "debounce", "debounce", "Emits an element when no other one has followed it for this time.",
      usual: "30", code: { ".debounce(" + $0 }
    ) { $0.debounce($1, scheduler: $2.clock.scheduler) },
    StageKind(
      "throttle", "throttle", .timing,
      "Emits an element, and then at most one per span of time.",
      [milliseconds("50"), Parameter("latest", .choice(["true", "false"]), "true")]
    ) { stage in
      let time = stage.time(0)
      let latest = stage.choice(1) == "true"
      return Step(
        stage.input,
        ".throttle(.milliseconds(\(time)), \(latest ? "" : "latest: false, ")scheduler: scheduler)"
      ) { source, run in
        source.throttle(.milliseconds(time), latest: latest, scheduler: run.clock.scheduler)
      }
    },
    timed(
      "delay", "delay", "Emits each element this much later.", usual: "30", code: { ".delay(" + $0 },
      acceptsSequences: true
    ) { $0.delay($1, scheduler: $2.clock.scheduler) },
    timed(
      "delaySubscription", "delaySubscription", "Subscribes to the source this much later.", usual: "30",
      code: { ".delaySubscription(" + $0 }
    ) { $0.delaySubscription($1, scheduler: $2.clock.scheduler) },
    timed(
      "timeout", "timeout", "Fails if no event arrives for this time.", usual: "50",
      code: { ".timeout(" + $0 }
    ) { $0.timeout($1, scheduler: $2.clock.scheduler) },
    StageKind(
      "timeoutOther", "timeout(other:)", .timing,
      "Continues with the other source if no event arrives for this time.",
      [milliseconds("50"), Parameter("other", .row, "")]
    ) { stage in
      let time = stage.time(0)
      let other = stage.row(1, stage.input)
      return Step(
        stage.input, ".timeout(.milliseconds(\(time)), other: \(other.name), scheduler: scheduler)"
      ) { source, run in
        source.timeout(
          .milliseconds(time), other: run.source(other.name), scheduler: run.clock.scheduler)
      }
    },
    StageKind(
      "buffer", "buffer", .timing,
      "Emits the elements of each span of time as an array, or earlier if it is full.",
      [milliseconds("50"), Parameter("count", .number(1...99), "3")]
    ) { stage in
      let (time, count) = (stage.time(0), stage.number(1))
      return Step(
        .list(stage.input),
        ".buffer(timeSpan: .milliseconds(\(time)), count: \(count), scheduler: scheduler)"
      ) { source, run in
        source.buffer(timeSpan: .milliseconds(time), count: count, scheduler: run.clock.scheduler)
          .map { .list($0) }
      }
    },
    timed(
      "takeFor", "take(for:)", "Emits elements for this time, and completes.", usual: "50",
      code: { ".take(for: " + $0 }
    ) { $0.take(for: $1, scheduler: $2.clock.scheduler) },
    timed(
      "skipFor", "skip(duration)", "Drops the elements of the first span of time.", usual: "50",
      code: { ".skip(" + $0 }
    ) { $0.skip($1, scheduler: $2.clock.scheduler) },
  ]
}
