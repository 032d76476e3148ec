import type { PublicHolidays } from '@touchline/contract/events/shapes/season-planner'
import type { Language } from '@touchline/domain/values/language'

import { openSubprocess } from '#server/platform/subprocess.ts'

export interface HolidaysToFind {
  readonly country: string
  readonly region: string | null
  readonly from: string
  readonly to: string
  readonly language: Language
}

/** Loading the holidays of the world holds a processor for a quarter of a second. */
export const findHolidaysInSubprocess = openSubprocess<HolidaysToFind, PublicHolidays>({
  script: new URL('./holidays-process.ts', import.meta.url),
  memoryMb: 256,
  patienceMs: 20_000,
  spent: () => ({ regions: [], holidays: [] }),
})
