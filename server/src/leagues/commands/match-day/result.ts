import { isDeepStrictEqual } from 'node:util'

import type { MatchFields } from '@touchline/contract/leagues/shapes/matches'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { lockDay, requireDay, requireMatch } from '../../queries/match-day/day.ts'
import { endMatches, saveResult } from '../../queries/match-day/results.ts'
import { insertMatchChanges } from '../../queries/match-history.ts'
import { lockLeagueWithTeams } from '../locked-league.ts'
import { changeMatchesIn } from '../matches.ts'
import { followResults } from './follow-results.ts'
import { lockActiveMatchDay, announceMatchDay, type MatchDayContext } from './locked-match-day.ts'

type Outcome = MatchFields['outcome']

interface ResultEdit {
  readonly version: number
  readonly outcome: Outcome | null
}

const open: Outcome = { kind: 'open' }

/**
 * Enters the final result; for a league match it is stored in the league, which updates the table.
 */
export async function enterResult(
  tx: Transaction,
  context: MatchDayContext,
  edit: ResultEdit,
): Promise<void> {
  const { actor, eventId } = context
  await requireMatch(tx, actor, eventId)
  const { league } = await requireDay(tx, { teamId: actor.teamId, eventId })
  if (league === null) return enterOutsideLeagues(tx, context, edit)
  return enterInLeague(tx, context, { ...edit, ...league })
}

async function enterOutsideLeagues(
  tx: Transaction,
  context: MatchDayContext,
  { version, outcome: after }: ResultEdit,
): Promise<void> {
  const locked = await lockActiveMatchDay(tx, context)
  const { version: known, outcome: before } = locked.day.result
  if (known !== version) throw new AppError('changed_meanwhile')
  await saveResult(tx, locked.key, after)
  if (!isDeepStrictEqual(before, after)) {
    const { teamId, eventId } = locked.key
    const writer = { teamId, accountId: context.actor.accountId, now: context.now }
    const change = { before: { outcome: before ?? open }, after: { outcome: after ?? open } }
    await insertMatchChanges(tx, writer, [{ of: { eventId }, ...change }])
  }
  await followResults(tx, context, [{ eventId: context.eventId, before, after }])
}

/** Locks leagues before events before match days, so that no two transactions deadlock. */
async function enterInLeague(
  tx: Transaction,
  context: MatchDayContext,
  edit: ResultEdit & { readonly leagueId: string; readonly matchId: string },
): Promise<void> {
  const { matchId, version, outcome } = edit
  const locked = await lockLeagueWithTeams(tx, context, edit.leagueId)
  await changeMatchesIn(tx, locked, [{ matchId, version, changes: { outcome: outcome ?? open } }])
  if (outcome === null) return
  const key = { teamId: context.actor.teamId, eventId: context.eventId }
  await lockDay(tx, key)
  await endMatches(tx, { teamId: key.teamId, eventIds: [key.eventId] }, context.now)
  await announceMatchDay(tx, { key }, 'result')
}
