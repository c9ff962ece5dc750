import Foundation
import Lesson
import Reactive
import ReactiveTesting

let check = Check { examiner in
  for (name, settled) in SettledCheck.right {
    let isAccepted = SettledCheck.accepted(settled)
    guard
      examiner.expect(
        isAccepted,
        "Your test has to pass for one that does as agreed: \(name).")
    else { return }
  }
  for (name, settled) in SettledCheck.wrong {
    examiner.expect(
      !SettledCheck.accepted(settled),
      "Your test has to fail for one that \(name).")
  }
} showing: { _ in
  print("as agreed:", SettledCheck.accepted(SettledCheck.agreed))
  print("sends at once:", SettledCheck.accepted { typed, _ in typed })
}

private enum SettledCheck {
  typealias Piece = (Observable<String>, any SchedulerType)
    -> Observable<String>

  static let wait = RxTimeInterval.milliseconds(300)

  static func accepted(_ settled: @escaping Piece) -> Bool {
    (try? accepts(settled)) ?? false
  }

  static func agreed(
    _ typed: Observable<String>, _ scheduler: any SchedulerType
  ) -> Observable<String> {
    typed.debounce(wait, scheduler: scheduler).distinctUntilChanged()
  }

  static var right: [(String, Piece)] {
    [
      ("debounce, then distinctUntilChanged", agreed),
      (
        "the same, made at the subscription",
        { typed, scheduler in
          .deferred { agreed(typed, scheduler) }
        }
      ),
      (
        "timers by hand, of which a new text stops the last",
        { typed, scheduler in
          byHand(typed, scheduler)
        }
      ),
      (
        "timers by hand, and a text that has waited for exactly "
          + "300 ms is sent before the next one",
        { typed, scheduler in
          byHand(typed, scheduler, sendsAtTie: true)
        }
      ),
      (
        "timers by hand, and a text that has waited for exactly "
          + "300 ms is sent before a failure, too",
        { typed, scheduler in
          byHand(
            typed, scheduler, .sendsAtTiedFailure, sendsAtTie: true)
        }
      ),
    ]
  }

  static var wrong: [(String, Piece)] {
    atWrongTimes + withWrongTexts + withWrongEnds + withWrongRuns
  }

  static var atWrongTimes: [(String, Piece)] {
    [
      (
        "sends each text at once",
        { typed, _ in typed.distinctUntilChanged() }
      ),
      (
        "sends the first text of several and not the last",
        { typed, scheduler in
          typed
            .throttle(wait, latest: false, scheduler: scheduler)
            .distinctUntilChanged()
        }
      ),
      (
        "sends a text at once and then rests",
        { typed, scheduler in
          typed.throttle(wait, scheduler: scheduler)
            .distinctUntilChanged()
        }
      ),
      (
        "sends every text, 300 ms later",
        { typed, scheduler in
          typed.delay(wait, scheduler: scheduler).distinctUntilChanged()
        }
      ),
      waits(200),
      waits(500),
      waits(280),
      waits(320),
      (
        "goes on with its 300 ms when the same text is typed again",
        { typed, scheduler in
          agreed(typed.distinctUntilChanged(), scheduler)
        }
      ),
      (
        "waits on a scheduler of its own",
        { typed, _ in agreed(typed, MainScheduler.instance) }
      ),
    ]
  }

  static func waits(_ milliseconds: Int) -> (String, Piece) {
    (
      "waits for \(milliseconds) ms",
      { typed, scheduler in
        typed
          .debounce(.milliseconds(milliseconds), scheduler: scheduler)
          .distinctUntilChanged()
      }
    )
  }

  static var withWrongTexts: [(String, Piece)] {
    [
      (
        "sends a text again that is equal to the last",
        { typed, scheduler in
          typed.debounce(wait, scheduler: scheduler)
        }
      ),
      (
        "compares with the text that was typed before, and not with "
          + "the one that was sent",
        { typed, scheduler in
          typed.distinctUntilChanged()
            .debounce(wait, scheduler: scheduler)
        }
      ),
      (
        "sends no text a second time, whatever came between",
        { typed, scheduler in
          .deferred {
            var sent: Set<String> = []
            return agreed(typed, scheduler)
              .filter { sent.insert($0).inserted }
          }
        }
      ),
      (
        "leaves out the empty text",
        { typed, scheduler in
          agreed(typed, scheduler).filter { !$0.isEmpty }
        }
      ),
      (
        "sends small letters only",
        { typed, scheduler in
          agreed(typed.map { $0.lowercased() }, scheduler)
        }
      ),
      (
        "cuts off the blanks at both ends",
        { typed, scheduler in
          agreed(
            typed.map { $0.trimmingCharacters(in: .whitespaces) },
            scheduler)
        }
      ),
      (
        "does not send an empty text first",
        { typed, scheduler in
          typed.debounce(wait, scheduler: scheduler).startWith("")
            .distinctUntilChanged().skip(1)
        }
      ),
      (
        "overlooks a text that is equal to the one sent last, so that "
          + "another one goes on waiting",
        { typed, scheduler in byHand(typed, scheduler, .overlooksSent) }
      ),
      ("sends nothing", { _, _ in .never() }),
      (
        "sends one text and completes",
        { typed, scheduler in agreed(typed, scheduler).take(1) }
      ),
    ]
  }

  static var withWrongEnds: [(String, Piece)] {
    [
      (
        "drops the waiting text when typed completes",
        { typed, scheduler in
          byHand(typed, scheduler, .dropsAtEnd)
        }
      ),
      (
        "drops an empty text that waits when typed completes",
        { typed, scheduler in
          byHand(typed, scheduler, .dropsEmptyAtEnd)
        }
      ),
      (
        "sends the waiting text when typed completes, although it is "
          + "equal to the one sent last",
        { typed, scheduler in
          byHand(typed, scheduler, .sendsEqualAtEnd)
        }
      ),
      (
        "completes 300 ms late if no text is waiting",
        { typed, scheduler in byHand(typed, scheduler, .restsAtEnd) }
      ),
      (
        "completes only if something has been typed",
        { typed, scheduler in byHand(typed, scheduler, .endsWithText) }
      ),
      (
        "sends the waiting text after its 300 ms, although typed has "
          + "completed",
        { typed, scheduler in
          typed
            .flatMapLatest { text in
              Observable.just(text).delay(wait, scheduler: scheduler)
            }
            .distinctUntilChanged()
        }
      ),
      (
        "never completes",
        { typed, scheduler in
          agreed(typed, scheduler).concat(Observable.never())
        }
      ),
      (
        "completes when typed fails",
        { typed, scheduler in
          agreed(typed, scheduler).catch { _ in .empty() }
        }
      ),
      (
        "sends the waiting text when typed fails",
        { typed, scheduler in
          byHand(typed, scheduler, .sendsAtFailure)
        }
      ),
      (
        "fails with an error of its own",
        { typed, scheduler in
          agreed(typed, scheduler).catch { _ in .error(RxError.unknown)
          }
        }
      ),
      (
        "fails 300 ms late if no text is waiting",
        { typed, scheduler in byHand(typed, scheduler, .restsAtFailure)
        }
      ),
      (
        "fails 300 ms late",
        { typed, scheduler in
          agreed(typed, scheduler).catch { error in
            Observable<String>.error(error)
              .delaySubscription(wait, scheduler: scheduler)
          }
        }
      ),
      (
        "sends an equal text again when typed completes",
        { typed, scheduler in
          .deferred {
            var last: String?
            let texts = agreed(
              typed.do(onNext: { last = $0 }), scheduler)
            return texts.concat(
              Observable.deferred { .from(optional: last) })
          }
        }
      ),
    ]
  }

  static var withWrongRuns: [(String, Piece)] {
    [
      (
        "shares one run among all subscribers",
        { typed, scheduler in agreed(typed, scheduler).share() }
      ),
      (
        "remembers for a subscriber what another one was sent",
        { typed, scheduler in
          var last: String?
          return typed.debounce(wait, scheduler: scheduler)
            .filter { text in
              defer { last = text }
              return text != last
            }
        }
      ),
      (
        "subscribes to typed twice",
        { typed, scheduler in
          Observable.merge(
            agreed(typed, scheduler),
            typed.filter { _ in false })
        }
      ),
      (
        "stays subscribed to typed when its subscriber has left",
        { typed, scheduler in
          .create { observer in
            _ = agreed(typed, scheduler).subscribe(observer)
            return Disposables.create()
          }
        }
      ),
      (
        "leaves typed 300 ms after its subscriber has left",
        { typed, scheduler in
          .create { observer in
            let run = agreed(typed, scheduler).subscribe(observer)
            return Disposables.create {
              _ = scheduler.scheduleRelative((), dueTime: wait) { _ in
                run.dispose()
                return Disposables.create()
              }
            }
          }
        }
      ),
      (
        "has one timer for all subscribers",
        { typed, scheduler in
          let timer = SerialDisposable()
          return .deferred {
            byHand(typed, scheduler, timer: timer)
          }
        }
      ),
      (
        "stays subscribed to typed as long as a text waits, although "
          + "its subscriber has left",
        { typed, scheduler in byHand(typed, scheduler, .staysWaiting) }
      ),
      (
        "sends its texts to the newest subscriber only",
        { typed, scheduler in
          var newest = 0
          return .deferred {
            newest += 1
            let own = newest
            return agreed(typed, scheduler).filter { _ in own == newest
            }
          }
        }
      ),
      (
        "leaves all its subscribers when one of them leaves",
        { typed, scheduler in
          var runs: [any Disposable] = []
          return .create { observer in
            var hasEnded = false
            let run = agreed(typed, scheduler)
              .do(
                onError: { _ in hasEnded = true },
                onCompleted: { hasEnded = true }
              )
              .subscribe(observer)
            runs.append(run)
            return Disposables.create {
              run.dispose()
              if !hasEnded { runs.forEach { $0.dispose() } }
            }
          }
        }
      ),
    ]
  }

  /// What is wrong with timers by hand.
  enum Fault {
    case sendsAtTiedFailure, overlooksSent
    case dropsAtEnd, dropsEmptyAtEnd, sendsEqualAtEnd
    case restsAtEnd, endsWithText
    case sendsAtFailure, restsAtFailure
    case staysWaiting
  }

  static func byHand(
    _ typed: Observable<String>, _ scheduler: any SchedulerType,
    _ fault: Fault? = nil, sendsAtTie: Bool = false,
    timer: SerialDisposable? = nil
  ) -> Observable<String> {
    .create { observer in
      var waiting: (text: String, since: Date)?
      var last: String?
      var hasText = false
      let timer = timer ?? SerialDisposable()
      func send(isNew: Bool = false) {
        guard let text = waiting?.text else { return }
        waiting = nil
        if text == last && !isNew { return }
        last = text
        observer.onNext(text)
      }
      func sendTied() {
        guard let since = waiting?.since else { return }
        if scheduler.now.timeIntervalSince(since) > 0.29999 { send() }
      }
      func later(_ body: @escaping () -> Void) {
        timer.disposable = scheduler.scheduleRelative(
          (), dueTime: wait
        ) { _ in
          body()
          return Disposables.create()
        }
      }
      let typing = typed.subscribe(
        onNext: { text in
          hasText = true
          if sendsAtTie { sendTied() }
          if fault == .overlooksSent && text == last { return }
          waiting = (text, scheduler.now)
          later { send() }
        },
        onError: { error in
          if fault == .sendsAtTiedFailure { sendTied() }
          if fault == .sendsAtFailure { send() }
          if fault == .restsAtFailure && waiting == nil {
            later { observer.onError(error) }
          } else {
            observer.onError(error)
          }
        },
        onCompleted: {
          let isEmpty = waiting?.text.isEmpty == true
          let isLate = fault == .restsAtEnd && waiting == nil
          if fault == .dropsEmptyAtEnd && isEmpty { waiting = nil }
          if fault != .dropsAtEnd {
            send(isNew: fault == .sendsEqualAtEnd)
          }
          if fault == .endsWithText && !hasText { return }
          if isLate {
            later { observer.onCompleted() }
          } else {
            observer.onCompleted()
          }
        })
      return Disposables.create {
        if fault == .staysWaiting && waiting != nil {
          later { typing.dispose() }
        } else {
          typing.dispose()
          timer.dispose()
        }
      }
    }
  }
}
