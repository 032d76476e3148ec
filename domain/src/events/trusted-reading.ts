/** Compares a reading of a calendar with the one before. */
export interface ReadingSigns {
  /** The calendar ends in the middle. */
  readonly isCutOff: boolean
  /** Entries that couldn't be read. */
  readonly leftOut: number
  /** Events to come that followed it until now. */
  readonly coming: number
  readonly now: Date
}

interface Vanished {
  /** Since which reading it hasn't been in the calendar. */
  readonly missingSince: Date | null
}

export interface Judgement<Entry> {
  /** It's really gone. */
  readonly gone: readonly Entry[]
  /** The calendar looks broken: kept, until a later reading agrees or staff decide. */
  readonly missing: readonly Entry[]
}

/**
 * Which of the vanished entries are gone. A calendar that is empty, cut off, partly unreadable or has
 * lost all that was to come isn't believed before another reading, an hour later, says the same.
 */
export function judgeVanished<Entry extends Vanished>(
  vanished: readonly Entry[],
  { isCutOff, leftOut, coming, now }: ReadingSigns,
): Judgement<Entry> {
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
