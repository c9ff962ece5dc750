import Reactive

/// Why there are no pictures.
enum DarkroomError: Error, Equatable {
  case noPaper
  case noAnswer
}

/// A photo lab that develops films and calls back.
protocol Darkroom: AnyObject {
  /// Develops `film`, and calls `whenDone` with the number of pictures
  /// or an error.
  func develop(
    _ film: String, whenDone: @escaping (Int?, (any Error)?) -> Void)
}

/// The number of pictures on `film`, once they are done.
func pictures(of film: String, by darkroom: any Darkroom) -> Single<Int>
{
  // Yours to write.
  .never()
}
