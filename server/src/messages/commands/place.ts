import { isAccompanied } from '@touchline/domain/messages/company'
import { mayWrite } from '@touchline/domain/messages/permissions'
import type { StaffedSeat } from '@touchline/domain/messages/seats'
import type { Actor } from '@touchline/domain/teams/actor'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import type { OwnPlace } from '../queries/places.ts'
import { findSeats, type SeatsKey } from '../queries/seats.ts'

/** Who does something in a conversation, and when. */
export interface Doing {
  readonly actor: Actor
  readonly conversationId: string
  readonly now: Date
}

/** Why somebody cannot write now; undefined: they can. */
export function refusalOf(
  actor: Actor,
  place: OwnPlace,
  seats: readonly StaffedSeat[],
): 'staff_only' | 'guardian_needed' | undefined {
  if (!mayWrite(actor, place)) return 'staff_only'
  return isAccompanied(place.kind, seats) ? undefined : 'guardian_needed'
}

/**
 * Everybody in the conversation, when one may write there now: not in an announcement of staff, and
 * nobody under age is left alone with an adult, whoever has gone since it began.
 */
export async function requireVoice(
  db: Queryable,
  { actor, conversationId, now }: Doing,
  place: OwnPlace,
): Promise<readonly StaffedSeat[]> {
  const seats = await findSeats(db, { teamId: actor.teamId, conversationId, now })
  const refusal = refusalOf(actor, place, seats)
  if (refusal === 'guardian_needed') throw new AppError('guardian_needed')
  if (refusal === 'staff_only') throw new AppError('not_allowed')
  return seats
}

/** The same for what is no word: a reaction or a vote is contact, too. */
export async function requireCompany(
  db: Queryable,
  { actor, conversationId, now }: Doing,
  { kind }: OwnPlace,
): Promise<void> {
  const seats = await findSeats(db, { teamId: actor.teamId, conversationId, now })
  if (!isAccompanied(kind, seats)) throw new AppError('guardian_needed')
}

interface Told {
  readonly name: string
  readonly topics: readonly string[]
  readonly message: { readonly id: string; readonly seq: number }
}

/** Tells of a message: ids alone. */
export async function tellOf(
  tx: Transaction,
  { actor, conversationId }: Doing,
  { name, topics, message }: Told,
): Promise<void> {
  const { teamId, accountId: actorId } = actor
  const payload = { teamId, conversationId, messageId: message.id, seq: message.seq, actorId }
  await announce(tx, { name, topics, payload })
}

/** Where those in a conversation listen; in one of the whole team everybody of it listens anyway. */
export function topicsOf(
  { actor }: { readonly actor: Pick<Doing['actor'], 'teamId'> },
  { kind }: Pick<OwnPlace, 'kind'>,
  seats: readonly StaffedSeat[],
): readonly string[] {
  if (kind === 'team') return [`team:${actor.teamId}`]
  return seats.map(({ accountId }) => `inbox:${accountId}`)
}

/** The same, of those who are in it now. */
export async function findTopics(
  db: Queryable,
  doing: Doing,
  place: Pick<OwnPlace, 'kind'>,
): Promise<readonly string[]> {
  const { actor, conversationId, now } = doing
  return findTopicsOf(db, { teamId: actor.teamId, conversationId, now }, place.kind)
}

/** The same, of a conversation one need not be in. */
export async function findTopicsOf(
  db: Queryable,
  key: SeatsKey,
  kind: OwnPlace['kind'],
): Promise<readonly string[]> {
  const seats = kind === 'team' ? [] : await findSeats(db, key)
  return topicsOf({ actor: key }, { kind }, seats)
}
