import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { blockedFrom } from '#server/teams/queries/guardian-rights.ts'

import type { BillKey } from '../books.ts'
import { hasOpenRequest } from '../requests.ts'
import { isCollecting } from './collecting.ts'
import { mandateColumns, withMandate, type MandateRow } from './mandates.ts'
import { namesOf } from './runs.ts'

/** An open bill in euros, with its mandate if there is one. */
export interface DebitCandidate extends BillKey {
  readonly collectionId: string
  readonly number: number
  readonly payer: string
  readonly names: readonly string[]
  readonly outstanding: number
  readonly isCollecting: boolean
  readonly isAsked: boolean
  readonly parts: readonly { readonly amount: number; readonly dueOn: string }[]
  readonly mandate: MandateRow | null
}

interface Asked {
  readonly clubId: string
  readonly accountId: string
  readonly duesRunId: string | null
  /** Only this bill. */
  readonly bill?: BillKey | undefined
}

type Row = Omit<DebitCandidate, 'mandate'> & Omit<MandateRow, 'id'> & { readonly id: string | null }

/** Open bills of a club's teams, except for children the reader is blocked from. */
export async function findDebitCandidates(
  db: Queryable,
  { clubId, accountId, duesRunId, bill: only }: Asked,
): Promise<readonly DebitCandidate[]> {
  const ofRun = duesRunId === null ? sql`true` : sql`c.dues_run_id = ${duesRunId}`
  const isWanted = only ? sql`b.team_id = ${only.teamId} and b.id = ${only.billId}` : sql`true`
  const found = await sql<Row>`
    with club_teams as materialized (
      select t.id, ${blockedFrom(sql`t.id`, sql`${accountId}::uuid`)} as kept
      from teams t where t.club_id = ${clubId} and t.deleted_at is null
    )
    select b.team_id as "teamId", b.id as "billId", b.collection_id as "collectionId", b.number,
      concat_ws(' ', b.first_name, b.last_name) as payer, ${namesOf} as names, b.outstanding,
      ${isCollecting('b')} as "isCollecting", ${hasOpenRequest('b')} as "isAsked",
      coalesce((select json_agg(json_build_object('amount', part.amount, 'dueOn', part.due_on)
          order by part.position) from bill_instalments part
        where part.team_id = b.team_id and part.bill_id = b.id), '[]') as parts,
      ${mandateColumns}
    from club_teams team
    join bills b on b.team_id = team.id and b.outstanding > 0 and ${isWanted}
    join collections c on c.team_id = b.team_id and c.id = b.collection_id
      and c.currency = 'EUR' and ${ofRun}
    ${withMandate(clubId)}
    where not exists (
      select from bill_lines line where line.team_id = b.team_id and line.bill_id = b.id
        and line.member_id = any (team.kept))
    order by lower(b.last_name), lower(b.first_name), b.number limit 10000`.execute(db)
  return found.rows.map(({ id, ...row }) => {
    const { teamId, billId, collectionId, number, payer, names, outstanding, ...rest } = row
    const { isCollecting: collecting, isAsked, parts, ...mandate } = rest
    const bill = { teamId, billId, collectionId, number, payer, names, outstanding }
    return {
      ...bill,
      isCollecting: collecting,
      isAsked,
      parts,
      mandate: id === null ? null : { ...mandate, id },
    }
  })
}

interface DuesRunOfBill {
  readonly clubId: string
  readonly duesRunId: string
  readonly dueOn: string
}

/** The club's fee run that a bill belongs to; undefined for a team's own bills. */
export async function findDuesRunOfBill(
  db: Queryable,
  { teamId, billId }: BillKey,
): Promise<DuesRunOfBill | undefined> {
  const found = await sql<DuesRunOfBill>`
    select run.club_id as "clubId", run.id as "duesRunId", run.due_on as "dueOn"
    from bills b
    join collections c on c.team_id = b.team_id and c.id = b.collection_id
    join dues_runs run on run.id = c.dues_run_id
    where b.team_id = ${teamId} and b.id = ${billId}`.execute(db)
  return found.rows[0]
}

/** When the bills of a club's fee run are due. */
export async function findRunDueOn(
  db: Queryable,
  { clubId, duesRunId }: Pick<DuesRunOfBill, 'clubId' | 'duesRunId'>,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('dues_runs')
    .select('due_on as dueOn')
    .where('club_id', '=', clubId)
    .where('id', '=', duesRunId)
    .executeTakeFirst()
  return row?.dueOn
}
