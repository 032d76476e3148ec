import { sql } from 'kysely'

import type { Transaction } from '#server/platform/database/database.ts'

import type { ConversationKey } from './people.ts'

type ReaderKey = ConversationKey & { readonly accountId: string }

/** Reading goes on and never back; answers how far it is. */
export async function saveReading(
  tx: Transaction,
  { teamId, conversationId, accountId }: ReaderKey,
  seq: number,
): Promise<{ readonly readSeq: number; readonly wasNews: boolean }> {
  const found = await sql<{ readSeq: number; before: number }>`
    with before as (
      select read_seq from conversation_readers where team_id = ${teamId}
        and conversation_id = ${conversationId} and account_id = ${accountId}
    )
    insert into conversation_readers as r (team_id, conversation_id, account_id, read_seq)
    values (${teamId}, ${conversationId}, ${accountId}, ${seq})
    on conflict (team_id, conversation_id, account_id) do update
    set read_seq = greatest(r.read_seq, excluded.read_seq)
    returning read_seq as "readSeq", coalesce((select read_seq from before), 0) as before`.execute(
    tx,
  )
  const { readSeq = seq, before = seq } = found.rows[0] ?? {}
  return { readSeq, wasNews: readSeq > before }
}

interface Choices {
  readonly mutedAt?: Date | null
  readonly pinnedAt?: Date | null
}

export async function saveChoices(
  tx: Transaction,
  { teamId, conversationId, accountId }: ReaderKey,
  { mutedAt, pinnedAt }: Choices,
): Promise<{ readonly isMuted: boolean; readonly isPinned: boolean }> {
  const changes = {
    ...(mutedAt !== undefined && { muted_at: mutedAt }),
    ...(pinnedAt !== undefined && { pinned_at: pinnedAt }),
  }
  const row = await tx
    .insertInto('conversation_readers')
    .values({
      team_id: teamId,
      conversation_id: conversationId,
      account_id: accountId,
      ...changes,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['team_id', 'conversation_id', 'account_id'])
        .doUpdateSet({ account_id: accountId, ...changes }),
    )
    .returning(['muted_at', 'pinned_at'])
    .executeTakeFirstOrThrow()
  return { isMuted: row.muted_at !== null, isPinned: row.pinned_at !== null }
}
