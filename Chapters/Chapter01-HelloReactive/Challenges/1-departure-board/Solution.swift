import Reactive

/// A train that the station announces.
struct Train {
  let destination: String
  let platform: Int
  let minutes: Int
  let isCancelled: Bool
}

/// The lines on the board of `platform`, in the order of `trains`.
func board(
  of platform: Int, showing trains: Observable<Train>
) -> Observable<String> {
  trains
    .filter { train in
      train.platform == platform && !train.isCancelled
    }
    .map { train in
      train.minutes == 0
        ? "\(train.destination) now"
        : "\(train.destination) in \(train.minutes) min"
    }
}
