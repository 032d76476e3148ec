import { Session } from 'node:inspector/promises'
import { performance } from 'node:perf_hooks'

const everyMs = 5000
/** The share of the time that goes into work while few are kept waiting by a collection (0.1 s). */
const idleShare = 0.1
const worthBytes = 64 * 1024 * 1024

/**
 * Gives memory back when hardly anybody asks for anything: V8 collects only when room runs out, so it would
 * keep what a start or a rush took for good.
 */
export function openIdleMemory(): { start(): void; stop(): void } {
  let kept = 0
  let before = performance.eventLoopUtilization()
  let timer: NodeJS.Timeout | undefined

  function look(): void {
    const { utilization } = performance.eventLoopUtilization(before)
    before = performance.eventLoopUtilization()
    if (utilization > idleShare || process.memoryUsage.rss() < kept + worthBytes) return
    // A process that can't be inspected keeps its memory, and goes on.
    void collectGarbage().then(
      () => {
        kept = process.memoryUsage.rss()
      },
      () => clearInterval(timer),
    )
  }

  return {
    start() {
      timer = setInterval(look, everyMs).unref()
    },
    stop: () => clearInterval(timer),
  }
}

/** Holds the process up for as long as it takes to look through all that lives. */
export async function collectGarbage(): Promise<void> {
  const session = new Session()
  session.connect()
  try {
    await session.post('HeapProfiler.enable')
    await session.post('HeapProfiler.collectGarbage')
  } finally {
    session.disconnect()
  }
}
