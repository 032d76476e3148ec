import { isDeepStrictEqual } from 'node:util'

import type {
  MatchHappening,
  NewMatchEvent,
} from '@touchline/contract/leagues/shapes/match-day/live'
import { overlapsRunningPeriod } from '@touchline/domain/leagues/match-day/clock'
import { eventKindsForSport, maxMatchEvents } from '@touchline/domain/leagues/match-day/events'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import {
  findMarks,
  insertMarks,
  removeMark,
  type ClockMark,
} from '../../queries/match-day/clock-marks.ts'
import { insertEventChange } from '../../queries/match-day/event-history.ts'
import {
  countMatchEvents,
  findMatchEvent,
  insertMatchEvents,
  removeMatchEvent,
  saveMatchEvent,
} from '../../queries/match-day/live.ts'
import { findMatchPeople } from '../../queries/match-day/people.ts'
import { invalidField } from '../locked-league.ts'
import {
  lockMatchDayForEntry,
  refuseTooEarly,
  announceMatchDay,
  type MatchDayContext,
  type LockedMatchDay,
} from './locked-match-day.ts'

/** Starts and stops the clock. Ignores repeated ids; late entries keep the time of the tap. */
export async function addClockMarks(
  tx: Transaction,
  context: MatchDayContext,
  marks: readonly ClockMark[],
): Promise<LockedMatchDay> {
  const locked = await lockMatchDayForEntry(tx, context)
  refuseTooEarly(locked)
  await refuseOverlap(tx, locked, marks)
  const added = await insertMarks(tx, locked.key, { ...authorOf(locked), marks })
  if (added > 0) await announceMatchDay(tx, locked, 'live')
  return locked
}

/** A second period cannot start while the first runs. */
async function refuseOverlap(
  tx: Transaction,
  { key, now }: LockedMatchDay,
  marks: readonly ClockMark[],
): Promise<void> {
  const known = await findMarks(tx, key)
  const added = marks.filter(({ id }) => known.every((one) => one.id !== id))
  const all = [...known, ...added].map((mark) => ({
    ...mark,
    at: Math.min(Date.parse(mark.at), now.getTime()),
  }))
  const isNew = new Set(added.map(({ id }) => id))
  if (all.some((mark) => isNew.has(mark.id) && overlapsRunningPeriod(mark, all)))
    throw invalidField('marks', 'period_running')
}

export async function removeClockMark(
  tx: Transaction,
  context: MatchDayContext,
  markId: string,
): Promise<LockedMatchDay> {
  const locked = await lockMatchDayForEntry(tx, context)
  if (!(await removeMark(tx, { ...locked.key, markId }, authorOf(locked))))
    throw new AppError('not_found')
  await announceMatchDay(tx, locked, 'live')
  return locked
}

/** Adds match events in any order. A repeated id is ignored, also of a deleted event. */
export async function addMatchEvents(
  tx: Transaction,
  context: MatchDayContext,
  events: readonly NewMatchEvent[],
): Promise<LockedMatchDay> {
  const locked = await lockMatchDayForEntry(tx, context)
  refuseTooEarly(locked)
  const known = await countMatchEvents(tx, locked.key)
  if (known + events.length > maxMatchEvents) throw invalidField('events', 'match_events_too_many')
  const rosterTeamIds = await requireValidEvents(tx, locked, events)
  const added = await insertMatchEvents(tx, locked.key, {
    ...authorOf(locked),
    events,
    rosterTeamIds,
  })
  if (added > 0) await announceMatchDay(tx, locked, 'live')
  return locked
}

interface Correction {
  readonly matchEventId: string
  readonly version: number
  readonly changes: { readonly [Field in keyof MatchHappening]?: MatchHappening[Field] | undefined }
}

/** Corrects a match event and keeps the earlier version; a repeated correction counts once. */
export async function changeMatchEvent(
  tx: Transaction,
  context: MatchDayContext,
  { matchEventId, version, changes }: Correction,
): Promise<LockedMatchDay> {
  const locked = await lockMatchDayForEntry(tx, context)
  const key = { ...locked.key, matchEventId }
  const before = await findMatchEvent(tx, key)
  if (before === undefined || before.isRemoved) throw new AppError('not_found')
  const changed = Object.entries(changes).filter(([, value]) => value !== undefined)
  const event: MatchHappening & typeof before = { ...before, ...Object.fromEntries(changed) }
  if (isDeepStrictEqual(event, before)) return locked
  if (before.version !== version) throw new AppError('changed_meanwhile')
  const rosterTeamIds = await requireValidEvents(tx, locked, [event])
  await insertEventChange(tx, key, { what: 'corrected', before, ...authorOf(locked) })
  await saveMatchEvent(tx, key, { event, rosterTeamIds })
  await announceMatchDay(tx, locked, 'live')
  return locked
}

/** Deletes a match event; the history keeps it. */
export async function deleteMatchEvent(
  tx: Transaction,
  context: MatchDayContext,
  matchEventId: string,
): Promise<LockedMatchDay> {
  const locked = await lockMatchDayForEntry(tx, context)
  const key = { ...locked.key, matchEventId }
  const before = await findMatchEvent(tx, key)
  if (before === undefined) throw new AppError('not_found')
  if (before.isRemoved) return locked
  await insertEventChange(tx, key, { what: 'taken_back', before, ...authorOf(locked) })
  await removeMatchEvent(tx, key, locked.now)
  await announceMatchDay(tx, locked, 'live')
  return locked
}

function authorOf({ actor, now }: LockedMatchDay) {
  return { by: actor.accountId, now }
}

/** Kinds must belong to the sport, players to the team or its guests. */
async function requireValidEvents(
  tx: Transaction,
  { key, day, now }: LockedMatchDay,
  events: readonly MatchHappening[],
): Promise<ReadonlyMap<string, string>> {
  const kinds = eventKindsForSport(day.sport)
  const named = events.flatMap(({ member, partner }) =>
    [member, partner].filter((id) => id !== null),
  )
  const people = await findMatchPeople(tx, key, { named, now })
  const rosters = new Map(people.map(({ memberId, rosterTeamId }) => [memberId, rosterTeamId]))
  for (const { kind, side, member, partner } of events) {
    if (!kinds.includes(kind)) throw invalidField('kind', 'kind_unknown')
    if (side === 'opponent' && (member !== null || partner !== null))
      throw invalidField('member', 'player_unknown')
    if (member !== null && member === partner) throw invalidField('partner', 'player_twice')
  }
  if (named.some((id) => !rosters.has(id))) throw invalidField('member', 'player_unknown')
  return rosters
}
