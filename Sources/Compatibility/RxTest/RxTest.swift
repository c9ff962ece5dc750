// What tests on virtual time, under the name of this module, for programs that import it.
@_exported import ReactiveTesting
