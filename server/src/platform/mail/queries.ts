import { sql } from 'kysely'

import type { Queryable, Transaction } from '../database/database.ts'
import type { Letterhead } from './letterhead.ts'
import type { Mail } from './mail.ts'

export type MailState =
  | { readonly state: 'sent'; readonly at: Date }
  | { readonly state: 'waiting' | 'bounced' | 'given_up'; readonly error: string }

/** Whether we know the result of the delivery. */
export type Certainty = 'known' | 'in_doubt'

/** An email as the mailer needs it. */
export interface StoredMail {
  readonly id: string
  readonly state: string
  readonly recipient: string
  readonly subject: string
  readonly textBody: string
  readonly htmlBody: string
  readonly headers: Readonly<Record<string, string>>
  readonly teamId: string | null
  readonly kind: string
  readonly pictureKey: string | null
  readonly attachment: Buffer | null
  readonly attachmentName: string | null
  /** Attempts without a response. */
  readonly uncertainAttempts: number
}

/** An email as the mailbox page lists it. */
export interface ListedMail extends Omit<
  StoredMail,
  'teamId' | 'pictureKey' | 'attachment' | 'attachmentName' | 'uncertainAttempts'
> {
  readonly createdAt: Date
}

/** Suppresses automatic replies such as holiday notes (RFC 3834). */
const automatic = { 'Auto-Submitted': 'auto-generated' } as const

interface Kept {
  readonly id: string
  readonly mail: Mail
  readonly pictureKey?: string
  readonly state: 'waiting' | 'kept' | 'bounced'
}

export async function keepMail(
  tx: Transaction,
  { id, mail, pictureKey, state }: Kept,
): Promise<void> {
  await sql`
    insert into mails (id, kind, team_id, club_id, recipient, language, subject, text_body, html_body, headers, picture_key,
      attachment, attachment_name, state, last_error)
    values (${id}, ${mail.kind}, ${mail.teamId ?? null}, ${mail.clubId ?? null}, ${mail.to}, ${mail.language},
      ${mail.subject}, ${mail.text}, ${mail.html}, ${JSON.stringify({ ...automatic, ...mail.headers })}::jsonb, ${pictureKey ?? null},
      ${mail.attachment === undefined ? null : Buffer.from(mail.attachment.bytes)}, ${mail.attachment?.name ?? null}, ${state},
      ${state === 'bounced' ? 'the recipient has stopped letters of this kind, or had too many of them today' : null})
  `.execute(tx)
}

/** The letterhead of a team or club; the team's own logo wins over the club's. */
export async function findLetterhead(
  db: Queryable,
  { teamId, clubId }: Pick<Mail, 'teamId' | 'clubId'>,
): Promise<Letterhead | undefined> {
  if (teamId === undefined && clubId === undefined) return undefined
  const found = await sql<Letterhead>`
    select t.name as team, c.name as club, coalesce(t.logo_file_id, c.logo_file_id) as "logoFileId"
    from teams t left join clubs c on c.id = t.club_id
    where t.id = ${teamId ?? null}
    union all
    select name, null, logo_file_id from clubs
    where id = ${clubId ?? null} and ${teamId ?? null}::uuid is null`.execute(db)
  return found.rows[0]
}

export async function findMail(db: Queryable, id: string): Promise<StoredMail | undefined> {
  const found = await sql<StoredMail>`
    select id, state, recipient, subject, text_body as "textBody", html_body as "htmlBody", headers,
      team_id as "teamId", kind, picture_key as "pictureKey",
      attachment, attachment_name as "attachmentName", uncertain_attempts as "uncertainAttempts"
    from mails where id = ${id}
  `.execute(db)
  return found.rows[0]
}

/** Marks an email as being sent; returns false if another process has it. */
export async function markSending(
  db: Queryable,
  { id, uncertainAttempts }: Pick<StoredMail, 'id' | 'uncertainAttempts'>,
): Promise<boolean> {
  const taken = await sql`
    update mails set uncertain_attempts = uncertain_attempts + 1
    where id = ${id} and state = 'waiting' and uncertain_attempts = ${uncertainAttempts}`.execute(
    db,
  )
  return taken.numAffectedRows === 1n
}

/**
 * Stores the result of a delivery. Deletes the content of a delivered email, which holds personal
 * links.
 */
export async function markMail(
  db: Queryable,
  { id, certainty }: { readonly id: string; readonly certainty: Certainty },
  to: MailState,
): Promise<void> {
  const sentAt = to.state === 'sent' ? to.at : null
  const error = to.state === 'sent' ? null : to.error
  const isOver = to.state === 'sent'
  await sql`
    update mails set state = ${to.state}, sent_at = ${sentAt}, last_error = ${error},
      attempts = attempts + 1,
      uncertain_attempts = case when ${certainty === 'known'} then greatest(uncertain_attempts - 1, 0)
        else uncertain_attempts end,
      text_body = case when ${isOver} then '' else text_body end,
      html_body = case when ${isOver} then '' else html_body end,
      attachment = case when ${isOver} then null else attachment end
    where id = ${id}
  `.execute(db)
}

/** A letter that waits for tomorrow says why. */
export async function putOff(tx: Transaction, id: string, reason: string): Promise<void> {
  await sql`update mails set last_error = ${reason} where id = ${id} and state = 'waiting'`.execute(
    tx,
  )
}

/** Queues a failed email again if its content is still stored. */
export async function waitAgain(tx: Transaction, id: string): Promise<string | undefined> {
  const waiting = await sql<{ kind: string }>`
    update mails set state = 'waiting', uncertain_attempts = 0
    where id = ${id} and state in ('bounced', 'given_up') and text_body <> ''
    returning kind`.execute(tx)
  return waiting.rows[0]?.kind
}

/** Deletes the content of failed emails after three days, and finished emails after ninety. */
export async function sweepMails(db: Queryable, now: Date): Promise<void> {
  await sql`
    update mails set text_body = '', html_body = '', attachment = null
    where state in ('bounced', 'given_up') and text_body <> ''
      and created_at < ${now}::timestamptz - interval '3 days'
  `.execute(db)
  await sql`
    delete from mails
    where state in ('sent', 'bounced', 'given_up') and created_at < ${now}::timestamptz - interval '90 days'
  `.execute(db)
}

/** The newest emails, for the mailbox page of an installation without SMTP. */
export async function keptMails(
  db: Queryable,
  wanted: { recipient: string | undefined; limit: number },
): Promise<ListedMail[]> {
  const found = await sql<ListedMail>`
    select id, kind, state, recipient, subject, text_body as "textBody", html_body as "htmlBody",
      headers, created_at as "createdAt"
    from mails
    where state = 'kept' and (${wanted.recipient ?? null}::text is null or lower(recipient) = lower(${wanted.recipient ?? ''}))
    order by created_at desc, id limit ${wanted.limit}
  `.execute(db)
  return found.rows
}

/** Deletes old emails except waiting ones. */
export async function forgetLetters(db: Queryable, before: Date): Promise<void> {
  await sql`delete from mails where created_at < ${before} and state <> 'waiting'`.execute(db)
}
