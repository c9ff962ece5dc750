/// Another name of `FixedWidthInteger`, from before Swift had that one.
public typealias RxAbstractInteger = FixedWidthInteger
