import { isDeepStrictEqual } from 'node:util'

import type { MatchFields } from '@touchline/contract/leagues/shapes/matches'
import { mayRunMatchDay } from '@touchline/domain/leagues/permissions'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { lockDay, requireDay, requireMatch } from '../../queries/match-day/day.ts'
import { endMatches, saveResult } from '../../queries/match-day/results.ts'
import { insertWritten } from '../../queries/traces.ts'
import { changeInLeague } from '../matches.ts'
import { runLeague } from '../running.ts'
import { followResults } from './ends.ts'
import { runDay, tellOfMatchDay, type Asking } from './on-day.ts'

type Outcome = MatchFields['outcome']

interface ResultEdit {
  readonly version: number
  readonly outcome: Outcome | null
}

const open: Outcome = { kind: 'open' }

/** The final result; that of a league match stands in the league, whose table follows. */
export async function enterResult(
  tx: Transaction,
  asking: Asking,
  edit: ResultEdit,
): Promise<void> {
  const { actor, eventId } = asking
  await requireMatch(tx, actor, eventId)
  if (!mayRunMatchDay(actor)) throw new AppError('not_allowed')
  const { league } = await requireDay(tx, { teamId: actor.teamId, eventId })
  if (league === null) return enterOutsideLeagues(tx, asking, edit)
  return enterInLeague(tx, asking, { ...edit, ...league })
}

async function enterOutsideLeagues(
  tx: Transaction,
  asking: Asking,
  { version, outcome: after }: ResultEdit,
): Promise<void> {
  const on = await runDay(tx, asking)
  const { version: known, outcome: before } = on.day.result
  if (known !== version) throw new AppError('changed_meanwhile')
  await saveResult(tx, on.key, after)
  if (!isDeepStrictEqual(before, after)) {
    const { teamId, eventId } = on.key
    const writer = { teamId, accountId: asking.actor.accountId, now: asking.now }
    const change = { before: { outcome: before ?? open }, after: { outcome: after ?? open } }
    await insertWritten(tx, writer, [{ of: { eventId }, ...change }])
  }
  await followResults(tx, asking, [{ eventId: asking.eventId, before, after }])
}

/** Leagues are held before events, and those before match days: nobody waits in a circle. */
async function enterInLeague(
  tx: Transaction,
  asking: Asking,
  edit: ResultEdit & { readonly leagueId: string; readonly matchId: string },
): Promise<void> {
  const { matchId, version, outcome } = edit
  const running = await runLeague(tx, asking, edit.leagueId)
  await changeInLeague(tx, running, [{ matchId, version, changes: { outcome: outcome ?? open } }])
  if (outcome === null) return
  const key = { teamId: asking.actor.teamId, eventId: asking.eventId }
  await lockDay(tx, key)
  await endMatches(tx, { teamId: key.teamId, eventIds: [key.eventId] }, asking.now)
  await tellOfMatchDay(tx, { key }, 'result')
}
