/// The progress of a worker with a request, which its events must follow.
///
/// The worker runs code that may be hostile, so its parent accepts only what a worker sends if nothing is wrong.
struct JobProgress {
  let request: JobRequest
  /// The number of jobs that have started.
  private(set) var begun = 0
  /// The number of jobs that have terminated.
  private(set) var terminated = 0
  private var byteCount = 0
  private var deadline = ContinuousClock.now + startTime

  /// The maximum time between two jobs, in which the worker starts or removes processes.
  private static let startTime = Duration.seconds(60)
  /// The time in which the worker must report that a job has reached its time limit.
  private static let reportTime = Duration.seconds(3)

  init(of request: JobRequest) { self.request = request }

  var isComplete: Bool { terminated == request.jobCount }

  /// Returns the time in which the worker must send the next event, at most `period`; negative if it is too late.
  func remainingTime(atMost period: Duration? = nil) -> Duration {
    let time = deadline - .now
    return period.map { min(time, $0) } ?? time
  }

  /// Records an event.
  ///
  /// - Throws: `JobEvent.Malformed` if a worker does not send the event at this time.
  mutating func record(_ event: JobEvent) throws(JobEvent.Malformed) {
    switch event {
    case .began:
      guard begun == terminated, !isComplete else { throw JobEvent.Malformed() }
      begun += 1
      byteCount = 0
      deadline = .now + .seconds(request.limits.seconds) + Self.reportTime
    case .terminated:
      guard begun == terminated + 1 else { throw JobEvent.Malformed() }
      terminated += 1
      deadline = .now + Self.startTime
    case .output(let bytes), .errors(let bytes):
      byteCount += bytes.count
      guard begun == terminated + 1, byteCount <= request.limits.outputBytes else {
        throw JobEvent.Malformed()
      }
    case .traced:
      guard begun == terminated + 1 else { throw JobEvent.Malformed() }
    }
  }
}
