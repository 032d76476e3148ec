import { isDeepStrictEqual } from 'node:util'

import type { Happening, NewMatchEvent } from '@touchline/contract/leagues/shapes/match-day/live'
import { startsWhileAnotherRuns } from '@touchline/domain/leagues/match-day/clock'
import { eventKindsOf, mostMatchEvents } from '@touchline/domain/leagues/match-day/events'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import {
  findMarks,
  insertMarks,
  removeMark,
  type ClockMark,
} from '../../queries/match-day/clock-marks.ts'
import {
  countMatchEvents,
  findMatchEvent,
  insertMatchEvents,
  removeMatchEvent,
  saveMatchEvent,
} from '../../queries/match-day/live.ts'
import { findMatchPeople } from '../../queries/match-day/people.ts'
import { insertTrace } from '../../queries/match-day/traces.ts'
import { refused } from '../running.ts'
import { enterDay, refuseTooEarly, tellOfMatchDay, type Asking, type OnDay } from './on-day.ts'

/** Starts and stops the clock. Told twice it counts once; a late word keeps the time of its tap. */
export async function addClockMarks(
  tx: Transaction,
  asking: Asking,
  marks: readonly ClockMark[],
): Promise<OnDay> {
  const on = await enterDay(tx, asking)
  refuseTooEarly(on)
  await refuseOverlap(tx, on, marks)
  const added = await insertMarks(tx, on.key, { ...noting(on), marks })
  if (added > 0) await tellOfMatchDay(tx, on, 'live')
  return on
}

/** A second period cannot start while the first runs. */
async function refuseOverlap(
  tx: Transaction,
  { key, now }: OnDay,
  marks: readonly ClockMark[],
): Promise<void> {
  const known = await findMarks(tx, key)
  const added = marks.filter(({ id }) => known.every((one) => one.id !== id))
  const all = [...known, ...added].map((mark) => ({
    ...mark,
    at: Math.min(Date.parse(mark.at), now.getTime()),
  }))
  const isNew = new Set(added.map(({ id }) => id))
  if (all.some((mark) => isNew.has(mark.id) && startsWhileAnotherRuns(mark, all)))
    throw refused('marks', 'period_running')
}

export async function takeMarkBack(
  tx: Transaction,
  asking: Asking,
  markId: string,
): Promise<OnDay> {
  const on = await enterDay(tx, asking)
  if (!(await removeMark(tx, { ...on.key, markId }, noting(on)))) throw new AppError('not_found')
  await tellOfMatchDay(tx, on, 'live')
  return on
}

/** Notes what happened, in any order. Told twice it counts once; what was taken back stays so. */
export async function addMatchEvents(
  tx: Transaction,
  asking: Asking,
  events: readonly NewMatchEvent[],
): Promise<OnDay> {
  const on = await enterDay(tx, asking)
  refuseTooEarly(on)
  const known = await countMatchEvents(tx, on.key)
  if (known + events.length > mostMatchEvents) throw refused('events', 'match_events_too_many')
  const rosterTeamIds = await requirePossible(tx, on, events)
  const added = await insertMatchEvents(tx, on.key, { ...noting(on), events, rosterTeamIds })
  if (added > 0) await tellOfMatchDay(tx, on, 'live')
  return on
}

interface Correction {
  readonly matchEventId: string
  readonly version: number
  readonly changes: { readonly [Field in keyof Happening]?: Happening[Field] | undefined }
}

/** Corrects what was noted; what stood there is kept. Told twice it counts once, too. */
export async function correctMatchEvent(
  tx: Transaction,
  asking: Asking,
  { matchEventId, version, changes }: Correction,
): Promise<OnDay> {
  const on = await enterDay(tx, asking)
  const key = { ...on.key, matchEventId }
  const before = await findMatchEvent(tx, key)
  if (before === undefined || before.isRemoved) throw new AppError('not_found')
  const given = Object.entries(changes).filter(([, value]) => value !== undefined)
  const event: Happening & typeof before = { ...before, ...Object.fromEntries(given) }
  if (isDeepStrictEqual(event, before)) return on
  if (before.version !== version) throw new AppError('changed_meanwhile')
  const rosterTeamIds = await requirePossible(tx, on, [event])
  await insertTrace(tx, key, { what: 'corrected', before, ...noting(on) })
  await saveMatchEvent(tx, key, { event, rosterTeamIds })
  await tellOfMatchDay(tx, on, 'live')
  return on
}

/** Takes back what was noted; what stood there is kept. */
export async function takeMatchEventBack(
  tx: Transaction,
  asking: Asking,
  matchEventId: string,
): Promise<OnDay> {
  const on = await enterDay(tx, asking)
  const key = { ...on.key, matchEventId }
  const before = await findMatchEvent(tx, key)
  if (before === undefined) throw new AppError('not_found')
  if (before.isRemoved) return on
  await insertTrace(tx, key, { what: 'taken_back', before, ...noting(on) })
  await removeMatchEvent(tx, key, on.now)
  await tellOfMatchDay(tx, on, 'live')
  return on
}

function noting({ actor, now }: OnDay) {
  return { by: actor.accountId, now }
}

/** What is noted belongs to the sport, and names people of the team or its guests alone. */
async function requirePossible(
  tx: Transaction,
  { key, day, now }: OnDay,
  events: readonly Happening[],
): Promise<ReadonlyMap<string, string>> {
  const kinds = eventKindsOf(day.sport)
  const named = events.flatMap(({ member, partner }) =>
    [member, partner].filter((id) => id !== null),
  )
  const people = await findMatchPeople(tx, key, { named, now })
  const rosters = new Map(people.map(({ memberId, rosterTeamId }) => [memberId, rosterTeamId]))
  for (const { kind, side, member, partner } of events) {
    if (!kinds.includes(kind)) throw refused('kind', 'kind_unknown')
    if (side === 'opponent' && (member !== null || partner !== null))
      throw refused('member', 'player_unknown')
    if (member !== null && member === partner) throw refused('partner', 'player_twice')
  }
  if (named.some((id) => !rosters.has(id))) throw refused('member', 'player_unknown')
  return rosters
}
