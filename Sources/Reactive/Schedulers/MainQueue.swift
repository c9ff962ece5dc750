import Dispatch

/// Whether the caller is where main-queue work is done.
///
/// The thread says nothing about it: a program that has called `dispatchMain()` on Linux does the work of the main
/// queue on other threads.
enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
