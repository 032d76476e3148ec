import type { PreferencesChange } from '@touchline/contract/accounts/shapes'
import { refusedToMinors, type Preferences } from '@touchline/domain/accounts/preferences'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { listenerOf, requireAccountRow, type AccountRow } from '../queries.ts'
import { saveAndTell, type Change } from './change-me.ts'

/** Saves what the person wants to be told; what was not sent stays. */
export async function changePreferences(
  tx: Transaction,
  {
    accountId,
    change: { quietHours, quietFrom, quietUntil, ...change },
    now,
  }: Change<PreferencesChange>,
): Promise<AccountRow> {
  const before = listenerOf(await requireAccountRow(tx, accountId), now)
  const wanted = withoutUndefined(change)
  const [refused] = before.isMinor ? refusedToMinors(wanted) : []
  if (refused !== undefined)
    throw new AppError('invalid_input', { fields: { [refused]: 'adults_only' } })

  const { preferences } = before
  const after: Preferences = { ...preferences, ...wanted }
  return saveAndTell(tx, accountId, {
    notify_available: after.available,
    notify_games: after.games,
    reports: after.reports,
    reports_when_attending: after.reportsWhenAttending,
    themes_all: after.themesAll,
    themes_concerned: after.themesConcerned,
    product_news: after.productNews,
    partner_offers: after.partnerOffers,
    ...(quietHours !== undefined && { quiet_hours: quietHours }),
    ...(quietFrom !== undefined && { quiet_from: quietFrom }),
    ...(quietUntil !== undefined && { quiet_until: quietUntil }),
    updated_at: now,
  })
}

/** A field that was not sent is absent rather than undefined. */
function withoutUndefined(
  change: Omit<PreferencesChange, 'quietHours' | 'quietFrom' | 'quietUntil'>,
): Partial<Preferences> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}
