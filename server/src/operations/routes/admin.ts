import { AppError } from '#server/platform/errors.ts'
import { command } from '#server/platform/http/command.ts'
import type { Platform } from '#server/platform/platform.ts'
import { openStreams } from '#server/platform/realtime/open-streams.ts'
import { version } from '#server/platform/version.ts'

import { actOnAccount } from '../commands/act.ts'
import { retryMail } from '../commands/retry-mail.ts'
import { findOperatedAccount, findOperatedAccounts, type Directory } from '../queries/accounts.ts'
import { findAuditEntries } from '../queries/audit.ts'
import { countEverything } from '../queries/figures.ts'
import { findFailedLetters } from '../queries/mail.ts'
import { findFailedTexts } from '../queries/texts.ts'
import { forOperators } from './operators.ts'

export const adminRoutes = {
  figures: forOperators.figures.handler(async ({ context }) => {
    const { database, clock } = context.platform
    const now = clock()
    const counted = await countEverything(database, now)
    return { at: now.toISOString(), version, streams: openStreams(database), ...counted }
  }),

  accounts: forOperators.accounts.handler(({ input, context: { platform } }) =>
    findOperatedAccounts(platform.database, directoryOf(platform), input),
  ),

  act: forOperators.act.handler(({ input, context }) => {
    const { platform, actor } = context
    return command(context, async (tx) => {
      await actOnAccount(tx, { platform, actor }, input)
      const account = await findOperatedAccount(tx, directoryOf(platform), input.accountId)
      if (account === undefined) throw new AppError('not_found')
      return account
    })
  }),

  failedMail: forOperators.failedMail.handler(async ({ input, context }) => {
    const { database } = context.platform
    const letters = await findFailedLetters(database, input)
    const texts = input.cursor === undefined ? await findFailedTexts(database) : []
    return { ...letters, texts }
  }),

  retryMail: forOperators.retryMail.handler(({ input, context }) =>
    command(context, async (tx) => ({ retried: await retryMail(tx, context, input.mailId) })),
  ),

  audit: forOperators.audit.handler(({ input, context }) =>
    findAuditEntries(context.platform.database, input),
  ),
}

function directoryOf({ config, clock }: Platform): Directory {
  return { operatorEmails: config.operatorEmails, now: clock() }
}
