import { implement } from '@orpc/server'
import { accountsEndpoints } from '@touchline/contract/accounts/endpoints'
import type { Me } from '@touchline/contract/accounts/shapes'
import { isTheme } from '@touchline/domain/accounts/theme'
import { isLanguage } from '@touchline/domain/values/language'

import { pictureAddresses, type ShowPicture } from '#server/files/queries/addresses.ts'
import { AppError } from '#server/platform/errors.ts'
import { command } from '#server/platform/http/command.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'
import { answerOnboarding, changeMe } from './commands.ts'
import { findAccount, type AccountRow } from './queries.ts'

const os = implement(accountsEndpoints).$context<RequestContext>()

export const accountsRoutes = os.router({
  me: os.me.handler(async ({ context }) => {
    const { id } = requireAccount(context)
    const row = await findAccount(context.platform.database, id)
    if (row === undefined) throw new AppError('not_found')
    return meOf(row, await pictureAddresses(context.platform))
  }),

  change: os.change.handler(async ({ context, input }) => {
    const { id } = requireAccount(context)
    const show = await pictureAddresses(context.platform)
    const now = context.platform.clock()
    return command(context, async (tx) =>
      meOf(await changeMe(tx, { accountId: id, change: input, now }), show),
    )
  }),

  answerOnboarding: os.answerOnboarding.handler(async ({ context, input }) => {
    const { id } = requireAccount(context)
    const show = await pictureAddresses(context.platform)
    const now = context.platform.clock()
    return command(context, async (tx) =>
      meOf(await answerOnboarding(tx, { accountId: id, change: input, now }), show),
    )
  }),
})

function meOf(row: AccountRow, show: ShowPicture): Me {
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
    avatar: show(row.avatar_file_id),
    onboardedAt: row.onboarded_at?.toISOString() ?? null,
  }
}
