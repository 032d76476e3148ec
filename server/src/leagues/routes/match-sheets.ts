import { implement } from '@orpc/server'
import { sheetEndpoints } from '@touchline/contract/leagues/endpoints/match-sheets'
import { isolated } from '@touchline/domain/values/isolated'

import { stoppedByStranger } from '#server/accounts/commands/strangers.ts'
import { AppError } from '#server/platform/errors.ts'
import { command } from '#server/platform/http/command.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { findIsNameKnown } from '#server/teams/queries/known.ts'

import { limitSheetLetters } from '../commands/limits.ts'
import {
  answerSheet,
  decideProposal,
  nameOf,
  openSheet,
  sendSheet,
  sheetCardOf,
  withdrawSheet,
  type SheetHolder,
} from '../commands/sheets.ts'
import { sheetLetter } from '../emails.ts'
import { linkToken } from '../queries/links.ts'
import { findPublicName } from '../queries/public-page.ts'
import { findShownMatches } from '../queries/whole.ts'
import { onLeague, readerOf } from './doing.ts'

const os = implement(sheetEndpoints).$context<RequestContext>()

/** What both sides of a match do with its sheet; whoever holds the link is the other side. */
export const sheetRoutes = {
  sendSheet: os.sendSheet.handler(async ({ input, context }) => {
    const { platform } = context
    const { teamId, leagueId, matchId, email } = input
    const { accountId } = await readerOf(context, teamId)
    return onLeague(context, input, async (tx, doing) => {
      const { number, endsAt, match, running } = await sendSheet(tx, doing, input)
      const now = platform.clock()
      if (email !== null) await limitSheetLetters(tx, { teamId, from: accountId, to: email, now })
      const token = await linkToken(platform.database, 'match', { teamId, id: matchId, number })
      const path = `/match/${token}`
      const { league, language, teams } = running
      const team = await findPublicName(tx, teamId)
      const all = [...teams.values()]
      if (email !== null)
        await platform.mail.enqueue(
          tx,
          sheetLetter({
            teamId,
            to: email,
            language: input.language ?? language,
            team: team.name,
            league: league.name,
            isKnown: await findIsNameKnown(tx, { teamId }, now),
            match: `${isolated(nameOf(all, match.home))} – ${isolated(nameOf(all, match.away))}`,
            endsAt,
            timeZone: league.timeZone,
            url: `${platform.config.publicUrl}${path}`,
            ...(await stoppedByStranger(tx, platform, { kind: 'match_sheet', address: email })),
          }),
        )
      const [shown = { ...match, sheet: null }] = await findShownMatches(tx, doing, {
        teamId,
        leagueId,
        ids: [matchId],
      })
      return { path, endsAt: endsAt.toISOString(), match: shown }
    })
  }),

  withdrawSheet: os.withdrawSheet.handler(({ input, context }) =>
    onLeague(context, input, async (tx, doing) => {
      await withdrawSheet(tx, doing, input)
      return { matches: await findShownMatches(tx, doing, { ...input, ids: [input.matchId] }) }
    }),
  ),

  decideProposal: os.decideProposal.handler(({ input, context }) =>
    onLeague(context, input, async (tx, doing) => {
      await decideProposal(tx, doing, input)
      return { matches: await findShownMatches(tx, doing, { ...input, ids: [input.matchId] }) }
    }),
  ),

  openSheet: os.openSheet.handler(async ({ input: { token }, context }) =>
    sheetCardOf(context.platform.database, await holderOf(context, token)),
  ),

  answerSheet: os.answerSheet.handler(async ({ input: { token, ...said }, context }) => {
    const now = context.platform.clock()
    const holder = await holderOf(context, token)
    return command(context, async (tx) => {
      await answerSheet(tx, holder, { ...said, now })
      return sheetCardOf(tx, holder)
    })
  }),
}

/** A link is signed with 144 bits: nobody finds one by trying. */
async function holderOf({ platform }: RequestContext, token: string): Promise<SheetHolder> {
  const holder = await openSheet(platform.database, token, platform.clock())
  if (holder === undefined) throw new AppError('not_found')
  return holder
}
