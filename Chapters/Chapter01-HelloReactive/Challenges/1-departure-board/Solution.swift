import Reactive

/// What the station says of a train.
struct Train {
  let destination: String
  let platform: Int
  let minutes: Int
  let isCancelled: Bool
}

/// What the board over `platform` shows of the announced `trains`.
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
