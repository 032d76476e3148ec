/** Converts between the wall-clock times of a zone and instants. */
export interface Clock {
  /** From a wall-clock time `YYYY-MM-DDTHH:MM:SS` to ISO 8601 in UTC. */
  toInstant(local: string): string
  toLocal(instant: string): string
}

export const utc: Clock = {
  toInstant: (local) => `${local}Z`,
  toLocal: (instant) => instant.slice(0, 19),
}

/** A clock with a fixed offset. */
export function fixedClock(aheadMs: number): Clock {
  return {
    toInstant: (local) => toIsoSeconds(Date.parse(`${local}Z`) - aheadMs),
    toLocal: (instant) => toIsoSeconds(Date.parse(instant) + aheadMs).slice(0, 19),
  }
}

/**
 * Reads a UTC offset such as "+0100", "-05:30" or "+01" in milliseconds; undefined for other text.
 */
export function readUtcOffset(written: string): number | undefined {
  const [, sign, hours, minutes = 0, seconds = 0] =
    /^([+-])([01]\d|2[0-3])(?::?([0-5]\d)(?::?([0-5]\d))?)?$/.exec(written) ?? []
  if (sign === undefined) return undefined
  const size = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)
  return (sign === '-' ? -size : size) * 1000
}

/** ISO 8601 without fractions of a second. */
export function toIsoSeconds(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, 19)}Z`
}
