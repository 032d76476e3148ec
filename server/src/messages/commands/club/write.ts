import type {
  ClubAudience,
  ClubAudiencePreview,
  NewClubMessage,
  SentClubMessage,
} from '@touchline/contract/messages/shapes/club'
import { maxConversationsAnHour } from '@touchline/domain/messages/conversations'
import { v7 as newId } from 'uuid'

import type { ClubReader } from '#server/clubs/queries/members.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { dropConversation, findGroupSent } from '../../queries/groups.ts'
import { countStarted } from '../../queries/starting.ts'
import { topicsOf } from '../place.ts'
import { sendMessage } from '../send.ts'
import { startRefusal, createOrFindConversation } from '../set-up.ts'
import { partsOf, type TeamPart } from './audience.ts'
import { previewOf, type StartedConversation } from './reach.ts'

const hour = 3_600_000

/**
 * Writes to several teams of a club, or to its members: an announcement per team, linked as a group
 * so that each person reads it and is notified once.
 */
export async function writeToClub(
  tx: Transaction,
  reader: ClubReader,
  { audience, subject, clientId, words }: Omit<NewClubMessage, 'clubId'>,
): Promise<SentClubMessage> {
  const { accountId, clubId, now } = reader
  const before = await findGroupSent(tx, { accountId, clubId, clientId })
  if (before !== undefined) return before
  const anHourAgo = new Date(now.getTime() - hour)
  if ((await countStarted(tx, accountId, anHourAgo)) >= maxConversationsAnHour)
    throw new AppError('too_many_requests', { retryAfterSeconds: hour / 1000 })

  const { parts } = await partsOf(tx, reader, audience)
  const startedParts = await begin(tx, { now, subject }, parts)
  if (startedParts.length === 0)
    throw new AppError('invalid_input', { fields: { audience: 'nobody_reached' } })
  for (const part of startedParts) {
    const { actor, conversationId, meant, participants } = part
    await announce(tx, {
      name: 'messages.started',
      topics: topicsOf({ actor }, meant, participants),
      payload: { teamId: actor.teamId, conversationId, actorId: accountId },
    })
    await sendMessage(
      tx,
      { actor, conversationId, now },
      { clientId, words, replyTo: null, mentions: [], files: [], poll: null },
    )
  }
  return {
    conversations: startedParts.map(({ actor, conversationId }) => ({
      teamId: actor.teamId,
      conversationId,
    })),
  }
}

/** Previews by sending in a transaction that is rolled back, so that the preview can't differ. */
export async function previewToClub(
  database: Database,
  reader: ClubReader,
  audience: ClubAudience,
): Promise<ClubAudiencePreview> {
  const trial = await database.startTransaction().execute()
  try {
    const { parts, teamless } = await partsOf(trial, reader, audience)
    const startedParts = await begin(trial, { now: reader.now, subject: null }, parts)
    return previewOf(reader, { parts, startedParts, teamless })
  } finally {
    await trial.rollback().execute()
  }
}

interface Beginning {
  readonly now: Date
  readonly subject: string | null
}

/** Starts a conversation in each team where someone can be reached. */
async function begin(
  tx: Transaction,
  { now, subject }: Beginning,
  parts: readonly TeamPart[],
): Promise<readonly StartedConversation[]> {
  const groupId = newId()
  const startedParts: StartedConversation[] = []
  for (const { actor, audience } of parts) {
    if (audience.kind === 'people' && audience.memberIds.length === 0) continue
    const wanted = { audience, subject, isAnnouncement: true, groupId }
    const {
      conversationId,
      audience: meant,
      participants,
    } = await createOrFindConversation(tx, { actor, now }, wanted)
    // Without reachable people, the conversation is dropped.
    if (startRefusal(meant, participants, actor.accountId) === undefined)
      startedParts.push({ actor, conversationId, meant, participants })
    else await dropConversation(tx, { teamId: actor.teamId, conversationId })
  }
  return startedParts
}
