import type { ImportProgress } from '@touchline/contract/members/shapes/import'

import type { Platform } from '#server/platform/platform.ts'

import type { ImportSessions, SessionKey } from '../queries/import-sessions.ts'

type Outside = Pick<Platform, 'database' | 'log'>

/** The session whose progress is saved, and where. */
interface TrackedSession {
  readonly sessions: ImportSessions
  readonly key: SessionKey
}

export type ReportProgress = (progress: ImportProgress) => void

/**
 * Saves an import's progress outside its transaction, so that any server can show it. The import
 * neither waits for this nor fails because of it.
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

/** Saves one update at a time and skips outdated ones. */
function openProgress({ database, log }: Outside, { sessions, key }: TrackedSession) {
  let unreported: ImportProgress | undefined
  let telling: Promise<void> | undefined

  async function notifyAll(): Promise<void> {
    while (unreported !== undefined) {
      const progress = unreported
      unreported = undefined
      await sessions
        .saveProgress(database, key, progress)
        .catch((error: unknown) =>
          log.warn({ error }, 'the progress of an import could not be stored'),
        )
    }
    telling = undefined
  }

  return {
    tell(progress: ImportProgress): void {
      unreported = progress
      telling ??= notifyAll()
    },
    /**
     * Resets the progress of a failed import, which can be confirmed again; a successful one has no
     * session left.
     */
    async close(): Promise<void> {
      unreported = notBegun
      await (telling ?? notifyAll())
    },
  }
}
