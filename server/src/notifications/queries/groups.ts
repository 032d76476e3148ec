import type { NotificationKind } from '@touchline/domain/notifications/kinds'
import type { Recipient } from '@touchline/domain/notifications/recipients'
import { sql } from 'kysely'

import { lockGroup } from '#server/events/queries/groups.ts'
import type { Transaction } from '#server/platform/database/database.ts'

interface GroupNotification {
  readonly teamId: string
  readonly eventId: string
  readonly kind: NotificationKind
  /** When it happened; undefined: when the event was created. */
  readonly since?: Date
  /** What changed: a change in only one of the teams is announced separately. */
  readonly change?: object
}

/**
 * Excludes people notified of the same change in another team: a family with children in two teams
 * gets the club's summer party once.
 */
export async function notNotifiedElsewhere(
  tx: Transaction,
  { teamId, eventId, kind, since, change }: GroupNotification,
  recipients: readonly Recipient[],
): Promise<Recipient[]> {
  await lockGroup(tx, { teamId, eventId })
  const accountIds = [...new Set(recipients.map(({ accountId }) => accountId))]
  const found = await sql<{ id: string }>`
    select account.id
    from events own
    join events twin on twin.group_id = own.group_id and twin.team_id <> own.team_id
    cross join unnest(${accountIds}::uuid[]) as account (id)
    where own.team_id = ${teamId} and own.id = ${eventId} and exists (
      select from notifications n
      where n.account_id = account.id and n.kind = ${kind}
        and n.created_at >= coalesce(${since ?? null}::timestamptz, own.created_at)
        and n.subjects @> jsonb_build_array(jsonb_build_object('eventId', twin.id)
          || ${JSON.stringify(change === undefined ? {} : { change })}::jsonb))`.execute(tx)
  const notified = new Set(found.rows.map(({ id }) => id))
  return recipients.filter(({ accountId }) => !notified.has(accountId))
}
