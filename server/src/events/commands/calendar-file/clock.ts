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

/** To the second. */
export function spelled(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, 19)}Z`
}
