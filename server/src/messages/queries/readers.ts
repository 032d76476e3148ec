import { sql } from 'kysely'

import type { Transaction } from '#server/platform/database/database.ts'

import type { ConversationKey } from './people.ts'

type ReaderKey = ConversationKey & { readonly accountId: string }

/** Moves the read mark forward, never back; returns the new and the previous mark. */
export async function saveReading(
  tx: Transaction,
  { teamId, conversationId, accountId }: ReaderKey,
  seq: number,
): Promise<{ readonly readSeq: number; readonly before: number }> {
  const known = await sql<{ before: number }>`
    select read_seq as before from conversation_readers where team_id = ${teamId}
      and conversation_id = ${conversationId} and account_id = ${accountId}`.execute(tx)
  const found = await sql<{ readSeq: number }>`
    insert into conversation_readers as r (team_id, conversation_id, account_id, read_seq)
    values (${teamId}, ${conversationId}, ${accountId}, ${seq})
    on conflict (team_id, conversation_id, account_id) do update
    set read_seq = greatest(r.read_seq, excluded.read_seq)
    returning read_seq as "readSeq"`.execute(tx)
  return { readSeq: found.rows[0]?.readSeq ?? seq, before: known.rows[0]?.before ?? 0 }
}

/** Reading a message to several teams in one of them marks it as read in the others. */
export async function saveReadingInOtherTeams(
  tx: Transaction,
  { teamId, conversationId, accountId }: ReaderKey,
): Promise<void> {
  await sql`
    insert into conversation_readers as r (team_id, conversation_id, account_id, read_seq)
    select twin.team_id, twin.id, ${accountId}::uuid, 1
    from conversations own
    join conversations twin on twin.group_id = own.group_id and twin.id <> own.id
    where own.team_id = ${teamId} and own.id = ${conversationId} and (
      exists (select from members m
        where m.team_id = twin.team_id and m.account_id = ${accountId})
      or exists (select from guardians g
        where g.team_id = twin.team_id and g.account_id = ${accountId}))
    on conflict (team_id, conversation_id, account_id) do update
    set read_seq = greatest(r.read_seq, excluded.read_seq)`.execute(tx)
}

/** The authors of the messages just read. */
export async function findAuthors(
  tx: Transaction,
  { teamId, conversationId }: ConversationKey,
  { before, readSeq }: { readonly before: number; readonly readSeq: number },
): Promise<readonly string[]> {
  const found = await sql<{ id: string }>`
    select distinct author_id as id from messages
    where team_id = ${teamId} and conversation_id = ${conversationId}
      and seq > ${before} and seq <= ${readSeq} and author_id is not null`.execute(tx)
  return found.rows.map(({ id }) => id)
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
