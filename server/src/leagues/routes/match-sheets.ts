import { implement } from '@orpc/server'
import { sheetEndpoints } from '@touchline/contract/leagues/endpoints/match-sheets'

import { AppError } from '#server/platform/errors.ts'
import { command } from '#server/platform/http/command.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { teamCommand } from '#server/teams/routes/handlers.ts'

import { emailSheet } from '../commands/email-sheet.ts'
import {
  answerSheet,
  decideSheet,
  openSheet,
  sendSheet,
  sheetCardOf,
  type SheetHolder,
} from '../commands/sheets.ts'
import { findShownMatches } from '../queries/details.ts'
import { linkToken } from '../queries/links.ts'

const os = implement(sheetEndpoints).$context<RequestContext>()

/** A sheet for staff, and for the opponent by its link. */
export const sheetRoutes = {
  sendSheet: os.sendSheet.handler(
    teamCommand(async (call) => {
      const { db, input, context } = call
      const { platform } = context
      const { teamId, matchId, email } = input
      const sent = await sendSheet(db, call, input)
      const { number, endsAt, match } = sent
      const token = await linkToken(platform.database, 'match', { teamId, id: matchId, number })
      const path = `/match/${token}`
      if (email !== null) await emailSheet(call, { ...sent, to: email, path })
      const [shown = { ...match, sheet: null }] = await findShownMatches(db, call, {
        ...input,
        ids: [matchId],
      })
      return { path, endsAt: endsAt.toISOString(), match: shown }
    }),
  ),

  decideSheet: os.decideSheet.handler(
    teamCommand(async (call) => {
      const { db, input } = call
      await decideSheet(db, call, input)
      return { matches: await findShownMatches(db, call, { ...input, ids: [input.matchId] }) }
    }),
  ),

  openSheet: os.openSheet.handler(async ({ input: { token }, context }) =>
    sheetCardOf(context.platform.database, await holderOf(context, token)),
  ),

  answerSheet: os.answerSheet.handler(async ({ input: { token, ...answer }, context }) => {
    const now = context.platform.clock()
    const holder = await holderOf(context, token)
    return command(context, async (tx) => {
      await answerSheet(tx, holder, { ...answer, now })
      return sheetCardOf(tx, holder)
    })
  }),
}

/** Links hold a 144-bit signature, so they can't be guessed. */
async function holderOf({ platform }: RequestContext, token: string): Promise<SheetHolder> {
  const holder = await openSheet(platform.database, token, platform.clock())
  if (holder === undefined) throw new AppError('not_found')
  return holder
}
