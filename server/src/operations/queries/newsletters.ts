import type {
  ListedNewsletter,
  Newsletter,
  NewsletterDraft,
  NewsletterText,
} from '@touchline/contract/operations/shapes/newsletters'
import type { NewsletterKind } from '@touchline/domain/operations/newsletters'
import { sql, type RawBuilder } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { countReaders } from './newsletter-recipients.ts'
import { pageOf, placeOf, type Cursor, type PageQuery } from './positions.ts'

interface Row extends Cursor {
  readonly kind: NewsletterKind
  readonly subject: string
  readonly changedAt: Date
  readonly sentAt: Date | null
  readonly waiting: number
  readonly arrived: number
  readonly failed: number
}

/** Stored figures once the recipients are deleted; until then they are counted. */
function newsletterRows(which: RawBuilder<unknown>, limit: number) {
  const isFailed = sql`m.state in ('bounced', 'given_up')`
  const isWaiting = sql`(r.written_at is null or m.state = 'waiting')`
  return sql<Row>`
    select n.id, n.kind, en.subject, n.changed_at as "changedAt", n.sent_at as "sentAt",
      n.changed_at::text as place, counted.waiting,
      coalesce(n.arrived, counted.arrived) as arrived, coalesce(n.failed, counted.failed) as failed
    from newsletters n
    join newsletter_texts en on en.newsletter_id = n.id and en.language = 'en'
    cross join lateral (
      select count(*) filter (where ${isWaiting}) as waiting,
        count(*) filter (where ${isFailed}) as failed,
        count(*) filter (where m.state in ('sent', 'kept')) as arrived
      from newsletter_recipients r left join mails m on m.id = r.mail_id
      where r.newsletter_id = n.id) counted
    where ${which}
    order by n.changed_at desc, n.id desc limit ${limit}`
}

function listedOf({ id, kind, subject, changedAt, sentAt, ...row }: Row): ListedNewsletter {
  const { waiting, arrived, failed } = row
  return {
    id,
    kind,
    subject,
    changedAt: changedAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    figures: sentAt === null ? null : { waiting, arrived, failed },
  }
}

export async function findNewsletters(
  db: Queryable,
  { limit, cursor }: PageQuery,
): Promise<{ newsletters: ListedNewsletter[]; nextCursor: string | null }> {
  const before = placeOf(cursor)
  const earlier = sql`(n.changed_at, n.id) < (${before.place}::timestamptz, ${before.id}::uuid)`
  const found = await newsletterRows(earlier, limit + 1).execute(db)
  const { shown, nextCursor } = pageOf(found.rows, limit)
  return { newsletters: shown.map(listedOf), nextCursor }
}

export async function requireNewsletter(
  db: Queryable,
  newsletterId: string,
  now: Date,
): Promise<Newsletter> {
  const found = await newsletterRows(sql`n.id = ${newsletterId}`, 1).execute(db)
  const [row] = found.rows
  if (row === undefined) throw new AppError('not_found')
  return {
    ...listedOf(row),
    texts: [...(await findTexts(db, newsletterId))],
    recipients: await countReaders(db, row.kind, now),
  }
}

export async function findTexts(
  db: Queryable,
  newsletterId: string,
): Promise<readonly NewsletterText[]> {
  const found = await sql<NewsletterText>`
    select language, subject, words from newsletter_texts
    where newsletter_id = ${newsletterId} order by language <> 'en', language`.execute(db)
  return found.rows
}

interface LockedNewsletter {
  readonly kind: NewsletterKind
  readonly isSent: boolean
}

export async function lockNewsletter(
  tx: Transaction,
  newsletterId: string,
): Promise<LockedNewsletter | undefined> {
  const found = await sql<LockedNewsletter>`
    select kind, sent_at is not null as "isSent" from newsletters
    where id = ${newsletterId} for update`.execute(tx)
  return found.rows[0]
}

/** The kind of a draft, locked. Throws `conflict` once it is sent. */
export async function lockDraft(tx: Transaction, newsletterId: string): Promise<NewsletterKind> {
  const row = await lockNewsletter(tx, newsletterId)
  if (row === undefined) throw new AppError('not_found')
  if (row.isSent) throw new AppError('conflict')
  return row.kind
}

interface Written extends NewsletterDraft {
  readonly newsletterId: string
  readonly by: string
  readonly now: Date
}

export async function saveNewsletter(
  tx: Transaction,
  { newsletterId, kind, texts, by, now }: Written,
): Promise<void> {
  await sql`
    insert into newsletters (id, kind, written_by, changed_at)
    values (${newsletterId}, ${kind}, ${by}, ${now})
    on conflict (id) do update set kind = excluded.kind, written_by = excluded.written_by,
      changed_at = excluded.changed_at`.execute(tx)
  await sql`delete from newsletter_texts where newsletter_id = ${newsletterId}`.execute(tx)
  await sql`
    insert into newsletter_texts (newsletter_id, language, subject, words)
    select ${newsletterId}::uuid, said.* from unnest(${texts.map(({ language }) => language)}::text[],
      ${texts.map(({ subject }) => subject)}::text[], ${texts.map(({ words }) => words)}::text[])
      as said (language, subject, words)`.execute(tx)
}

export async function removeDraft(tx: Transaction, newsletterId: string): Promise<void> {
  await sql`delete from newsletters where id = ${newsletterId} and sent_at is null`.execute(tx)
}

export async function markSent(tx: Transaction, newsletterId: string, now: Date): Promise<void> {
  await sql`
    update newsletters set sent_at = ${now}, changed_at = ${now}
    where id = ${newsletterId}`.execute(tx)
}
