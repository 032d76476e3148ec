import { implement } from '@orpc/server'
import { accountsEndpoints } from '@touchline/contract/accounts/endpoints'
import type { PreferencesOnWire } from '@touchline/contract/accounts/shapes'
import { preferencesInForce } from '@touchline/domain/accounts/preferences'

import { AppError } from '#server/platform/errors.ts'
import { command } from '#server/platform/http/command.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'

import { answerOnboarding, changeMe, seeIntroduction } from './commands/change-me.ts'
import { acknowledgeReturn } from './commands/deletion.ts'
import { changePreferences } from './commands/preferences.ts'
import { findAccount, listenerOf, type AccountRow } from './queries.ts'
import { meOf, viewFor } from './routes/me.ts'

const os = implement(accountsEndpoints).$context<RequestContext>()

export const accountsRoutes = os.router({
  me: os.me.handler(async ({ context }) => {
    const { id } = requireAccount(context)
    const row = await findAccount(context.platform.database, id)
    if (row === undefined) throw new AppError('not_found')
    return meOf(context.platform.database, row, await viewFor(context))
  }),

  change: os.change.handler(async ({ context, input }) => {
    const { id } = requireAccount(context)
    const view = await viewFor(context)
    const now = context.platform.clock()
    return command(context, async (tx) =>
      meOf(tx, await changeMe(tx, { accountId: id, change: input, now }), view),
    )
  }),

  answerOnboarding: os.answerOnboarding.handler(async ({ context, input }) => {
    const { id } = requireAccount(context)
    const view = await viewFor(context)
    const now = context.platform.clock()
    return command(context, async (tx) =>
      meOf(tx, await answerOnboarding(tx, { accountId: id, change: input, now }), view),
    )
  }),

  seeIntroduction: os.seeIntroduction.handler(async ({ context, input }) => {
    const { id } = requireAccount(context)
    const view = await viewFor(context)
    return command(context, async (tx) =>
      meOf(tx, await seeIntroduction(tx, id, input.introduction), view),
    )
  }),

  preferences: os.preferences.handler(async ({ context }) => {
    const { id } = requireAccount(context)
    const row = await findAccount(context.platform.database, id)
    if (row === undefined) throw new AppError('not_found')
    return preferencesOf(row, context.platform.clock())
  }),

  changePreferences: os.changePreferences.handler(async ({ context, input }) => {
    const { id } = requireAccount(context)
    const now = context.platform.clock()
    return command(context, async (tx) =>
      preferencesOf(await changePreferences(tx, { accountId: id, change: input, now }), now),
    )
  }),

  acknowledgeReturn: os.acknowledgeReturn.handler(async ({ context }) => {
    const { id } = requireAccount(context)
    const view = await viewFor(context)
    return command(context, async (tx) => meOf(tx, await acknowledgeReturn(tx, id), view))
  }),
})

function preferencesOf(row: AccountRow, now: Date): PreferencesOnWire {
  const listener = listenerOf(row, now)
  const { pushTopics, emailTopics, ...inForce } = preferencesInForce(listener)
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
