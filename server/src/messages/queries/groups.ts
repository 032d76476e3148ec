import type { SentClubMessage } from '@touchline/contract/messages/shapes/club'
import { sql } from 'kysely'

import type { Transaction } from '#server/platform/database/database.ts'

import type { ConversationKey } from './people.ts'

interface SentKey {
  readonly accountId: string
  readonly clubId: string
  readonly clientId: string
}

/** The conversations a club's message with this client id created earlier. */
export async function findGroupSent(
  tx: Transaction,
  { accountId, clubId, clientId }: SentKey,
): Promise<SentClubMessage | undefined> {
  const found = await sql<SentClubMessage['conversations'][number]>`
    select m.team_id as "teamId", m.conversation_id as "conversationId"
    from teams team
    join messages m on m.team_id = team.id and m.author_id = ${accountId}
      and m.client_id = ${clientId}
    join conversations c on c.team_id = m.team_id and c.id = m.conversation_id
      and c.group_id is not null
    where team.club_id = ${clubId} order by m.id`.execute(tx)
  return found.rows.length === 0 ? undefined : { conversations: found.rows }
}

/** Deletes a conversation without messages. */
export async function dropConversation(
  tx: Transaction,
  { teamId, conversationId }: ConversationKey,
): Promise<void> {
  await sql`
    delete from conversations where team_id = ${teamId} and id = ${conversationId}`.execute(tx)
}
