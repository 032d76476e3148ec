import { limitConcurrency, type ConcurrencyLimit } from '#server/platform/concurrency.ts'

/** Whose download it is. */
interface Downloader {
  readonly teamId: string
  readonly accountId: string
}

/** Zips that a process sends at the same time; each is a long download. */
export const zipLimits = { all: 12, ofTeam: 3, ofAccount: 1 } as const

/**
 * Runs downloads in order of arrival within a team and an account, so that neither takes the places of
 * others. Throws `unavailable` if too many wait.
 */
export function zipQueue(): (of: Downloader, work: () => Promise<void>) => Promise<void> {
  const all = limitConcurrency({ max: zipLimits.all, maxWaiting: 200 })
  const ofTeam = limitEach({ max: zipLimits.ofTeam, maxWaiting: 30 })
  const ofAccount = limitEach({ max: zipLimits.ofAccount, maxWaiting: 4 })
  return ({ teamId, accountId }, work) =>
    ofAccount(accountId, () => ofTeam(teamId, () => all.run(work)))
}

/** A limit of its own for each key. */
function limitEach(limits: { readonly max: number; readonly maxWaiting: number }) {
  const known = new Map<string, ConcurrencyLimit>()
  return async (key: string, work: () => Promise<void>): Promise<void> => {
    const limit = known.get(key) ?? limitConcurrency(limits)
    known.set(key, limit)
    try {
      await limit.run(work)
    } finally {
      if (limit.isIdle()) known.delete(key)
    }
  }
}
