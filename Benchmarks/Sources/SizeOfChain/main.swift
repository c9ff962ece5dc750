import Reactive

// The same as SizeOfSubject, with eight stages between the subject and its observer.
let subject = PublishSubject<Int>()
let subscription = subject.map { $0 &+ 1 }.filter { $0 != -1 }
  .map { $0 &+ 2 }.filter { $0 != -2 }
  .map { $0 &+ 3 }.filter { $0 != -3 }
  .map { $0 &+ 4 }.filter { $0 != -4 }
  .subscribe(onNext: { print($0) })
subject.onNext(CommandLine.arguments.count)
subscription.dispose()
