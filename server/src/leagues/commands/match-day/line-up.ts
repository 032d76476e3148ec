import { isDeepStrictEqual } from 'node:util'

import type { LineUpFields } from '@touchline/contract/leagues/shapes/match-day/line-up'
import {
  mayBePicked,
  mergeLineUps,
  countStarters,
  type LineUpDraft,
} from '@touchline/domain/leagues/match-day/line-up'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { requireDay, requireMatch } from '../../queries/match-day/day.ts'
import {
  findLastLineUp,
  findLineUp,
  saveLineUp as saveWritten,
  savePublication,
} from '../../queries/match-day/line-ups.ts'
import { findMatchPeople } from '../../queries/match-day/people.ts'
import { invalidField } from '../locked-league.ts'
import {
  lockActiveMatchDay,
  announceMatchDay,
  type MatchDayContext,
  type LockedMatchDay,
} from './locked-match-day.ts'

interface LineUpEdit {
  readonly version: number
  readonly was?: LineUpFields | undefined
  readonly lineUp: LineUpFields
}

const none = { formation: null, captain: null, players: [], version: 0, publishedAt: null }

/** Saves a whole line-up; merges edits by two coaches if they differ in players and places. */
export async function saveLineUp(
  tx: Transaction,
  context: MatchDayContext,
  edit: LineUpEdit,
): Promise<void> {
  const locked = await lockActiveMatchDay(tx, context)
  const before = (await findLineUp(tx, locked.key)) ?? none
  const { version, publishedAt: _, ...is } = before
  const after = edit.version === version ? edit.lineUp : merged(is, edit)
  if (version > 0 && isDeepStrictEqual(inOrder(after), inOrder(is))) return
  validateFields(locked, after)
  const rosterTeamIds = await requirePickable(tx, locked, { before: is, after })
  const { accountId: by } = locked.actor
  await saveWritten(tx, locked.key, { lineUp: after, rosterTeamIds, by, now: locked.now })
  await announceMatchDay(tx, locked, 'line_up')
}

function merged(is: LineUpDraft, { was, lineUp: wished }: LineUpEdit): LineUpDraft {
  const merged = was && mergeLineUps({ is, was, wished })
  if (merged === undefined) throw new AppError('changed_meanwhile')
  return merged
}

function inOrder({ formation, captain, players }: LineUpDraft) {
  return {
    formation: formation || null,
    captain,
    players: players.toSorted((one, other) => (one.memberId < other.memberId ? -1 : 1)),
  }
}

function validateFields({ day }: LockedMatchDay, { players }: LineUpDraft): void {
  const places = countStarters(day.sport, day.format)
  if (players.some(({ place }) => place !== null && place >= places))
    throw invalidField('lineUp.players', 'place_unknown')
}

/** Players already in the line-up may stay; new ones must be invited or coming. */
async function requirePickable(
  tx: Transaction,
  { key, now }: LockedMatchDay,
  { before, after }: Record<'before' | 'after', LineUpDraft>,
): Promise<ReadonlyMap<string, string>> {
  const named = before.players.map(({ memberId }) => memberId)
  const people = await findMatchPeople(tx, key, { named, now })
  const byId = new Map(people.map((person) => [person.memberId, person]))
  for (const { memberId } of after.players) {
    const person = byId.get(memberId)
    if (person === undefined) throw invalidField('lineUp.players', 'player_unknown')
    if (!mayBePicked(person) && !named.includes(memberId)) throw new AppError('player_not_coming')
  }
  return new Map(people.map(({ memberId, rosterTeamId }) => [memberId, rosterTeamId]))
}

/** Shows the line-up to the team and notifies them, or makes it a draft again. */
export async function publishLineUp(
  tx: Transaction,
  context: MatchDayContext,
  { version, isPublished }: { readonly version: number; readonly isPublished: boolean },
): Promise<void> {
  const locked = await lockActiveMatchDay(tx, context)
  const lineUp = await findLineUp(tx, locked.key)
  if (lineUp === undefined) throw new AppError('not_found')
  if (lineUp.version !== version) throw new AppError('changed_meanwhile')
  if ((lineUp.publishedAt !== null) === isPublished) return
  await savePublication(tx, locked.key, isPublished ? locked.now : null)
  await announceMatchDay(tx, locked, 'line_up')
  if (!isPublished) return
  const { teamId, eventId } = locked.key
  await announce(tx, {
    name: 'leagues.line_up_published',
    topics: [],
    payload: { teamId, eventId, actorId: locked.actor.accountId },
  })
}

/** The line-up of the previous match, with the players who can be picked this time. */
export async function requireLastLineUp(db: Queryable, { actor, now, eventId }: MatchDayContext) {
  await requireMatch(db, actor, eventId)
  const key = { teamId: actor.teamId, eventId }
  const last = await findLastLineUp(db, key)
  if (last === undefined) return { lineUp: null, leftOut: [] }
  const { sport, format } = await requireDay(db, key)
  const people = await findMatchPeople(db, key, { named: [], now })
  const pickable = new Set(people.filter(mayBePicked).map(({ memberId }) => memberId))
  const places = countStarters(sport, format)
  const { formation, captain } = last
  const players = last.players
    .filter(({ memberId }) => pickable.has(memberId))
    .map((player) =>
      player.place === null || player.place < places ? player : { ...player, place: null },
    )
  const isThere = (id: string | null) => players.some(({ memberId }) => memberId === id)
  return {
    lineUp: { formation, captain: isThere(captain) ? captain : null, players },
    leftOut: last.players
      .map(({ memberId }) => memberId)
      .filter((memberId) => !pickable.has(memberId)),
  }
}
