import { implement } from '@orpc/server'
import { accountsEndpoints } from '@touchline/contract/accounts/endpoints'
import type { PreferencesOnWire } from '@touchline/contract/accounts/shapes'
import { effectivePreferences } from '@touchline/domain/accounts/preferences'

import { AppError } from '#server/platform/errors.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { accountCommand, accountQuery } from '#server/platform/http/handlers.ts'

import { changeMe } from './commands/change-me.ts'
import { changePreferences } from './commands/preferences.ts'
import { findAccount, listenerOf, type AccountRow } from './queries.ts'
import { toMe, viewFor } from './routes/me.ts'

const os = implement(accountsEndpoints).$context<RequestContext>()

export const accountsRoutes = os.router({
  me: os.me.handler(
    accountQuery(async ({ db, account, context }) => {
      const row = await findAccount(db, account.id)
      if (row === undefined) throw new AppError('not_found')
      return toMe(db, row, await viewFor(db, context))
    }),
  ),

  change: os.change.handler(
    accountCommand(async ({ db, account, now, input, context }) => {
      const row = await changeMe(db, { accountId: account.id, change: input, now })
      return toMe(db, row, await viewFor(db, context))
    }),
  ),

  preferences: os.preferences.handler(
    accountQuery(async ({ db, account, now }) => {
      const row = await findAccount(db, account.id)
      if (row === undefined) throw new AppError('not_found')
      return preferencesOf(row, now)
    }),
  ),

  changePreferences: os.changePreferences.handler(
    accountCommand(async ({ db, account, now, input }) => {
      const row = await changePreferences(db, { accountId: account.id, change: input, now })
      return preferencesOf(row, now)
    }),
  ),
})

function preferencesOf(row: AccountRow, now: Date): PreferencesOnWire {
  const listener = listenerOf(row, now)
  const { pushTopics, emailTopics, ...inForce } = effectivePreferences(listener)
  return {
    ...inForce,
    pushTopics: [...pushTopics],
    emailTopics: [...emailTopics],
    quietHours: row.quiet_hours,
    quietFrom: row.quiet_from.slice(0, 5),
    quietUntil: row.quiet_until.slice(0, 5),
    isMinor: listener.isMinor,
  }
}
