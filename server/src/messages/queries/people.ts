import type {
  ConversationPage,
  ConversationPerson,
} from '@touchline/contract/messages/shapes/conversation'
import type { ConversationParticipant } from '@touchline/domain/messages/participants'
import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { nameOfAccount } from '#server/teams/queries/names.ts'

import { filesOf, oneLine } from './conversations.ts'

export interface ConversationKey {
  readonly teamId: string
  readonly conversationId: string
}

/** Names of the people in a conversation, and of the children parents are in it for. */
export async function findParticipantNames(
  db: Queryable,
  { teamId, accountId }: { readonly teamId: string; readonly accountId: string },
  participants: readonly ConversationParticipant[],
): Promise<readonly ConversationPerson[]> {
  const named = await sql<{ id: string; name: string | null }>`
    select participant.id, ${nameOfAccount(sql`${teamId}::uuid`, sql`participant.id`)} as name
    from unnest(${participants.map((participant) => participant.accountId)}::uuid[]) as participant (id)`.execute(
    db,
  )
  const childIds = [...new Set(participants.flatMap((participant) => participant.childIds))]
  const children = await sql<{ id: string; name: string }>`
    select id, first_name as name from members
    where team_id = ${teamId} and id = any(${childIds}::uuid[])`.execute(db)
  const nameOf = new Map([...named.rows, ...children.rows].map(({ id, name }) => [id, name ?? '']))
  return participants
    .map((participant) => ({
      accountId: participant.accountId,
      name: nameOf.get(participant.accountId) ?? '',
      isMe: participant.accountId === accountId,
      isStaff: participant.isStaff,
      children: [...new Set(participant.childIds)].map((id) => nameOf.get(id) ?? ''),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}

export interface Standing {
  readonly pinned: ConversationPage['pinned']
  readonly startedAt: Date
}

/** The pinned messages of a conversation, and when it started. */
export async function findStanding(
  db: Queryable,
  { teamId, conversationId }: ConversationKey,
  since: Date | null,
): Promise<Standing> {
  const found = await sql<{ startedAt: Date; pinned: Standing['pinned'] }>`
    select c.started_at as "startedAt", coalesce((
      select json_agg(json_build_object('messageId', m.id, 'seq', m.seq,
        'words', ${oneLine(sql`m.words`)}, 'files', ${filesOf('m')}) order by m.pinned_at desc)
      from messages m
      where m.team_id = c.team_id and m.conversation_id = c.id and m.pinned_at is not null
        and m.sent_at >= coalesce(${since}::timestamptz, '-infinity')), '[]') as pinned
    from conversations c where c.team_id = ${teamId} and c.id = ${conversationId}`.execute(db)
  return found.rows[0] ?? { startedAt: new Date(0), pinned: [] }
}
