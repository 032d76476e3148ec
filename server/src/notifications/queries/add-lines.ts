import { eventChange } from '@touchline/contract/notifications/shapes'
import type { NotificationKind } from '@touchline/domain/notifications/kinds'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { z } from 'zod'

import type { Transaction } from '#server/platform/database/database.ts'

/** The ids that one bus event is about. */
export const subject = z.object({
  eventId: z.string().optional(),
  conversationId: z.string().optional(),
  collectionId: z.string().optional(),
  memberId: z.string().optional(),
  guardianId: z.string().optional(),
  requestId: z.string().optional(),
  importId: z.string().optional(),
  documentId: z.string().optional(),
  /** The withdrawn consent: two of one child count as two, the same one twice as one. */
  consent: z.string().optional(),
  taskIds: z.array(z.string()).optional(),
  /** Two fines count as two. */
  entryId: z.string().optional(),
  /** The time and place people knew, and the current ones. */
  change: eventChange.optional(),
  /** How many items it stands for: events of a series, people of a list. */
  count: z.number().optional(),
})

export type Subject = z.infer<typeof subject>

/** Recipient of an email or push, and its earliest time. */
export interface Due {
  readonly accountId: string
  readonly dueAt: Date
}

export interface NewLine {
  readonly newsId: number
  readonly kind: NotificationKind
  readonly teamId: string | null
  readonly clubId?: string | null
  readonly groupKey: string
  readonly subject: Subject
  readonly at: Date
}

/**
 * Adds an event to the unread notification of its group, or starts one, for each account that does not have
 * it yet. Returns the accounts that changed.
 */
export async function addToLines(
  tx: Transaction,
  line: NewLine,
  accountIds: readonly string[],
): Promise<string[]> {
  const ids = accountIds.map(() => newId())
  const added = await sql<{ accountId: string }>`
    insert into notifications as n (id, account_id, team_id, club_id, kind, group_key, subjects, outbox_ids, created_at)
    select notified.id, account.id, ${line.teamId}::uuid, ${line.clubId ?? null}::uuid, ${line.kind}, ${line.groupKey},
      ${JSON.stringify([line.subject])}::jsonb, array[${line.newsId}::bigint], ${line.at}
    from unnest(${ids}::uuid[], ${[...accountIds]}::uuid[]) as notified (id, account_id)
    join accounts account on account.id = notified.account_id
    where not exists (
      select from notifications before
      where before.account_id = account.id and before.kind = ${line.kind}
        and before.outbox_ids @> array[${line.newsId}::bigint])
    on conflict (account_id, group_key) where read_at is null do update set
      subjects = case when n.subjects @> excluded.subjects then n.subjects
        else n.subjects || excluded.subjects end,
      outbox_ids = n.outbox_ids || excluded.outbox_ids,
      created_at = greatest(n.created_at, excluded.created_at)
    returning n.account_id as "accountId"`.execute(tx)
  return added.rows.map(({ accountId }) => accountId)
}

/** Serialises processes that handle the same bus event. */
export async function lockNews(tx: Transaction, newsId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`notifications:${newsId}`}, 0))`.execute(
    tx,
  )
}
