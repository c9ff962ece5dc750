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
  // Replace this: start with `trains`, and add operators after it.
  .never()
}
