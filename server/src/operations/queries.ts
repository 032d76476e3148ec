import { demoPerson, type DemoPerson } from '@touchline/contract/auth/shapes'
import type { MailboxMessage } from '@touchline/contract/operations/shapes'
import { sql } from 'kysely'
import { z } from 'zod'

import type { Queryable } from '#server/platform/database/database.ts'
import { keptMails } from '#server/platform/mail/queries.ts'
import { keptTextMessages } from '#server/platform/sms/queries.ts'

/** Which accounts exist: none, only the demo club, or real people. */
export type Presence =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'demo'; readonly people: readonly DemoPerson[] }
  | { readonly kind: 'people' }

export async function presence(db: Queryable): Promise<Presence> {
  const found = await sql<{ anybody: boolean; real: boolean; demo: unknown }>`
    select
      exists (select from auth.users) or exists (select from accounts) as anybody,
      exists (
        select from auth.users u where not exists (select from accounts a where a.id = u.id and a.is_demo)
      ) or exists (select from accounts where not is_demo) as real,
      (select value from installation where name = 'demo') as demo
  `.execute(db)
  const [row] = found.rows
  if (row === undefined || row.real) return { kind: 'people' }
  if (!row.anybody) return { kind: 'nobody' }
  return { kind: 'demo', people: z.array(demoPerson).parse(row.demo ?? []) }
}

const maxLetters = 50

/** Letters and text messages that were kept instead of sent, the newest first. */
export async function keptLetters(
  db: Queryable,
  to: string | undefined,
): Promise<MailboxMessage[]> {
  const wanted = { recipient: to, limit: maxLetters }
  const letters = (await keptMails(db, wanted)).map((mail) => ({
    kind: 'letter' as const,
    id: mail.id,
    to: mail.recipient,
    subject: mail.subject,
    text: mail.textBody,
    createdAt: mail.createdAt.toISOString(),
  }))
  const messages = (await keptTextMessages(db, wanted)).map((message) => ({
    kind: 'text_message' as const,
    id: message.id,
    to: `+${message.recipient}`,
    text: message.body,
    createdAt: message.createdAt.toISOString(),
  }))
  return [...letters, ...messages]
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
    .slice(0, maxLetters)
}
