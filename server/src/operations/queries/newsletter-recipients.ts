import type { NewsletterKind } from '@touchline/domain/operations/newsletters'
import { sql } from 'kysely'

import { isAdult } from '#server/accounts/queries/adults.ts'
import type { Queryable, Transaction } from '#server/platform/database/database.ts'

/** The job that writes the letters of a newsletter. */
export const newsletterJob = 'operations.write_newsletter'

/** Of an account (`a`): an adult with an address who asked for letters of this kind. */
function isReader(kind: NewsletterKind, now: Date) {
  const isWanted = kind === 'product_news' ? sql`a.product_news` : sql`a.partner_offers`
  return sql<boolean>`(${isWanted} and a.email is not null and ${isAdult(now)})`
}

export async function countReaders(
  db: Queryable,
  kind: NewsletterKind,
  now: Date,
): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*) as count from accounts a where ${isReader(kind, now)}`.execute(db)
  return found.rows[0]?.count ?? 0
}

interface Sending {
  readonly newsletterId: string
  readonly kind: NewsletterKind
  readonly now: Date
}

/** Stores the recipients; people who unsubscribe before it is written get none. */
export async function insertRecipients(
  tx: Transaction,
  { newsletterId, kind, now }: Sending,
): Promise<void> {
  await sql`
    insert into newsletter_recipients (newsletter_id, account_id)
    select ${newsletterId}::uuid, a.id from accounts a where ${isReader(kind, now)}`.execute(tx)
}

/** Someone whose letter is to be written; without an address when they want none any more. */
export interface NextRecipient {
  readonly accountId: string
  readonly email: string | null
  readonly language: string
}

/** Some of those still to be written to, held until the transaction ends: each process has others. */
export async function holdRecipients(
  tx: Transaction,
  { newsletterId, kind, now }: Sending,
  limit: number,
): Promise<readonly NextRecipient[]> {
  const found = await sql<NextRecipient>`
    with held as materialized (
      select account_id from newsletter_recipients
      where newsletter_id = ${newsletterId} and written_at is null
      order by account_id limit ${limit} for update skip locked
    )
    select a.id as "accountId", a.language,
      case when ${isReader(kind, now)} then a.email end as email
    from held join accounts a on a.id = held.account_id order by a.id`.execute(tx)
  return found.rows
}

export async function markWritten(
  tx: Transaction,
  { newsletterId, now }: Pick<Sending, 'newsletterId' | 'now'>,
  letters: readonly { readonly accountId: string; readonly mailId: string | null }[],
): Promise<void> {
  await sql`
    update newsletter_recipients r set written_at = ${now}, mail_id = w.mail_id
    from unnest(${letters.map(({ accountId }) => accountId)}::uuid[],
      ${letters.map(({ mailId }) => mailId)}::uuid[]) as w (account_id, mail_id)
    where r.newsletter_id = ${newsletterId} and r.account_id = w.account_id`.execute(tx)
}

/** Newsletters that were sent and are not all written: a start goes on with them. */
export async function findUnfinished(db: Queryable): Promise<readonly Omit<Sending, 'now'>[]> {
  const found = await sql<Omit<Sending, 'now'>>`
    select n.id as "newsletterId", n.kind from newsletters n
    where n.sent_at is not null and exists (select from newsletter_recipients r
      where r.newsletter_id = n.id and r.written_at is null)
    order by n.sent_at`.execute(db)
  return found.rows
}

export async function findKindSent(
  db: Queryable,
  newsletterId: string,
): Promise<NewsletterKind | undefined> {
  const found = await sql<{ kind: NewsletterKind }>`
    select kind from newsletters where id = ${newsletterId} and sent_at is not null`.execute(db)
  return found.rows[0]?.kind
}

/** Old newsletters keep their numbers, without names. */
export async function forgetRecipients(db: Queryable, sentBefore: Date): Promise<void> {
  await sql`
    with over as materialized (
      select n.id, count(*) filter (where m.state in ('bounced', 'given_up')) as failed,
        count(*) filter (where m.state in ('sent', 'kept')) as arrived
      from newsletters n
      left join newsletter_recipients r on r.newsletter_id = n.id
      left join mails m on m.id = r.mail_id
      where n.sent_at < ${sentBefore} and n.arrived is null
      group by n.id
    ), counted as (
      update newsletters n set arrived = over.arrived, failed = over.failed
      from over where n.id = over.id
    )
    delete from newsletter_recipients r using over where r.newsletter_id = over.id`.execute(db)
}
