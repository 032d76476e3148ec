import { maxShown, type AnnouncementKind } from '@touchline/domain/accounts/announcements'
import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'

interface Notices {
  /** When signing in cancelled the deletion of the account. */
  readonly calledOffAt: Date | null
  readonly announcements: readonly {
    readonly id: string
    readonly kind: AnnouncementKind
    readonly texts: Readonly<Record<string, string>>
  }[]
}

/** The notices at the top of the page, in one statement. */
export async function findNoticesFor(db: Queryable, accountId: string): Promise<Notices> {
  const found = await sql<Notices>`
    select
      (select cancelled_at from account_deletions where account_id = ${accountId}) as "calledOffAt",
      (select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'texts', texts)), '[]')
       from (
         select id, kind, texts from announcements
         where ends_at > now() and starts_at <= now()
         order by starts_at desc, id limit ${maxShown}
       ) as shown) as announcements`.execute(db)
  return found.rows[0] ?? { calledOffAt: null, announcements: [] }
}
