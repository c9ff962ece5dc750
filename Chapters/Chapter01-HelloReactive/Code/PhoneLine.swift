import Dispatch
import Reactive

enum PhoneError: Error {
  case lineLost
}

/// A phone line on which orders arrive at the times of a diagram's row.
struct PhoneLine {
  /// The dishes from now on.
  let dishes: Observable<String>

  /// Starts at once, with or without subscribers.
  init(row: String) {
    let sent = PublishSubject<String>()
    dishes = sent.asObservable()
    for event in row.matches(of: /\([\w ]+\)|\w+|\|/) {
      let column = row.distance(
        from: row.startIndex, to: event.range.lowerBound)
      _ = MainScheduler.instance.scheduleRelative(
        event.output, dueTime: .milliseconds(10 * column)
      ) { marks in
        switch marks {
        case "|": sent.onCompleted()
        case "X": sent.onError(PhoneError.lineLost)
        default:
          for dish in marks.matches(of: /\w+/) {
            sent.onNext(String(dish.output))
          }
        }
        return Disposables.create()
      }
    }
  }
}
