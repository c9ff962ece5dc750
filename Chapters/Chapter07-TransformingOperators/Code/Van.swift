/// The state of a van at the depot.
struct Van: Equatable {
  var parcels = 0
  var hasLeft = false
}

/// An event that may change a van.
enum VanEvent {
  case load(Int)
  case leave
}

/// Changes the van's state according to the event.
func apply(_ event: VanEvent, to van: inout Van) {
  guard !van.hasLeft else { return }
  switch event {
  case .load(let count): van.parcels += count
  case .leave: van.hasLeft = van.parcels > 0
  }
}
