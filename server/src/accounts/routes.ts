import { implement } from '@orpc/server'
import { accountsEndpoints } from '@touchline/contract/accounts/endpoints'
import type { Me, PreferencesOnWire } from '@touchline/contract/accounts/shapes'
import { preferencesInForce } from '@touchline/domain/accounts/preferences'
import { isTheme } from '@touchline/domain/accounts/theme'
import { isLanguage } from '@touchline/domain/values/language'

import { isOperator } from '#server/auth/queries/operators.ts'
import { pictureAddresses, type ShowPicture } from '#server/files/queries/addresses.ts'
import { AppError } from '#server/platform/errors.ts'
import { command } from '#server/platform/http/command.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'
import type { Queryable } from '#server/platform/database/database.ts'
import { answerOnboarding, changeMe } from './commands/change-me.ts'
import { acknowledgeReturn } from './commands/deletion.ts'
import { changePreferences } from './commands/preferences.ts'
import { findAccount, findDeletion, listenerOf, type AccountRow } from './queries.ts'

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
  return { ...preferencesInForce(listener), isMinor: listener.isMinor }
}

/** What a person's own page needs besides their row. */
interface View {
  readonly show: ShowPicture
  readonly isOperator: boolean
}

async function viewFor(context: RequestContext): Promise<View> {
  const { platform } = context
  return {
    show: await pictureAddresses(platform),
    isOperator: await isOperator(platform, requireAccount(context)),
  }
}

async function meOf(db: Queryable, row: AccountRow, view: View): Promise<Me> {
  const deletion = await findDeletion(db, row.id)
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    dateOfBirth: row.date_of_birth,
    language: isLanguage(row.language) ? row.language : 'en',
    theme: isTheme(row.theme) ? row.theme : 'system',
    timeZone: row.time_zone,
    avatar: view.show(row.avatar_file_id),
    isOperator: view.isOperator,
    onboardedAt: row.onboarded_at?.toISOString() ?? null,
    isDeletionCalledOff: deletion !== undefined && deletion.calledOffAt !== null,
  }
}
