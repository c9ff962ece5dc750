/// A failure on the way to the server, which may not happen again.
enum LineError: Error { case noSignal, busy }

/// The server's answer for a ticket that isn't valid.
enum Refusal: Error { case expired, forged }
