const toleranceMs = 10 * 60_000
const doubtMs = 24 * 3_600_000

export interface SteadyClock {
  /** False if the clock has just jumped; age-dependent jobs then wait. */
  isSteady(): boolean
}

/** In milliseconds: the system clock, and a monotonic one. */
export interface TwoClocks {
  readonly wall: () => number
  readonly running: () => number
}

const realClocks: TwoClocks = { wall: () => Date.now(), running: () => performance.now() }

/**
 * Detects a changed system clock. After a jump it is distrusted until set back, or for a day,
 * because a sleeping machine's clock is right.
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
