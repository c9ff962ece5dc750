import Reactive

/// Shrinks the maps, at most `count` at a time.
func thumbnails(
  of maps: Observable<String>, atMost count: Int,
  on workers: any ImmediateSchedulerType,
  shrink: @escaping (String) -> Observable<String>
) -> Observable<String> {
  maps
    .map { map in shrink(map).subscribe(on: workers) }
    .merge(maxConcurrent: count)
    .observe(on: MainScheduler.instance)
}
