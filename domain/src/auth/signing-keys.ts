/** Since when a key signs; from the future for one that is only published yet. */
export interface DatedKey {
  readonly activeFrom: Date
}

const minute = 60_000
const day = 24 * 60 * minute

/** Others may cache our public keys for ten minutes, so a new key waits longer than that. */
export const publishedAheadMs = 20 * minute
const renewedAfterMs = 90 * day
/** No access token lives longer. */
const longestTokenMs = day

/** The key that signs now, of keys by age, the oldest first. */
export function signingKeyAt<Key extends DatedKey>(
  keys: readonly Key[],
  now: Date,
): Key | undefined {
  // The clock of the process that made the first key may be ahead of ours.
  return keys.findLast(({ activeFrom }) => activeFrom <= now) ?? keys[0]
}

/** The keys whose tokens may be good, or soon will: the ones to publish. */
export function publishedKeysAt<Key extends DatedKey>(
  keys: readonly Key[],
  now: Date,
): readonly Key[] {
  return keys.filter((_, at) => {
    const successor = keys[at + 1]
    return successor === undefined || !isLongAgo(successor.activeFrom, longestTokenMs, now)
  })
}

/** Whether the newest key has signed for so long that another should be made. */
export function isNewKeyDue(keys: readonly DatedKey[], now: Date): boolean {
  const newest = keys.at(-1)
  return newest !== undefined && isLongAgo(newest.activeFrom, renewedAfterMs, now)
}

function isLongAgo(moment: Date, ms: number, now: Date): boolean {
  return now.getTime() - moment.getTime() > ms
}
