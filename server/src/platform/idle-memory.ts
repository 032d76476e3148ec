import { Session } from 'node:inspector/promises'
import { performance } from 'node:perf_hooks'

const everyMs = 5000
/** The share of the time that may go into work where nobody is kept waiting. */
const idleShare = 0.02
const worthBytes = 16 * 1024 * 1024

/**
 * Gives memory back when nobody asks for anything: V8 collects only when room runs out, so it would
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
    void collectGarbage().then(() => {
      kept = process.memoryUsage.rss()
    })
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
