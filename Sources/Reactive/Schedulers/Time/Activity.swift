#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Marks the threads whose work holds the virtual clock up: the program's own, and those that perform its work.
enum Activity {
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let status = pthread_key_create(&key, nil)
    precondition(status == 0, "This process has no thread-local storage left for the virtual clock.")
    return key
  }()

  /// The number of the place where the calling thread works; nil if it is not marked.
  static var place: Int? {
    pthread_getspecific(key).map { Int(bitPattern: $0) - 1 }
  }

  /// Marks the calling thread for good.
  static func begin(at place: Int) {
    // A number in the guise of an address, which nobody follows.
    pthread_setspecific(key, UnsafeMutableRawPointer(bitPattern: place + 1))
  }

  /// Marks the calling thread while `body` runs.
  static func during(at place: Int, _ body: () -> Void) {
    let outer = pthread_getspecific(key)
    begin(at: place)
    body()
    pthread_setspecific(key, outer)
  }
}
