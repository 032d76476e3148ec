import type { Mark } from '@touchline/domain/attendance/marks'
import { sql } from 'kysely'

import type { EventKey } from '#server/events/queries/page.ts'
import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { nameOfAccount } from '#server/teams/queries/names.ts'

export interface GivenMark {
  readonly memberId: string
  readonly mark: Mark | null
  /** Leave out to keep the current note. */
  readonly note?: string | null | undefined
  /** The mark on screen. */
  readonly was?: Mark | null | undefined
}

interface Marking extends EventKey {
  readonly markedBy: string
  readonly now: Date
}

/** How many of these people are or were on the team, or are guests of the event. */
export async function countMarkable(
  db: Queryable,
  { teamId, eventId }: EventKey,
  memberIds: readonly string[],
): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*) from members m
    where m.id = any(${[...memberIds]}::uuid[]) and (m.team_id = ${teamId} or exists (
      select from event_guests g where g.team_id = ${teamId} and g.event_id = ${eventId}
        and g.guest_team_id = m.team_id and g.member_id = m.id))`.execute(db)
  return found.rows[0]?.count ?? 0
}

export interface ReplacedMark {
  readonly memberId: string
  readonly mark: Mark | null
  readonly markedBy: string | null
}

/** The marks that are neither the ones on screen nor the new ones. */
export async function findReplaced(
  db: Queryable,
  { teamId, eventId }: EventKey,
  newMarks: readonly GivenMark[],
): Promise<ReplacedMark[]> {
  const lines = newMarks.filter(({ was }) => was !== undefined)
  if (lines.length === 0) return []
  const found = await sql<ReplacedMark>`
    select x."memberId", k.mark,
      case when k.mark is not null then ${nameOfAccount(sql`${teamId}::uuid`, sql`k.marked_by`)} end as "markedBy"
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as x ("memberId" uuid, mark text, was text)
    left join attendance_marks k on k.team_id = ${teamId} and k.event_id = ${eventId}
      and k.member_id = x."memberId"
    where k.mark is distinct from x.was and k.mark is distinct from x.mark
    order by x."memberId"`.execute(db)
  return found.rows
}

/** Sets marks; null removes a mark with its note. */
export async function saveMarks(
  tx: Transaction,
  marking: Marking,
  newMarks: readonly GivenMark[],
): Promise<void> {
  await setMarks(
    tx,
    marking,
    newMarks.filter(({ mark }) => mark !== null),
  )
  const cleared = newMarks.filter(({ mark }) => mark === null).map(({ memberId }) => memberId)
  if (cleared.length > 0)
    await tx
      .deleteFrom('attendance_marks')
      .where('team_id', '=', marking.teamId)
      .where('event_id', '=', marking.eventId)
      .where('member_id', 'in', cleared)
      .execute()
}

async function setMarks(
  tx: Transaction,
  { teamId, eventId, markedBy, now }: Marking,
  set: readonly GivenMark[],
): Promise<void> {
  if (set.length === 0) return
  const lines = set.map(({ memberId, mark, note }) => ({
    memberId,
    mark,
    note: note || null,
    keepsNote: note === undefined,
  }))
  await sql`
    insert into attendance_marks as k
      (team_id, event_id, member_id, guest_team_id, mark, note, marked_by, marked_at)
    select ${teamId}::uuid, ${eventId}::uuid, m.id, nullif(m.team_id, ${teamId}::uuid), x.mark,
      case when x."keepsNote" then before.note else x.note end, ${markedBy}::uuid, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as x ("memberId" uuid, mark text, note text, "keepsNote" boolean)
    join members m on m.id = x."memberId"
    left join attendance_marks before on before.team_id = ${teamId}::uuid
      and before.event_id = ${eventId}::uuid and before.member_id = m.id
    on conflict (team_id, event_id, member_id) do update set mark = excluded.mark,
      note = excluded.note, marked_by = excluded.marked_by, marked_at = excluded.marked_at
  `.execute(tx)
}

interface KeptMark {
  readonly memberId: string
  readonly mark: Mark
  readonly note: string | null
}

export async function findMarks(db: Queryable, { teamId, eventId }: EventKey): Promise<KeptMark[]> {
  const found = await sql<KeptMark>`
    select member_id as "memberId", mark, note from attendance_marks
    where team_id = ${teamId} and event_id = ${eventId}
    order by member_id`.execute(db)
  return found.rows
}
