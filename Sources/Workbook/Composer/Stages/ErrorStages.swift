#if !hasFeature(Embedded)
import Reactive
#endif

extension StageKind {
  nonisolated(unsafe) static let errors: [StageKind] = [
    StageKind(
      "catchAndReturn", "catchAndReturn", .errors, "Emits this value instead of an error, and completes.",
      [Parameter("element", .value, "0")]
    ) { stage in
      let element = stage.value(0, stage.input)
      return Step(stage.input, ".catchAndReturn(\(element.code))") { source, _ in
        source.catchAndReturn(element.value)
      }
    },
    StageKind(
      "catch", "catch", .errors, "Continues with the other source after an error.",
      [Parameter("other", .row, "")]
    ) { stage in
      let other = stage.row(0, stage.input)
      return Step(stage.input, ".catch { _ in \(other.name).asObservable() }") { source, run in
        let next = run.source(other.name)
        return source.catch { _ in next }
      }
    },
    StageKind(
      "retry", "retry", .errors, "Subscribes again after an error, up to this many subscriptions in all.",
      [Parameter("maxAttemptCount", .number(1...5), "2")]
    ) { stage in
      let count = stage.number(0)
      return Step(stage.input, ".retry(\(count))") { source, _ in source.retry(count) }
    },
  ]

  nonisolated(unsafe) static let sharing: [StageKind] = [
    StageKind(
      "share", "share", .sharing,
      "Lets all subscribers share one subscription, and replays the latest elements.",
      [
        Parameter("replay", .number(0...9), "0"),
        Parameter("scope", .choice(["whileConnected", "forever"]), "whileConnected"),
      ]
    ) { stage in
      let replay = stage.number(0)
      let isForever = stage.choice(1) == "forever"
      let arguments =
        isForever ? "replay: \(replay), scope: .forever" : replay == 0 ? "" : "replay: \(replay)"
      return Step(stage.input, ".share(\(arguments))") { source, _ in
        source.share(replay: replay, scope: isForever ? .forever : .whileConnected)
      }
    },
    StageKind(
      "subscribeOn", "subscribe(on:)", .sharing, "Subscribes to the source in a task of the scheduler."
    ) { stage in
      Step(stage.input, ".subscribe(on: scheduler)") { source, run in
        source.subscribe(on: run.clock.scheduler)
      }
    },
  ]
}
