import Foundation

/// Descriptions of signals, whose numbers differ between systems.
enum SignalName {
  static func text(_ signal: Int) -> String {
    switch Int32(signal) {
    case SIGILL, SIGTRAP: "a trap"
    case SIGABRT: "an abort"
    case SIGBUS: "a bus error"
    case SIGFPE: "an arithmetic error"
    case SIGKILL: "signal \(signal) (killed)"
    case SIGSEGV: "a segmentation fault, for example because of endless recursion"
    default: "signal \(signal) (\(String(cString: strsignal(Int32(signal)))))"
    }
  }
}
