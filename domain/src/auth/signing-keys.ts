/** When a key starts to sign; in the future if it is only published. */
export interface DatedKey {
  readonly activeFrom: Date
}

const minute = 60_000
const day = 24 * 60 * minute

/** Public keys may be cached for ten minutes, so a new key waits longer. */
export const publishedAheadMs = 20 * minute
const renewedAfterMs = 90 * day
/** The maximum lifetime of access tokens. */
const longestTokenMs = day

/** The key that signs now, from keys ordered by age. */
export function signingKeyAt<Key extends DatedKey>(
  keys: readonly Key[],
  now: Date,
): Key | undefined {
  // The clock of the process that created the first key may be ahead.
  return keys.findLast(({ activeFrom }) => activeFrom <= now) ?? keys[0]
}

/** Keys whose tokens are or soon will be valid: the ones to publish. */
export function publishedKeysAt<Key extends DatedKey>(
  keys: readonly Key[],
  now: Date,
): readonly Key[] {
  return keys.filter((_, at) => {
    const successor = keys[at + 1]
    return successor === undefined || !isLongAgo(successor.activeFrom, longestTokenMs, now)
  })
}

/** True if the newest key has signed long enough to need a successor. */
export function isNewKeyDue(keys: readonly DatedKey[], now: Date): boolean {
  const newest = keys.at(-1)
  return newest !== undefined && isLongAgo(newest.activeFrom, renewedAfterMs, now)
}

function isLongAgo(moment: Date, ms: number, now: Date): boolean {
  return now.getTime() - moment.getTime() > ms
}
