import type { PreferencesChange } from '@touchline/contract/accounts/shapes'
import {
  getsChangeNotices,
  type Preferences,
  optionsClosedToMinors,
} from '@touchline/domain/accounts/preferences'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { listenerOf, requireAccountRow, type AccountRow } from '../queries.ts'
import { saveAndAnnounce, type Change } from './change-me.ts'

/** Saves the choices sent; others stay. */
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
  const [refused] = before.isMinor ? optionsClosedToMinors(wanted) : []
  if (refused !== undefined)
    throw new AppError('invalid_input', { fields: { [refused]: 'adults_only' } })

  const { preferences } = before
  const after: Preferences = { ...preferences, ...wanted }
  if (!getsChangeNotices(after))
    throw new AppError('invalid_input', { fields: { emailTopics: 'changes_always_told' } })
  return saveAndAnnounce(tx, accountId, {
    push_topics: [...new Set(after.pushTopics)],
    email_topics: [...new Set(after.emailTopics)],
    reports: after.reports,
    reports_when_attending: after.reportsWhenAttending,
    product_news: after.productNews,
    partner_offers: after.partnerOffers,
    ...(quietHours !== undefined && { quiet_hours: quietHours }),
    ...(quietFrom !== undefined && { quiet_from: quietFrom }),
    ...(quietUntil !== undefined && { quiet_until: quietUntil }),
    updated_at: now,
  })
}

/** Fields not sent are absent rather than undefined. */
function withoutUndefined(
  change: Omit<PreferencesChange, 'quietHours' | 'quietFrom' | 'quietUntil'>,
): Partial<Preferences> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}
