import type { AudiencePreview } from '@touchline/contract/messages/shapes/conversation'
import { isDisturbedByMessage } from '@touchline/domain/accounts/readers'
import { mayStart } from '@touchline/domain/messages/permissions'
import type { ActorContext } from '@touchline/domain/teams/actor'

import { findReaders } from '#server/accounts/queries/readers.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'

import type { ParticipantsKey } from '../queries/participants.ts'
import { findChosen, findMutedAccounts } from '../queries/starting.ts'
import {
  isTooYoung,
  startRefusal,
  createOrFindConversation,
  type ConversationInput,
} from './set-up.ts'

/** Previews by starting in a transaction that is rolled back, so that the preview can't differ. */
export async function previewStart(
  database: Database,
  starting: ActorContext,
  question: Omit<ConversationInput, 'subject'>,
): Promise<AudiencePreview> {
  const trial = await database.startTransaction().execute()
  try {
    // A subject forces a new conversation, so existing ones stay untouched.
    return await tried(trial, starting, { ...question, subject: 'preview' })
  } finally {
    await trial.rollback().execute()
  }
}

async function tried(tx: Transaction, starting: ActorContext, wanted: ConversationInput) {
  const { actor, now } = starting
  const { audience } = wanted
  const none = { people: 0, disturbed: 0, guardians: 0, missing: [], insteadOf: [] }
  if (!mayStart(actor, wanted)) return { ...none, refusal: 'not_allowed' as const }
  if (await isTooYoung(tx, starting, audience)) return { ...none, refusal: 'too_young' as const }

  const {
    conversationId,
    audience: meant,
    participants,
  } = await createOrFindConversation(tx, starting, wanted)
  const others = participants.filter(({ accountId }) => accountId !== actor.accountId)
  const adults = others.filter(({ isYoung }) => !isYoung).map(({ accountId }) => accountId)
  const memberIds = audience.kind === 'people' ? audience.memberIds : []
  const chosen = await findChosen(tx, { teamId: actor.teamId, now }, memberIds)
  const reached = new Set(
    participants.flatMap((participant) => [participant.memberId, ...participant.childIds]),
  )
  return {
    people: others.length,
    disturbed: await countDisturbed(tx, { teamId: actor.teamId, conversationId, now }, adults),
    guardians: others.filter(
      (participant) => participant.memberId === undefined && participant.childIds.length > 0,
    ).length,
    missing: chosen.filter(({ id }) => !reached.has(id)).map(({ name }) => name),
    insteadOf: chosen
      .filter(({ id, isYoung }) => isYoung && reached.has(id))
      .map(({ name }) => name),
    refusal: startRefusal(meant, participants, actor.accountId) ?? null,
  }
}

/**
 * How many would be notified now, by the same rules as sending: without people who muted it, are in
 * quiet hours or reached today's limit.
 */
async function countDisturbed(
  tx: Transaction,
  { now, ...key }: ParticipantsKey,
  accountIds: readonly string[],
): Promise<number> {
  const muters = await findMutedAccounts(tx, key, accountIds)
  const readers = await findReaders(tx, accountIds, { teamId: key.teamId, now })
  return accountIds.filter(
    (accountId) => !muters.has(accountId) && isDisturbedByMessage(readers.get(accountId), now),
  ).length
}
