// The library under the name of this module, for programs that import it.
@_exported import Reactive
