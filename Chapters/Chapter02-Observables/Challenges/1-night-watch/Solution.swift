import Reactive

/// The same events as `ride`, logged for the night watch.
func watched(_ ride: Observable<Int>) -> Observable<Int> {
  ride.do(
    onNext: { floor in print("watch: floor \(floor)") },
    onError: { error in print("watch: failed, \(error)") },
    onCompleted: { print("watch: arrived") },
    onSubscribe: { print("watch: someone is waiting") },
    onDispose: { print("watch: nobody is waiting") })
}
