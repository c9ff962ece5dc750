/// What happens to a job of an order.
public enum HostEvent: Equatable, Sendable {
  case began
  case output([UInt8])
  case errors([UInt8])
  case ended(Ending)
}
