import type { ImportProgress } from '@touchline/contract/members/shapes/import'

import type { Platform } from '#server/platform/platform.ts'

import type { ImportSessions, SessionKey } from '../queries/import-sessions.ts'

type Outside = Pick<Platform, 'database' | 'log'>

/** Whose progress it is, and where that is kept. */
interface TrackedSession {
  readonly sessions: ImportSessions
  readonly key: SessionKey
}

export type ReportProgress = (progress: ImportProgress) => void

/**
 * Lets an import tell how far it is, to be read from any server while its transaction is open. The
 * import neither waits for that nor fails by it.
 */
export async function trackImport<T>(
  outside: Outside,
  session: TrackedSession,
  run: (tell: ReportProgress) => Promise<T>,
): Promise<T> {
  const teller = openProgress(outside, session)
  try {
    return await run((progress) => teller.tell(progress))
  } finally {
    await teller.close()
  }
}

const notBegun = { done: 0, total: 0 }

/** Writes one thing after the other; what was overtaken meanwhile is left out. */
function openProgress({ database, log }: Outside, { sessions, key }: TrackedSession) {
  let untold: ImportProgress | undefined
  let telling: Promise<void> | undefined

  async function notifyAll(): Promise<void> {
    while (untold !== undefined) {
      const progress = untold
      untold = undefined
      await sessions
        .saveProgress(database, key, progress)
        .catch((error: unknown) =>
          log.warn({ error }, 'the progress of an import could not be told'),
        )
    }
    telling = undefined
  }

  return {
    tell(progress: ImportProgress): void {
      untold = progress
      telling ??= notifyAll()
    },
    /** An import that failed may be confirmed again; one that succeeded has no session any more. */
    async close(): Promise<void> {
      untold = notBegun
      await (telling ?? notifyAll())
    },
  }
}
