/// A point in the virtual time of a test, or an interval of it.
public typealias TestTime = Int
