/** The clock of some place: to the instant and back. */
export interface Clock {
  /** `YYYY-MM-DDTHH:MM:SS` as the wall shows it becomes ISO 8601 in UTC. */
  toInstant(local: string): string
  toLocal(instant: string): string
}

export const utc: Clock = {
  toInstant: (local) => `${local}Z`,
  toLocal: (instant) => instant.slice(0, 19),
}

/** A clock that is never set. */
export function fixedClock(aheadMs: number): Clock {
  return {
    toInstant: (local) => spelled(Date.parse(`${local}Z`) - aheadMs),
    toLocal: (instant) => spelled(Date.parse(instant) + aheadMs).slice(0, 19),
  }
}

/** How far a clock is ahead of UTC, in milliseconds: "+0100", "-05:30", "+01"; undefined for other words. */
export function aheadIn(written: string): number | undefined {
  const [, sign, hours, minutes = 0, seconds = 0] =
    /^([+-])([01]\d|2[0-3])(?::?([0-5]\d)(?::?([0-5]\d))?)?$/.exec(written) ?? []
  if (sign === undefined) return undefined
  const size = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)
  return (sign === '-' ? -size : size) * 1000
}

/** To the second. */
export function spelled(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, 19)}Z`
}
