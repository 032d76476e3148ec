import { implement } from '@orpc/server'
import { sheetEndpoints } from '@touchline/contract/leagues/endpoints/match-sheets'
import type { newSheet } from '@touchline/contract/leagues/shapes/match-sheet'
import { isolated } from '@touchline/domain/values/isolated'
import type { z } from 'zod'

import { stoppedByStranger } from '#server/accounts/commands/strangers.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { command } from '#server/platform/http/command.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { findIsNameKnown } from '#server/teams/queries/known.ts'
import { teamCommand, type TeamCall } from '#server/teams/routes/handlers.ts'

import { limitSheetEmails } from '../commands/limits.ts'
import {
  answerSheet,
  decideSheet,
  nameOf,
  openSheet,
  sendSheet,
  sheetCardOf,
  type SheetHolder,
} from '../commands/sheets.ts'
import { sheetEmail } from '../emails.ts'
import { linkToken } from '../queries/links.ts'
import { findPublicName } from '../queries/public-page.ts'
import { findShownMatches } from '../queries/whole.ts'

const os = implement(sheetEndpoints).$context<RequestContext>()

/** A sheet for staff, and for the opponent by its link. */
export const sheetRoutes = {
  sendSheet: os.sendSheet.handler(
    teamCommand(async (call) => {
      const { db, actor, now, input, context } = call
      const { platform } = context
      const { teamId, matchId, email } = input
      const sent = await sendSheet(db, call, input)
      const { number, endsAt, match } = sent
      if (email !== null)
        await limitSheetEmails(db, { teamId, from: actor.accountId, to: email, now })
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

/** A link is signed with 144 bits: it cannot be guessed. */
async function holderOf({ platform }: RequestContext, token: string): Promise<SheetHolder> {
  const holder = await openSheet(platform.database, token, platform.clock())
  if (holder === undefined) throw new AppError('not_found')
  return holder
}

type SheetCall = TeamCall<z.infer<typeof newSheet>, Transaction>

interface SheetEmail extends Awaited<ReturnType<typeof sendSheet>> {
  readonly to: string
  readonly path: string
}

async function emailSheet(
  { db, now, input: { teamId, language }, context: { platform } }: SheetCall,
  { to, path, match, endsAt, locked }: SheetEmail,
): Promise<void> {
  const { league } = locked
  const teams = [...locked.teams.values()]
  const team = await findPublicName(db, teamId)
  await platform.mail.enqueue(
    db,
    sheetEmail({
      teamId,
      to,
      language: language ?? locked.language,
      team: team.name,
      league: league.name,
      isKnown: await findIsNameKnown(db, { teamId }, now),
      match: `${isolated(nameOf(teams, match.home))} – ${isolated(nameOf(teams, match.away))}`,
      endsAt,
      timeZone: league.timeZone,
      url: `${platform.config.publicUrl}${path}`,
      ...(await stoppedByStranger(db, platform, { kind: 'match_sheet', address: to })),
    }),
  )
}
