import type { PersonAnswer } from '@touchline/contract/events/shapes/event'
import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { statement } from '#server/platform/database/statement.ts'

import { guestsOf } from './event-rows.ts'
import { guardiansDisagree } from './guardian-answers.ts'
import type { EventKey } from './page.ts'
import { seenAt } from './seen.ts'

/** What only some events have; a page without it doesn't pay for it. */
export interface PageExtras {
  readonly disagreementOf: (memberId: string) => PersonAnswer['disagreement']
  /** When each person saw the latest change. */
  readonly seenAt: (memberId: string) => string | null
}

/** True if several accounts answered event `e` for one person, so guardians may disagree. */
export const isAnsweredBySeveral = sql<boolean>`(
  exists (select from guardianships care where care.team_id = e.team_id)
  and exists (select from answer_history h where h.team_id = e.team_id and h.event_id = e.id
    group by h.member_id having count(distinct h.answered_by) > 1))`

interface Hints {
  readonly has_several: boolean
  readonly cancelled_at: Date | null
  readonly announced_change_at: Date | null
}

/** Runs only if the page row shows that there is something to read. */
export async function findPageExtras(
  db: Queryable,
  { has_several: hasSeveral, cancelled_at: cancelled, announced_change_at: changed }: Hints,
  { teamId, eventId }: EventKey,
): Promise<PageExtras> {
  const isAsked = hasSeveral || cancelled !== null || changed !== null
  const rows = isAsked ? await people(db, { teamId, eventId }) : []
  const found = new Map(rows.map((row) => [row.id, row]))
  return {
    disagreementOf: (memberId) => found.get(memberId)?.disagreement ?? [],
    seenAt: (memberId) => found.get(memberId)?.seen_at?.toISOString() ?? null,
  }
}

interface Row {
  readonly id: string
  readonly seen_at: Date | null
  readonly disagreement: PersonAnswer['disagreement'] | null
}

const people = statement<EventKey, Row>((value) => {
  const key = { teamId: value('teamId'), eventId: value('eventId'), memberId: sql`m.id` }
  const columns = sql`m.id, m.team_id, m.account_id`
  return sql`
    select m.id, ${seenAt} as seen_at, ${guardiansDisagree(key)} as disagreement
    from events e
    cross join lateral (
      select ${columns} from members m where m.team_id = e.team_id
      union all
      select ${columns} from ${guestsOf} m
    ) m
    where e.team_id = ${key.teamId} and e.id = ${key.eventId}`
})
