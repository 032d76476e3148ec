import type { ImportProgress } from '@touchline/contract/members/shapes/import'

import type { Platform } from '#server/platform/platform.ts'

import { removeProgress, saveProgress, type ProgressKey } from '../queries/import-progress.ts'

type Outside = Pick<Platform, 'database' | 'clock' | 'log'>

export type ReportProgress = (progress: ImportProgress) => void

/**
 * Lets an import tell how far it is, to be read from any server while its transaction is open. The
 * import neither waits for that nor fails by it. Without a key nobody asks.
 */
export async function trackImport<T>(
  outside: Outside,
  key: ProgressKey | undefined,
  run: (tell: ReportProgress) => Promise<T>,
): Promise<T> {
  if (key === undefined) return run(() => undefined)
  const teller = openTeller(outside, key)
  teller.tell({ done: 0, total: 0 })
  try {
    return await run((progress) => teller.tell(progress))
  } finally {
    await teller.close()
  }
}

/** Writes one thing after the other; what was overtaken meanwhile is left out. */
function openTeller({ database, clock, log }: Outside, key: ProgressKey) {
  let untold: ImportProgress | undefined
  let telling: Promise<void> | undefined

  async function tellAll(): Promise<void> {
    while (untold !== undefined) {
      const progress = { ...untold, now: clock() }
      untold = undefined
      await saveProgress(database, key, progress).catch(missed)
    }
    telling = undefined
  }

  function missed(error: unknown): void {
    log.warn({ error }, 'the progress of an import could not be told')
  }

  return {
    tell(progress: ImportProgress): void {
      untold = progress
      telling ??= tellAll()
    },
    async close(): Promise<void> {
      untold = undefined
      await telling
      await removeProgress(database, key).catch(missed)
    },
  }
}
