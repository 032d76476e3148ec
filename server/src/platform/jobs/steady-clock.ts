const toleranceMs = 10 * 60_000
const doubtMs = 24 * 3_600_000

export interface SteadyClock {
  /** False when the clock has just jumped: what goes by age has to wait. */
  isSteady(): boolean
}

/** Both in milliseconds: the time of day, and the time since some moment, which no one can set. */
export interface TwoClocks {
  readonly wall: () => number
  readonly running: () => number
}

const realClocks: TwoClocks = { wall: () => Date.now(), running: () => performance.now() }

/**
 * Tells a clock that was set from time that went by. After a jump it is doubted until it has been set
 * back, or for a day: a machine that slept was right after all.
 */
export function openSteadyClock({ wall, running }: TwoClocks = realClocks): SteadyClock {
  let offset = wall() - running()
  let doubtedSince: number | undefined

  return {
    isSteady() {
      const now = running()
      const isNear = Math.abs(wall() - now - offset) <= toleranceMs
      if (!isNear) doubtedSince ??= now
      if (!isNear && now - (doubtedSince ?? now) < doubtMs) return false
      offset = wall() - now
      doubtedSince = undefined
      return true
    },
  }
}
