/// A point in the virtual time of a test, or a span of it.
public typealias TestTime = Int
