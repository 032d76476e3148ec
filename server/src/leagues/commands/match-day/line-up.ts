import { isDeepStrictEqual } from 'node:util'

import type { LineUpFields } from '@touchline/contract/leagues/shapes/match-day/line-up'
import {
  mayBePicked,
  mergedLineUp,
  startersOf,
  type WrittenLineUp,
} from '@touchline/domain/leagues/match-day/line-up'
import { mayRunMatchDay } from '@touchline/domain/leagues/permissions'

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
import { refused } from '../running.ts'
import { runDay, tellOfMatchDay, type Asking, type OnDay } from './on-day.ts'

interface LineUpEdit {
  readonly version: number
  readonly was?: LineUpFields | undefined
  readonly lineUp: LineUpFields
}

const none = { formation: null, captain: null, players: [], version: 0, publishedAt: null }

/** Saves a line-up whole. What two coaches change at once both stays, or the second is told. */
export async function saveLineUp(tx: Transaction, asking: Asking, edit: LineUpEdit): Promise<void> {
  const on = await runDay(tx, asking)
  const before = (await findLineUp(tx, on.key)) ?? none
  const { version, publishedAt: _, ...is } = before
  const after = edit.version === version ? edit.lineUp : laidOver(is, edit)
  if (version > 0 && isDeepStrictEqual(inOrder(after), inOrder(is))) return
  refuseUnknownPlaces(on, after)
  const rosterTeamIds = await requirePickable(tx, on, { before: is, after })
  const { accountId: by } = on.actor
  await saveWritten(tx, on.key, { lineUp: after, rosterTeamIds, by, now: on.now })
  await tellOfMatchDay(tx, on, 'line_up')
}

function laidOver(is: WrittenLineUp, { was, lineUp: wished }: LineUpEdit): WrittenLineUp {
  const merged = was && mergedLineUp({ is, was, wished })
  if (merged === undefined) throw new AppError('changed_meanwhile')
  return merged
}

function inOrder({ formation, captain, players }: WrittenLineUp) {
  return {
    formation: formation || null,
    captain,
    players: players.toSorted((one, other) => (one.memberId < other.memberId ? -1 : 1)),
  }
}

function refuseUnknownPlaces({ day }: OnDay, { players }: WrittenLineUp): void {
  const places = startersOf(day.sport, day.format)
  if (players.some(({ place }) => place !== null && place >= places))
    throw refused('lineUp.players', 'place_unknown')
}

/** Who stood there before may stay; whoever is new has to be asked, or to come. */
async function requirePickable(
  tx: Transaction,
  { key, now }: OnDay,
  { before, after }: Record<'before' | 'after', WrittenLineUp>,
): Promise<ReadonlyMap<string, string>> {
  const named = before.players.map(({ memberId }) => memberId)
  const people = await findMatchPeople(tx, key, { named, now })
  const byId = new Map(people.map((person) => [person.memberId, person]))
  for (const { memberId } of after.players) {
    const person = byId.get(memberId)
    if (person === undefined) throw refused('lineUp.players', 'player_unknown')
    if (!mayBePicked(person) && !named.includes(memberId)) throw new AppError('player_not_coming')
  }
  return new Map(people.map(({ memberId, rosterTeamId }) => [memberId, rosterTeamId]))
}

/** Shows the line-up to the team, who hears of it, or makes it a draft again. */
export async function publishLineUp(
  tx: Transaction,
  asking: Asking,
  { version, isPublished }: { readonly version: number; readonly isPublished: boolean },
): Promise<void> {
  const on = await runDay(tx, asking)
  const lineUp = await findLineUp(tx, on.key)
  if (lineUp === undefined) throw new AppError('not_found')
  if (lineUp.version !== version) throw new AppError('changed_meanwhile')
  if ((lineUp.publishedAt !== null) === isPublished) return
  await savePublication(tx, on.key, isPublished ? on.now : null)
  await tellOfMatchDay(tx, on, 'line_up')
  if (!isPublished) return
  const { teamId, eventId } = on.key
  await announce(tx, {
    name: 'leagues.line_up_published',
    topics: [],
    payload: { teamId, eventId, actorId: on.actor.accountId },
  })
}

/** The line-up of the match before, of those who may be picked this time. */
export async function requireLastLineUp(db: Queryable, { actor, now, eventId }: Asking) {
  await requireMatch(db, actor, eventId)
  if (!mayRunMatchDay(actor)) throw new AppError('not_allowed')
  const key = { teamId: actor.teamId, eventId }
  const last = await findLastLineUp(db, key)
  if (last === undefined) return { lineUp: null, leftOut: [] }
  const { sport, format } = await requireDay(db, key)
  const people = await findMatchPeople(db, key, { named: [], now })
  const pickable = new Set(people.filter(mayBePicked).map(({ memberId }) => memberId))
  const places = startersOf(sport, format)
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
