/** Compares a reading of a calendar with the one before. */
export interface ReadingEvidence {
  /** The calendar is truncated. */
  readonly isCutOff: boolean
  /** Entries that couldn't be read. */
  readonly leftOut: number
  /** Coming events that followed it until now. */
  readonly coming: number
  readonly now: Date
}

interface Vanished {
  /** Since which reading it hasn't been in the calendar. */
  readonly missingSince: Date | null
}

export interface VanishedVerdict<Entry> {
  /** Entries that are really gone. */
  readonly gone: readonly Entry[]
  /** The calendar looks broken: entries are kept until a later reading agrees or staff decide. */
  readonly missing: readonly Entry[]
}

/**
 * Decides which vanished entries are gone. A calendar that is empty, truncated, partly unreadable
 * or lost all coming events must say the same in another reading an hour later.
 */
export function judgeVanished<Entry extends Vanished>(
  vanished: readonly Entry[],
  { isCutOff, leftOut, coming, now }: ReadingEvidence,
): VanishedVerdict<Entry> {
  const looksBroken = isCutOff || leftOut > 0 || vanished.length >= coming
  if (!looksBroken) return { gone: vanished, missing: [] }
  const isAgreed = ({ missingSince }: Entry) =>
    missingSince !== null && now.getTime() - missingSince.getTime() >= hour
  return {
    gone: vanished.filter(isAgreed),
    missing: vanished.filter((entry) => !isAgreed(entry)),
  }
}

const hour = 3_600_000
