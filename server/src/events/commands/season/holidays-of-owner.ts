import type { PublicHolidays } from '@touchline/contract/events/shapes/season-planner'
import { bestLanguage } from '@touchline/domain/values/language'

import type { Queryable } from '#server/platform/database/database.ts'

import type { Planner } from '../../queries/season-planner.ts'
import { findHolidaysInSubprocess, type HolidaysToFind } from './holidays.ts'
import { requireOwner } from './owner.ts'

interface Asking extends Pick<Planner, 'owner' | 'accountId'> {
  readonly signal: AbortSignal | undefined
}

/** Public holidays of the owner's country, in its language. */
export async function holidaysFor(
  db: Queryable,
  { owner, accountId, signal }: Asking,
  { region, from, to }: Pick<HolidaysToFind, 'region' | 'from' | 'to'>,
): Promise<PublicHolidays> {
  const { country, language: ofOwner } = await requireOwner(db, owner)
  const language = bestLanguage([ofOwner])
  return findHolidaysInSubprocess({ accountId, signal }, { country, region, from, to, language })
}
