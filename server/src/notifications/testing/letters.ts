import { sql } from 'kysely'

import type { TestPlatform } from '#server/platform/testing/platform.ts'

export interface WrittenLetter {
  readonly kind: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
}

/** The letters about events that an account has been written, oldest first. */
export async function lettersTo(
  { database }: Pick<TestPlatform, 'database'>,
  { accountId }: { readonly accountId: string },
): Promise<readonly WrittenLetter[]> {
  const found = await sql<WrittenLetter>`
    select m.kind, m.recipient as to, m.subject, m.text_body as text, m.html_body as html, m.headers
    from mails m join accounts a on lower(a.email) = lower(m.recipient)
    where a.id = ${accountId} and m.kind like 'notifications.%'
    order by m.created_at, m.id`.execute(database)
  return found.rows
}

/** The subject of a letter about an event without the day and the team at its end. */
export function newsIn({ subject }: Pick<WrittenLetter, 'subject'>): string {
  return subject.split(', ')[0] ?? ''
}

/** The part after a page's name in the addresses of an email. */
export function tokensIn({ text }: WrittenLetter, page: 'answer' | 'unsubscribe'): string[] {
  return [...text.matchAll(new RegExp(`/${page}/(\\S+)`, 'g'))].map(([, token]) => token ?? '')
}
