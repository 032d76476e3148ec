import type { KnockOut } from '@touchline/contract/leagues/shapes/knock-out'
import { knockOut } from '@touchline/domain/leagues/knock-out'
import {
  movesUp,
  type DueMatch,
  type KnockOutState,
} from '@touchline/domain/leagues/knock-out-results'
import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'

import { findKnockOuts } from '../queries/knock-outs.ts'
import {
  deleteMatches,
  findMatches,
  saveMatches,
  writtenOf,
  type MatchRow,
} from '../queries/matches.ts'
import { dropMatchEvents } from './drop-match-events.ts'
import { followMatches, type Change } from './our-events.ts'
import { keyOf, type Running } from './running.ts'
import { usual } from './usual.ts'

/** Lets the winners of every knock-out play their next match, after results were written. */
export async function moveUp(tx: Transaction, running: Running): Promise<void> {
  const key = keyOf(running)
  const knockOuts = await findKnockOuts(tx, key)
  if (knockOuts.length === 0) return
  const matches = await findMatches(tx, key)
  for (const cup of knockOuts) await moveUpIn(tx, running, { cup, matches })
}

interface Cup {
  readonly cup: KnockOut
  readonly matches: readonly MatchRow[]
}

async function moveUpIn(tx: Transaction, running: Running, { cup, matches }: Cup): Promise<void> {
  const own = new Map(
    matches.filter(({ stage }) => stage === cup.stage).map((match) => [match.id, match]),
  )
  const { due, changed, unwanted } = movesUp(stateOf(cup, [...own.values()]))
  if (unwanted.length > 0) {
    const eventIds = unwanted.flatMap((id) => own.get(id)?.eventId ?? [])
    await dropMatchEvents(tx, running, eventIds)
    await deleteMatches(tx, keyOf(running), unwanted)
  }
  const changes = [
    ...changed.flatMap((wanted) => changeOf(running, own.get(wanted.matchId), wanted)),
    ...due.map((wanted) => ({ before: undefined, after: dueIn(running, cup, wanted) })),
  ]
  if (changes.length > 0)
    await saveMatches(tx, keyOf(running), await followMatches(tx, running, changes))
}

function stateOf(cup: KnockOut, matches: readonly MatchRow[]): KnockOutState {
  return {
    ties: knockOut(cup),
    legs: cup.legs,
    matches: Map.groupBy(matches, ({ tie }) => tie ?? ''),
    rules: cup,
  }
}

/** Others play it; where it is played is theirs to say. */
function changeOf(
  running: Running,
  match: MatchRow | undefined,
  { home, away }: DueMatch,
): Change[] {
  if (match === undefined) return []
  const before = writtenOf(match)
  const place = match.isNeutral ? {} : { venueId: null, venue: null }
  return [{ before, after: { ...before, ...usual(running, { ...before, ...place, home, away }) } }]
}

function dueIn(
  running: Running,
  { stage, days }: KnockOut,
  { tie, leg, home, away }: DueMatch,
): Change['after'] {
  const day = days.find((one) => one.round === tie.round && one.leg === leg)
  const match = usual(running, {
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
