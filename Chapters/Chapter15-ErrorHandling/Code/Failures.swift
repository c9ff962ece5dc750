import Reactive

/// What may go wrong on the way to the server, and may go well later.
enum LineError: Error { case noSignal, busy }

/// The server's answer, which is not the one that was hoped for.
enum Refusal: Error { case expired, forged }
