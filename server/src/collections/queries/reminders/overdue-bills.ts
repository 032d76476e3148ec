import { currencies } from '@touchline/domain/values/money'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { isTeamActive } from '#server/teams/queries/active.ts'
import { blockedFrom, isActiveGuardianship } from '#server/teams/queries/guardian-rights.ts'

import type { BillKey } from '../books.ts'
import { isCollecting } from '../debits/collecting.ts'
import { lateOf, todayThere } from '../list.ts'
import { reminderRestMs } from '../reminders.ts'
import { hasOpenRequest } from '../requests.ts'

/** An overdue bill with one of its recipients. */
export interface OverdueRow extends BillKey {
  readonly collectionId: string
  readonly number: number
  readonly team: string
  readonly collection: string
  readonly currency: (typeof currencies)[number]
  readonly names: readonly string[]
  readonly payer: string
  readonly late: number
  readonly dueOn: string
  readonly daysLate: number
  /** Null: the club has no address. */
  readonly address: string | null
  readonly language: string
  readonly lastStage: number | null
  readonly lastSentAt: Date | null
  readonly lastDaysAgo: number | null
  /** Reminded by hand just now. */
  readonly isResting: boolean
  /** The account that the team is paid to by transfer. */
  readonly holder: string | null
  readonly iban: string | null
}

interface Asked {
  readonly clubId: string
  /** The reading account, which sees no bills of children it is blocked from; null for jobs. */
  readonly accountId: string | null
  readonly now: Date
}

/** SQL: true for a bill `b` with a payment in progress. */
const isBeingPaid = sql<boolean>`exists (select from bill_checkouts page
  where page.team_id = b.team_id and page.bill_id = b.id and page.state = 'waiting')`

/**
 * Overdue bills of a club's teams, without unanswered requests and payments in progress. A bill
 * naming a minor as payer goes to each guardian instead.
 */
export async function findOverdueBills(
  db: Queryable,
  { clubId, accountId, now }: Asked,
): Promise<readonly OverdueRow[]> {
  const rested = new Date(now.getTime() - reminderRestMs)
  const found = await sql<OverdueRow>`
    select b.team_id as "teamId", b.collection_id as "collectionId", b.id as "billId", b.number,
      t.name as team, c.name as collection, c.currency, (${lateOf(now)})::bigint as late, b.due_on as "dueOn",
      concat_ws(' ', b.first_name, nullif(b.last_name, '')) as payer,
      coalesce((select json_agg(distinct l.first_name) from bill_lines l
        where l.team_id = b.team_id and l.bill_id = b.id), '[]') as names,
      today.day - b.due_on as "daysLate", reader.address, reader.language,
      last.stage as "lastStage", last.sent_at as "lastSentAt",
      today.day - (last.sent_at at time zone t.time_zone)::date as "lastDaysAgo",
      coalesce(b.reminded_at > ${rested}, false) as "isResting",
      payee.holder, payee.iban
    from teams t
    join bills b on b.team_id = t.id
    join collections c on c.team_id = b.team_id and c.id = b.collection_id
    cross join lateral (select ${todayThere(now)} as day) today
    left join accounts a on a.id = b.account_id
    left join lateral (
      select m.id from members m
      where m.team_id = b.team_id and m.account_id = b.account_id
        and m.date_of_birth > today.day - interval '18 years' limit 1) minor on true
    left join lateral (
      select distinct coalesce(parent.email, g.email) as address, coalesce(parent.language, t.language) as language
      from guardianships care
      join guardians g on g.team_id = care.team_id and g.id = care.guardian_id
      left join accounts parent on parent.id = g.account_id
      where care.team_id = b.team_id and care.member_id = minor.id and ${isActiveGuardianship('care', 'g')}
        and coalesce(parent.email, g.email) is not null) guardian on true
    cross join lateral (
      select coalesce(guardian.address, b.email, a.email) as address,
        coalesce(guardian.language, b.language) as language) reader
    left join lateral (
      select r.stage, r.sent_at from bill_reminders r
      where r.team_id = b.team_id and r.bill_id = b.id and r.due_on = b.due_on
      order by r.stage desc limit 1) last on true
    left join payout_accounts payee on payee.team_id = b.team_id
    where t.club_id = ${clubId} and ${isTeamActive('t', 'collections')} and b.outstanding > 0 and b.due_on < today.day
      and not ${hasOpenRequest('b')} and not ${isBeingPaid} and not ${isCollecting('b')}
      and not exists (select from bill_lines l where l.team_id = b.team_id and l.bill_id = b.id
        and l.member_id = any (${blockedFrom(sql`t.id`, sql`${accountId}::uuid`)}))
    order by b.due_on, b.number, reader.address`.execute(db)
  return found.rows
}

/** Locks bills in the order in which files of the bank book them. */
export async function lockBills(
  tx: Transaction,
  clubId: string,
  billIds: readonly string[],
): Promise<void> {
  await sql`
    select from bills b join teams t on t.id = b.team_id and t.club_id = ${clubId}
    where b.id = any (${[...billIds]}::uuid[]) order by b.number for update of b`.execute(tx)
}

interface SentReminder extends BillKey {
  readonly dueOn: string
  readonly stage: number
  readonly fee: number
  readonly sentBy: string | null
  readonly now: Date
}

/** Records a sent reminder; overdue instalments count as reminded. */
export async function insertReminder(tx: Transaction, sent: SentReminder): Promise<void> {
  const { teamId, billId, dueOn, stage, fee, sentBy, now } = sent
  await tx
    .insertInto('bill_reminders')
    .values({
      team_id: teamId,
      bill_id: billId,
      due_on: dueOn,
      stage,
      fee,
      sent_by: sentBy,
      sent_at: now,
    })
    .execute()
  await tx
    .updateTable('bills')
    .set({ reminded_at: now })
    .where('team_id', '=', teamId)
    .where('id', '=', billId)
    .execute()
  await sql`
    update bill_instalments part set reminded_at = ${now} from teams t
    where part.team_id = ${teamId} and part.bill_id = ${billId} and t.id = part.team_id
      and part.due_on < ${todayThere(now)}`.execute(tx)
}

/** Adds a reminder's fee to the instalment it is about. */
export async function raiseInstalment(
  tx: Transaction,
  { teamId, billId }: BillKey,
  { dueOn, fee }: { readonly dueOn: string; readonly fee: number },
): Promise<void> {
  await sql`
    update bill_instalments part set amount = part.amount + ${fee}
    where part.team_id = ${teamId} and part.bill_id = ${billId} and part.position = (
      select min(position) from bill_instalments
      where team_id = ${teamId} and bill_id = ${billId} and due_on = ${dueOn})`.execute(tx)
}
