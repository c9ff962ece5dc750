import Foundation

/// What a signal means to somebody who does not know their numbers, which differ between systems.
enum SignalName {
  static func text(_ signal: Int) -> String {
    switch Int32(signal) {
    case SIGILL, SIGTRAP: "a trap"
    case SIGABRT: "an abort"
    case SIGBUS: "a bus error"
    case SIGFPE: "an arithmetic error"
    case SIGKILL: "signal \(signal) (killed)"
    case SIGSEGV: "a segmentation fault, as endless recursion causes it"
    default: "signal \(signal) (\(String(cString: strsignal(Int32(signal)))))"
    }
  }
}
