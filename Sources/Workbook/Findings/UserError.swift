/// An error that whoever typed a command can mend: its description says what is wrong and what to do.
///
/// The program shows the description, and ends with the status of a command that cannot be used like this.
public protocol UserError: Error, CustomStringConvertible {}
