import { Session } from 'node:inspector/promises'
import { performance } from 'node:perf_hooks'

const everyMs = 5000
/** The share of busy time below which a collection (0.1 s) delays few requests. */
const idleShare = 0.1
const worthBytes = 64 * 1024 * 1024

/**
 * Releases memory when the process is idle. V8 only collects under pressure, so memory used during
 * a rush would stay allocated.
 */
export function openIdleMemory(): { start(): void; stop(): void } {
  let kept = 0
  let before = performance.eventLoopUtilization()
  let timer: NodeJS.Timeout | undefined

  function look(): void {
    const { utilization } = performance.eventLoopUtilization(before)
    before = performance.eventLoopUtilization()
    if (utilization > idleShare || process.memoryUsage.rss() < kept + worthBytes) return
    // A process that can't be inspected keeps its memory.
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

/** Blocks the process while the heap is scanned. */
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
