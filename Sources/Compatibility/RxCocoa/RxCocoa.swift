// Re-exports `Reactive` under the name of RxSwift's module, for programs that import it.
@_exported import Reactive
