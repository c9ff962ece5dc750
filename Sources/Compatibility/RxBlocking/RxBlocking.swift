// What waits for sequences, under the name of this module, for programs that import it.
@_exported import ReactiveTesting
