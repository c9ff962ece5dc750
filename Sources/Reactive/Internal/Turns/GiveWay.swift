#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Lets other threads have the processor, if they wait for it.
@usableFromInline
func giveWay() { sched_yield() }
