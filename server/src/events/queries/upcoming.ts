import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'

import { afterCursor, type EventPage, toEventPage, usualEventSpan } from './calendar.ts'
import {
  invitesReader,
  cardColumns,
  eventColumns,
  eventJoins,
  type EventRow,
  isShown,
  myAnswers,
  type Reader,
  readerCtes,
} from './event-rows.ts'

interface ComingPage {
  readonly now: Date
  readonly limit: number
  readonly cursor?: string | undefined
}

/**
 * Current and coming events for the reader or their children in all teams, one statement per page.
 * In a large club it reads only teams that one of them belongs to.
 */
export async function findUpcoming(
  db: Queryable,
  reader: Pick<Reader, 'accountId' | 'program'>,
  { now, limit, cursor }: ComingPage,
): Promise<EventPage> {
  const { startsAt, id } = afterCursor(cursor)
  const after = sql`e.team_id = s.id and (e.starts_at, e.id) > (${startsAt}::timestamptz, ${id}::uuid)
    and e.ends_at > ${now}::timestamptz`
  const { rows } = await sql<EventRow>`
    with ${readerCtes(reader)}
    select ${eventColumns}, my.mine
    from seen s
    cross join lateral (
      select * from (
        select ${cardColumns} from events e where ${after} and e.starts_at >= ${now}::timestamptz - ${usualEventSpan}
        union all
        select ${cardColumns} from events e where ${after} and e.starts_at < ${now}::timestamptz - ${usualEventSpan}
          and e.ends_at - e.starts_at > ${usualEventSpan}
      ) e
      where ${isShown} and ${invitesReader}
      order by e.starts_at, e.id limit ${limit + 1}
    ) e
    ${eventJoins} ${myAnswers}
    where exists (select from people where people.team_id = s.id)
    order by e.starts_at, e.id limit ${limit + 1}`.execute(db)
  return toEventPage(rows, reader, limit)
}
