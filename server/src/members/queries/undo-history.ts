import { sql, type RawBuilder } from 'kysely'

import type { Transaction } from '#server/platform/database/database.ts'

import type { ImportedHistory } from './imports.ts'
import type { ImportKey } from './undo.ts'

export interface UndoneHistory {
  readonly removed: number
  /** Titles of events that stay. */
  readonly kept: readonly string[]
}

/** What people may have added to an imported event since. */
const usages = [
  'event_comments',
  'event_files',
  'event_guests',
  'task_assignments',
  'calendar_entries',
  'league_matches',
  'conversations',
  'lift_choices',
  'cash_box_entries',
] as const

const isUnused = sql<boolean>`${sql.join(
  usages.map(
    (table) =>
      sql`not exists (select from ${sql.table(table)} as thing
        where thing.team_id = e.team_id and thing.event_id = e.id)`,
  ),
  sql` and `,
)}`

/** A match day that only has what the import of this moment wrote. */
function isUntouchedDay(at: RawBuilder<unknown>) {
  return sql`d.settings_version = 0 and d.result_version = 0 and d.report_version = 0
    and d.scorer_id is null
    and not exists (select from match_events x where x.team_id = d.team_id
      and x.event_id = d.event_id and (x.noted_at <> ${at} or x.version > 1
        or x.removed_at is not null))
    and not exists (select from line_ups l where l.team_id = d.team_id and l.event_id = d.event_id)
    and not exists (select from match_votes v
      where v.team_id = d.team_id and v.event_id = d.event_id)
    and not exists (select from match_clock_marks c
      where c.team_id = d.team_id and c.event_id = d.event_id)
    and not exists (select from match_changes h
      where h.team_id = d.team_id and h.event_id = d.event_id)`
}

/** Deletes events of a move that no one has changed or used since, with their answers and marks. */
export async function undoHistory(
  tx: Transaction,
  key: ImportKey,
  history: ImportedHistory | undefined,
): Promise<UndoneHistory> {
  if (history === undefined) return { removed: 0, kept: [] }
  const { teamId, importId } = key
  const ids = [...history.events]
  const at = sql`(select i.created_at from roster_imports i
    where i.team_id = ${teamId} and i.id = ${importId})`
  const gone = await sql<{ id: string }>`
    delete from events e
    where e.team_id = ${teamId} and e.id = any(${ids}::uuid[]) and e.version = 1
      and e.series_id is null and ${isUnused}
      and not exists (select from answers a where a.team_id = e.team_id and a.event_id = e.id
        and a.answered_at <> ${at})
      and not exists (select from attendance_marks k where k.team_id = e.team_id
        and k.event_id = e.id and k.marked_at <> ${at})
      and not exists (select from match_days d where d.team_id = e.team_id and d.event_id = e.id
        and not (${isUntouchedDay(at)}))
    returning e.id`.execute(tx)
  const kept = await sql<{ title: string }>`
    select title from events where team_id = ${teamId} and id = any(${ids}::uuid[])
    order by starts_at, id`.execute(tx)
  await sql`delete from match_days d where d.team_id = ${teamId}
    and d.event_id = any(${[...history.matches]}::uuid[]) and ${isUntouchedDay(at)}`.execute(tx)
  await emptyFilledEvents(tx, key, history.filled)
  await sql`update members set earlier_figures = null
    where team_id = ${teamId} and id = any(${[...history.figures]}::uuid[])`.execute(tx)
  return { removed: gone.rows.length, kept: kept.rows.map(({ title }) => title) }
}

/** Deletes unchanged answers and marks that the move added to events the team already had. */
async function emptyFilledEvents(
  tx: Transaction,
  { teamId, importId }: ImportKey,
  filled: ImportedHistory['filled'],
): Promise<void> {
  if (filled.length === 0) return
  const pairs = sql`json_to_recordset(${JSON.stringify(filled)}::json)
    as f("eventId" uuid, "memberId" uuid)`
  const at = sql`(select i.created_at from roster_imports i
    where i.team_id = ${teamId} and i.id = ${importId})`
  await sql`
    delete from attendance_marks k using ${pairs}
    where k.team_id = ${teamId} and k.event_id = f."eventId" and k.member_id = f."memberId"
      and k.marked_at = ${at}`.execute(tx)
  await sql`
    delete from answers a using ${pairs}
    where a.team_id = ${teamId} and a.event_id = f."eventId" and a.member_id = f."memberId"
      and a.answered_at = ${at}`.execute(tx)
  await recountAnswers(tx, teamId, [...new Set(filled.map(({ eventId }) => eventId))])
}

/** Counts the answers of events again. */
export async function recountAnswers(
  tx: Transaction,
  teamId: string,
  eventIds: readonly string[],
): Promise<void> {
  await sql`
    update events e set going_count = c.going, maybe_count = c.maybe, not_going_count = c.not_going
    from (
      select x.id,
        count(*) filter (where a.answer = 'going' and a.waiting_order is null) as going,
        count(*) filter (where a.answer = 'maybe') as maybe,
        count(*) filter (where a.answer = 'not_going') as not_going
      from events x left join answers a on a.team_id = x.team_id and a.event_id = x.id
      where x.team_id = ${teamId} and x.id = any(${[...eventIds]}::uuid[]) group by x.id) c
    where e.team_id = ${teamId} and e.id = c.id`.execute(tx)
}
