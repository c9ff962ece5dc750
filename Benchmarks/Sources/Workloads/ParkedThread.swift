import Foundation

/// A second thread, which does nothing.
///
/// The C library takes short cuts in a process with one thread, which programs that use queues never see.
public enum ParkedThread {
  public static func start() {
    Thread.detachNewThread { while true { Thread.sleep(forTimeInterval: 3600) } }
  }
}
