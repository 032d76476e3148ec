import { createHash } from 'node:crypto'

import { isAccompanied } from '@touchline/domain/messages/company'
import type { Audience, KeptAudience } from '@touchline/domain/messages/conversations'
import type { ConversationParticipant } from '@touchline/domain/messages/participants'
import { asksStaff, isByName, mayStart } from '@touchline/domain/messages/permissions'
import type { ActorContext } from '@touchline/domain/teams/actor'
import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { findParticipants } from '../queries/participants.ts'
import { findStaffToAsk } from '../queries/staff.ts'
import {
  areRecipientsValid,
  isYoungMember,
  findStarter,
  insertConversation,
  insertPeople,
  type NamedPerson,
} from '../queries/starting.ts'
import { findSenderToAsk } from './sender.ts'

export interface ConversationInput {
  readonly audience: Audience
  readonly subject: string | null
  readonly isAnnouncement: boolean
  /** Links the conversations of one message to several teams. */
  readonly groupId?: string
}

/**
 * Creates a conversation, or finds the one with the same people, if permitted. Returns recipients
 * and people.
 */
export async function createOrFindConversation(
  tx: Transaction,
  starting: ActorContext,
  wanted: ConversationInput,
) {
  const { actor, now } = starting
  const subject = wanted.subject || null
  const { teamId, accountId } = actor
  if (!mayStart(actor, wanted)) throw new AppError('not_allowed')
  if (await isTooYoung(tx, starting, wanted.audience)) throw new AppError('guardian_needed')
  const { audience, managers } = await meantBy(tx, starting, wanted.audience)
  if (!(await areRecipientsValid(tx, actor, audience)))
    throw new AppError('invalid_input', { fields: { audience: 'unknown' } })

  const starter = await findStarter(tx, actor)
  const people = [starter, ...namedIn(audience), ...managers]
  const isOwn = subject !== null || wanted.groupId !== undefined
  const audienceKey = isOwn ? null : keyOf({ ...wanted, audience }, people)
  const conversationId = await insertConversation(tx, {
    teamId,
    conversationId: newId(),
    audience,
    subject,
    isAnnouncement: wanted.isAnnouncement,
    audienceKey,
    groupId: wanted.groupId ?? null,
    accountId,
    now,
  })
  await insertPeople(tx, { teamId, conversationId }, people)
  return {
    conversationId,
    audience,
    participants: await findParticipants(tx, { teamId, conversationId, now }),
  }
}

/** Why it can't be started; undefined if it can. */
export function startRefusal(
  { kind }: KeptAudience,
  participants: readonly ConversationParticipant[],
  accountId: string,
): 'guardian_needed' | 'nobody' | undefined {
  if (!participants.some((participant) => participant.accountId !== accountId)) return 'nobody'
  return isAccompanied(kind, participants) ? undefined : 'guardian_needed'
}

/** People under 16 may not write to people by name or to staff; their parents do. */
export async function isTooYoung(
  tx: Transaction,
  { actor, now }: ActorContext,
  audience: Audience,
): Promise<boolean> {
  const { teamId, memberId } = actor
  if (!isByName(actor, audience) || memberId === undefined) return false
  return isYoungMember(tx, { teamId, memberId }, now)
}

/**
 * Resolves the recipients. Questions to staff go to each of them and to the club's managers, as do
 * answers to a sender who left.
 */
async function meantBy(
  tx: Transaction,
  starting: ActorContext,
  audience: Audience,
): Promise<{ readonly audience: KeptAudience; readonly managers: readonly NamedPerson[] }> {
  if (audience.kind !== 'sender' && !asksStaff(starting.actor, audience))
    return { audience, managers: [] }
  const { memberIds, managerIds } =
    audience.kind === 'sender'
      ? await findSenderToAsk(tx, starting, audience.conversationId)
      : await findStaffToAsk(tx, starting)
  return {
    audience: { kind: 'people', memberIds, guardianIds: [] },
    managers: managerIds.map((accountId) => ({ memberId: null, guardianId: null, accountId })),
  }
}

function namedIn(audience: KeptAudience): readonly NamedPerson[] {
  if (audience.kind !== 'people') return []
  const nobody = { memberId: null, guardianId: null, accountId: null }
  return [
    ...audience.memberIds.map((memberId) => ({ ...nobody, memberId })),
    ...audience.guardianIds.map((guardianId) => ({ ...nobody, guardianId })),
  ]
}

/** A key that is equal for the same people in any order. */
function keyOf(
  {
    audience,
    isAnnouncement,
  }: Pick<ConversationInput, 'isAnnouncement'> & { audience: KeptAudience },
  people: readonly NamedPerson[],
): string {
  const manner = isAnnouncement ? 'announcement' : 'talk'
  if (audience.kind === 'team') return `${manner} team`
  if (audience.kind === 'role') return `${manner} role ${audience.role}`
  if (audience.kind === 'event') return `${manner} event ${audience.eventId}`
  const ids = people.map((one) => one.memberId ?? one.guardianId ?? one.accountId)
  const sorted = [...new Set(ids)]
    .map(String)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .join(' ')
  return `${manner} people ${createHash('sha256').update(sorted).digest('base64url')}`
}
