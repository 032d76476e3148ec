import { isAccompanied } from '@touchline/domain/messages/company'
import type { ConversationParticipant } from '@touchline/domain/messages/participants'
import { mayWrite } from '@touchline/domain/messages/permissions'
import type { Actor, ActorContext } from '@touchline/domain/teams/actor'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { findParticipants, type ParticipantsKey } from '../queries/participants.ts'
import type { OwnPlace } from '../queries/places.ts'

export interface ConversationContext extends ActorContext {
  readonly conversationId: string
}

/** Why the actor can't write now; undefined if they can. */
export function writeRefusal(
  actor: Actor,
  place: OwnPlace,
  participants: readonly ConversationParticipant[],
): 'staff_only' | 'guardian_needed' | undefined {
  if (!mayWrite(actor, place)) return 'staff_only'
  return isAccompanied(place.kind, participants) ? undefined : 'guardian_needed'
}

/**
 * Returns the people of a conversation if the actor may write: only staff in announcements, and
 * never if others left and a minor would be alone with an adult.
 */
export async function requireMayWrite(
  db: Queryable,
  { actor, conversationId, now }: ConversationContext,
  place: OwnPlace,
): Promise<readonly ConversationParticipant[]> {
  const participants = await findParticipants(db, { teamId: actor.teamId, conversationId, now })
  const refusal = writeRefusal(actor, place, participants)
  if (refusal === 'guardian_needed') throw new AppError('guardian_needed')
  if (refusal === 'staff_only') throw new AppError('not_allowed')
  return participants
}

/** Reactions and votes are contact too, so a minor alone with an adult gets none. */
export async function requireAccompanied(
  db: Queryable,
  { actor, conversationId, now }: ConversationContext,
  { kind }: OwnPlace,
): Promise<void> {
  const participants = await findParticipants(db, { teamId: actor.teamId, conversationId, now })
  if (!isAccompanied(kind, participants)) throw new AppError('guardian_needed')
}

interface MessageEvent {
  readonly name: string
  readonly topics: readonly string[]
  readonly message: { readonly id: string; readonly seq: number }
}

/** Announces a message; payloads hold only ids. */
export async function announceMessage(
  tx: Transaction,
  { actor, conversationId }: ConversationContext,
  { name, topics, message }: MessageEvent,
): Promise<void> {
  const { teamId, accountId: actorId } = actor
  const payload = { teamId, conversationId, messageId: message.id, seq: message.seq, actorId }
  await announce(tx, { name, topics, payload })
}

/** Topics of a conversation's people; team conversations use the team's topic. */
export function topicsOf(
  { actor }: { readonly actor: Pick<Actor, 'teamId'> },
  { kind }: Pick<OwnPlace, 'kind'>,
  participants: readonly ConversationParticipant[],
): readonly string[] {
  if (kind === 'team') return [`team:${actor.teamId}`]
  return participants.map(({ accountId }) => `inbox:${accountId}`)
}

/** Topics of the people currently in the conversation. */
export async function findTopics(
  db: Queryable,
  context: ConversationContext,
  place: Pick<OwnPlace, 'kind'>,
): Promise<readonly string[]> {
  const { actor, conversationId, now } = context
  return findTopicsOf(db, { teamId: actor.teamId, conversationId, now }, place.kind)
}

/** Topics of a conversation the caller needn't be in. */
export async function findTopicsOf(
  db: Queryable,
  key: ParticipantsKey,
  kind: OwnPlace['kind'],
): Promise<readonly string[]> {
  const participants = kind === 'team' ? [] : await findParticipants(db, key)
  return topicsOf({ actor: key }, { kind }, participants)
}
