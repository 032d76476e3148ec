import type { Announcement } from '@touchline/contract/operations/shapes/announcements'
import { isLanguage } from '@touchline/domain/values/language'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

interface Row {
  readonly id: string
  readonly kind: Announcement['kind']
  readonly startsAt: Date
  readonly endsAt: Date
  readonly texts: Readonly<Record<string, string>>
}

const daysKept = 30

/** Newest first, without those that ended more than a month ago. */
export async function findAnnouncements(db: Queryable): Promise<Announcement[]> {
  const found = await sql<Row>`
    select id, kind, starts_at as "startsAt", ends_at as "endsAt", texts from announcements
    where ends_at > now() - make_interval(days => ${daysKept})
    order by starts_at desc, id limit 200`.execute(db)
  return found.rows.map(({ startsAt, endsAt, texts, ...row }) => ({
    ...row,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    texts: Object.entries(texts).flatMap(([language, text]) =>
      isLanguage(language) ? [{ language, text }] : [],
    ),
  }))
}

export async function saveAnnouncementRow(
  tx: Transaction,
  { id, kind, startsAt, endsAt, texts }: Announcement,
): Promise<void> {
  const byLanguage = Object.fromEntries(texts.map(({ language, text }) => [language, text]))
  await sql`
    insert into announcements (id, kind, starts_at, ends_at, texts, changed_at)
    values (${id}, ${kind}, ${startsAt}, ${endsAt}, ${JSON.stringify(byLanguage)}::jsonb, now())
    on conflict (id) do update set kind = excluded.kind, starts_at = excluded.starts_at,
      ends_at = excluded.ends_at, texts = excluded.texts, changed_at = excluded.changed_at`.execute(
    tx,
  )
}

/** False if it doesn't exist. */
export async function deleteAnnouncement(tx: Transaction, id: string): Promise<boolean> {
  const deleted = await sql`delete from announcements where id = ${id}`.execute(tx)
  return deleted.numAffectedRows === 1n
}
