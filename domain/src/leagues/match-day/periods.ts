import type { Format } from '../../teams/options.ts'
import type { Periods } from './clock.ts'

/** The periods of a match: halves, quarters, sets. */
export interface PeriodPlan {
  readonly count: number
  /** Null if a period lasts until decided, such as a set. */
  readonly minutes: number | null
}

export const periodLimits = { count: 9, minutes: 90 } as const

const football: Readonly<Record<Format, PeriodPlan>> = {
  '3v3': { count: 2, minutes: 10 },
  '4v4': { count: 2, minutes: 15 },
  '5v5': { count: 2, minutes: 20 },
  '6v6': { count: 2, minutes: 20 },
  '7v7': { count: 2, minutes: 25 },
  '8v8': { count: 2, minutes: 25 },
  '9v9': { count: 2, minutes: 30 },
  '10v10': { count: 2, minutes: 35 },
  '11v11': { count: 2, minutes: 45 },
  '13v13': { count: 2, minutes: 45 },
  '15v15': { count: 2, minutes: 45 },
}

const ofSports: Readonly<Record<string, PeriodPlan>> = {
  basketball: { count: 4, minutes: 10 },
  handball: { count: 2, minutes: 30 },
  volleyball: { count: 5, minutes: null },
  tennis: { count: 3, minutes: null },
  rugby: { count: 2, minutes: 40 },
}

/** The usual periods of a sport; each match can have others. */
export function defaultPeriods(sport: string, format: Format | null): PeriodPlan {
  if (sport === 'football') return football[format ?? '11v11']
  return ofSports[sport] ?? { count: 1, minutes: null }
}

/** Minutes per period of extra time. */
const extraTime: Readonly<Record<string, number>> = {
  football: 15,
  basketball: 5,
  handball: 5,
  rugby: 10,
}

/** The length of every possible period, including extra time; empty if periods have no length. */
export function possiblePeriods({ count, minutes }: PeriodPlan, sport: string): Periods {
  if (minutes === null) return { minutes: [] }
  const extra = extraTime[sport] ?? minutes
  const lengthOf = (index: number) => (index < count ? minutes : extra)
  return { minutes: Array.from({ length: periodLimits.count }, (_, index) => lengthOf(index)) }
}
