import type { Webhook } from '@touchline/contract/integrations/shapes/webhooks'
import { isWebhookEvent, type WebhookEvent } from '@touchline/domain/integrations/webhook-events'
import { disableReasons, type DisableReason } from '@touchline/domain/integrations/webhooks'
import { sql, type Selectable, type Updateable } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import type { Webhooks } from '#server/platform/database/schema.generated.ts'
import { isTeamActive } from '#server/teams/queries/active.ts'

export interface WebhookKey {
  readonly teamId: string
  readonly webhookId: string
}

export type WebhookRow = Selectable<Webhooks>

export interface NewWebhookRow extends WebhookKey {
  readonly url: string
  readonly events: readonly WebhookEvent[]
  readonly secret: Buffer
  readonly madeBy: string
  readonly madeAt: Date
}

export async function insertWebhook(tx: Transaction, row: NewWebhookRow): Promise<WebhookRow> {
  return tx
    .insertInto('webhooks')
    .values({
      id: row.webhookId,
      team_id: row.teamId,
      url: row.url,
      events: [...row.events],
      secret: row.secret,
      created_by: row.madeBy,
      created_at: row.madeAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A team's webhooks, the oldest first. */
export async function findWebhooks(db: Queryable, teamId: string): Promise<WebhookRow[]> {
  return db
    .selectFrom('webhooks')
    .selectAll()
    .where('team_id', '=', teamId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function lockWebhook(
  tx: Transaction,
  { teamId, webhookId }: WebhookKey,
): Promise<WebhookRow | undefined> {
  return tx
    .selectFrom('webhooks')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('id', '=', webhookId)
    .forUpdate()
    .executeTakeFirst()
}

export async function saveWebhook(
  tx: Transaction,
  { teamId, webhookId }: WebhookKey,
  change: Updateable<Webhooks>,
): Promise<WebhookRow> {
  return tx
    .updateTable('webhooks')
    .set(change)
    .where('team_id', '=', teamId)
    .where('id', '=', webhookId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteWebhook(
  tx: Transaction,
  { teamId, webhookId }: WebhookKey,
): Promise<void> {
  await tx
    .deleteFrom('webhooks')
    .where('team_id', '=', teamId)
    .where('id', '=', webhookId)
    .execute()
}

/** The webhooks subscribed to this, unless the team is deleted. */
export async function findSubscribedWebhooks(
  tx: Transaction,
  { teamId, event }: { readonly teamId: string; readonly event: WebhookEvent },
): Promise<readonly string[]> {
  const found = await sql<{ id: string }>`
    select w.id from webhooks w join teams t on t.id = w.team_id and ${isTeamActive('t', 'integrations')}
    where w.team_id = ${teamId} and w.is_on and ${event} = any(w.events)
    order by w.id for share of w`.execute(tx)
  return found.rows.map(({ id }) => id)
}

/** Most teams have no webhook for this. */
export async function findTeamsWithWebhooks(
  tx: Transaction,
  { teamIds, event }: { readonly teamIds: readonly string[]; readonly event: WebhookEvent },
): Promise<ReadonlySet<string>> {
  const found = await sql<{ id: string }>`
    select distinct w.team_id as id from webhooks w
    where w.team_id = any(${[...teamIds]}::uuid[]) and w.is_on and ${event} = any(w.events)`.execute(
    tx,
  )
  return new Set(found.rows.map(({ id }) => id))
}

/** A deleted team, or club, sends nothing. */
export async function isTeamAlive(tx: Transaction, teamId: string): Promise<boolean> {
  const found = await sql`
    select from teams t where t.id = ${teamId} and ${isTeamActive('t', 'integrations')}`.execute(tx)
  return found.rows.length > 0
}

/** Locks the team, so that two at once can't exceed the limit. */
export async function lockTeam(tx: Transaction, teamId: string): Promise<void> {
  await sql`select from teams where id = ${teamId} for no key update`.execute(tx)
}

export function webhookOf(row: WebhookRow, now: Date): Webhook {
  const oldUntil = row.old_secret_until
  return {
    id: row.id,
    url: row.url,
    events: row.events.filter(isWebhookEvent),
    isOn: row.is_on,
    stopped: stopOf(row),
    failingSince: row.failing_since?.toISOString() ?? null,
    madeAt: row.created_at.toISOString(),
    oldSecretUntil: oldUntil !== null && oldUntil > now ? oldUntil.toISOString() : null,
  }
}

function stopOf({ stopped }: WebhookRow): DisableReason | null {
  return disableReasons.find((stop) => stop === stopped) ?? null
}
