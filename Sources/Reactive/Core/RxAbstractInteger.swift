/// Another name for `FixedWidthInteger`, from before Swift had that protocol.
public typealias RxAbstractInteger = FixedWidthInteger
