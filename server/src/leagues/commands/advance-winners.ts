import type { KnockOut } from '@touchline/contract/leagues/shapes/knock-out'
import { knockOut } from '@touchline/domain/leagues/knock-out'
import {
  planKnockOutChanges,
  type MatchToCreate,
  type KnockOutState,
} from '@touchline/domain/leagues/knock-out-results'
import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'

import { findKnockOuts } from '../queries/knock-outs.ts'
import {
  deleteMatches,
  findMatches,
  saveMatches,
  toStoredMatch,
  type MatchRow,
} from '../queries/matches.ts'
import { dropMatchEvents } from './drop-match-events.ts'
import { keyOf, type LockedLeague } from './locked-league.ts'
import { syncEvents, type MatchesChange } from './sync-events.ts'
import { withDefaults } from './with-defaults.ts'

/** Creates or updates the next matches of every knock-out after results were saved. */
export async function advanceWinners(tx: Transaction, locked: LockedLeague): Promise<void> {
  const key = keyOf(locked)
  const knockOuts = await findKnockOuts(tx, key)
  if (knockOuts.length === 0) return
  const matches = await findMatches(tx, key)
  for (const cup of knockOuts) await advanceIn(tx, locked, { cup, matches })
}

interface Cup {
  readonly cup: KnockOut
  readonly matches: readonly MatchRow[]
}

async function advanceIn(
  tx: Transaction,
  locked: LockedLeague,
  { cup, matches }: Cup,
): Promise<void> {
  const own = new Map(
    matches.filter(({ stage }) => stage === cup.stage).map((match) => [match.id, match]),
  )
  const { due, changed, unwanted } = planKnockOutChanges(stateOf(cup, [...own.values()]))
  if (unwanted.length > 0) {
    const eventIds = unwanted.flatMap((id) => own.get(id)?.eventId ?? [])
    await dropMatchEvents(tx, locked, eventIds)
    await deleteMatches(tx, keyOf(locked), unwanted)
  }
  const changes = [
    ...changed.flatMap((wanted) => changeOf(locked, own.get(wanted.matchId), wanted)),
    ...due.map((wanted) => ({ before: undefined, after: dueIn(locked, cup, wanted) })),
  ]
  if (changes.length > 0)
    await saveMatches(tx, keyOf(locked), await syncEvents(tx, locked, changes))
}

function stateOf(cup: KnockOut, matches: readonly MatchRow[]): KnockOutState {
  return {
    ties: knockOut(cup),
    legs: cup.legs,
    matches: Map.groupBy(matches, ({ tie }) => tie ?? ''),
    rules: cup,
  }
}

/** With other teams the venue changes too, so it is cleared. */
function changeOf(
  locked: LockedLeague,
  match: MatchRow | undefined,
  { home, away }: MatchToCreate,
): MatchesChange[] {
  if (match === undefined) return []
  const before = toStoredMatch(match)
  const place = match.isNeutral ? {} : { venueId: null, venue: null }
  return [
    { before, after: { ...before, ...withDefaults(locked, { ...before, ...place, home, away }) } },
  ]
}

function dueIn(
  locked: LockedLeague,
  { stage, days }: KnockOut,
  { tie, leg, home, away }: MatchToCreate,
): MatchesChange['after'] {
  const day = days.find((one) => one.round === tie.round && one.leg === leg)
  const match = withDefaults(locked, {
    round: tie.round,
    stage,
    home,
    away,
    date: day?.date ?? null,
    time: day?.time ?? null,
    isNeutral: false,
    venueId: null,
    venue: null,
    outcome: { kind: 'open' },
    note: null,
  })
  return { ...match, id: newId(), eventId: null, tie: tie.id }
}
