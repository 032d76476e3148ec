import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

import type { Row } from './erase-child.ts'

/** A request to erase a child, with the facts for emails and screens. */
export interface ChildErasure extends Row {
  readonly askedBy: string
  readonly asker: string
  readonly dueAt: Date
  readonly stoppedBy: string | null
  readonly stopper: string | null
  readonly child: string
  readonly teamName: string
  readonly timeZone: string
}

const erasure = sql`
  select e.team_id as "teamId", e.member_id as "memberId", e.requested_by as "askedBy",
    trim(concat_ws(' ', asker.first_name, asker.last_name)) as asker, e.due_at as "dueAt",
    e.stopped_by as "stoppedBy",
    trim(concat_ws(' ', stopper.first_name, stopper.last_name)) as stopper,
    m.first_name as child, t.name as "teamName", t.time_zone as "timeZone"
  from child_erasures e
  join members m on m.team_id = e.team_id and m.id = e.member_id and m.left_at is null
  join teams t on t.id = e.team_id
  left join accounts asker on asker.id = e.requested_by
  left join accounts stopper on stopper.id = e.stopped_by`

export async function findErasure(
  db: Queryable,
  { teamId, memberId }: Row,
): Promise<ChildErasure | undefined> {
  const found = await sql<ChildErasure>`
    ${erasure} where e.team_id = ${teamId} and e.member_id = ${memberId}`.execute(db)
  return found.rows[0]
}

/** False if there is a request already. */
export async function saveErasure(
  tx: Transaction,
  input: Row & { readonly askedBy: string; readonly at: Date; readonly dueAt: Date },
): Promise<boolean> {
  const saved = await sql`
    insert into child_erasures (team_id, member_id, requested_by, requested_at, due_at)
    values (${input.teamId}, ${input.memberId}, ${input.askedBy}, ${input.at}, ${input.dueAt})
    on conflict do nothing`.execute(tx)
  return saved.numAffectedRows === 1n
}

export async function markStopped(
  tx: Transaction,
  { teamId, memberId, by, at }: Row & { readonly by: string; readonly at: Date },
): Promise<void> {
  await sql`
    update child_erasures set stopped_by = ${by}, stopped_at = ${at}
    where team_id = ${teamId} and member_id = ${memberId}`.execute(tx)
}

export async function forgetErasure(tx: Transaction, { teamId, memberId }: Row): Promise<void> {
  await sql`
    delete from child_erasures where team_id = ${teamId} and member_id = ${memberId}`.execute(tx)
}

/** Requests whose fourteen days are over without being stopped. */
export async function findDueErasures(db: Queryable, now: Date): Promise<readonly Row[]> {
  const found = await sql<Row>`
    select team_id as "teamId", member_id as "memberId" from child_erasures
    where stopped_at is null and due_at <= ${now} order by due_at limit 200`.execute(db)
  return found.rows
}
