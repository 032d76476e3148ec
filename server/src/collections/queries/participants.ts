import type { ParticipantShape } from '@touchline/contract/collections/shapes/bill'
import { findBillNumbers } from '@touchline/domain/collections/payment-reference'
import { isBlindTo, type Actor } from '@touchline/domain/teams/actor'
import { sql, type RawBuilder } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { isFound } from '#server/platform/database/is-found.ts'
import { AppError } from '#server/platform/errors.ts'

import type { CollectionKey } from './collections.ts'
import { isDue, isOnRoster, todayThere } from './list.ts'
import { reminderRestMs } from './reminders.ts'

export interface ParticipantRow extends Omit<ParticipantShape, 'remindedAt'> {
  readonly remindedAt: Date | null
  readonly email: string | null
  readonly phone: string | null
  /** The sort key, with the id. */
  readonly place: string
  /** For the second half of a shared bill. */
  readonly halfNumber: number | null
}

export interface ParticipantsQuery extends CollectionKey {
  readonly now: Date
  /** The reader, who sees neither members they are blocked from nor their bills. */
  readonly reader: Pick<Actor, 'blockedFrom' | 'program'>
  readonly search?: string | undefined
  readonly state?: ParticipantShape['state'] | 'owes' | undefined
  readonly feeId?: string | undefined
  readonly after?: { readonly place: string; readonly id: string } | undefined
  readonly limit: number
}

/** Invited people and people with a bill, by name. */
export async function findParticipants(
  db: Queryable,
  wanted: ParticipantsQuery,
): Promise<readonly ParticipantRow[]> {
  const { after, limit } = wanted
  const later =
    after === undefined
      ? sql`true`
      : sql`(p.place, p.id) > (${after.place} collate "C", ${after.id}::uuid)`
  const found = await sql<ParticipantRow>`
    select * from (
      ${billed(wanted)}
      union all
      ${onlyAsked(wanted)}
    ) as p where ${matches(wanted)} and ${later}
    order by p.place, p.id limit ${limit}`.execute(db)
  return isBlindTo(wanted.reader)
    ? found.rows.map((row) => ({ ...row, email: null, phone: null }))
    : found.rows
}

/** Sorted by the first person on the form; a payer for several is listed once. */
function billed({
  teamId,
  collectionId,
  now,
  feeId,
  reader,
}: ParticipantsQuery): RawBuilder<unknown> {
  const ofFee = feeId === undefined ? sql`true` : sql`lines.fee_ids @> array[${feeId}::uuid]`
  return sql`
    select b.id, b.id as "billId", lines.member_id as "memberId", lines.names,
      concat_ws(' & ',
        case when half.id is null or b.charged > 0 then concat_ws(' ', b.first_name, b.last_name) end,
        nullif(concat_ws(' ', half.first_name, half.last_name), '')) as payer, lines.fees as "feeNames",
      ${stateAt(now)} as state, ${sumOf('charged')} as charged, ${sumOf('outstanding')} as outstanding,
      ${sumOf('paid')} as paid, least(b.due_on, half.due_on) as "dueOn",
      greatest(b.reminded_at, half.reminded_at) as "remindedAt",
      exists (select from bill_requests r where r.team_id = b.team_id
        and r.bill_id in (b.id, half.id) and r.state = 'open') as "hasRequest",
      b.number, half.id is not null as "isShared",
      ${isChased('b', now)}::int + coalesce(${isChased('half', now)}::int, 0) as "dueReminders",
      nullif(concat_ws(', ', b.email, half.email), '') as email,
      nullif(concat_ws(', ', b.phone, half.phone), '') as phone,
      lower(lines.names[1]) collate "C" as place, half.number as "halfNumber"
    from bills b join teams t on t.id = b.team_id
    left join bills half
      on half.team_id = b.team_id and half.first_share_id = b.id and half.charged > 0
    join (
      select line.bill_id, (array_agg(line.member_id order by line.position))[1] as member_id,
        array_agg(concat_ws(' ', line.first_name, nullif(line.last_name, ''))
          order by line.position) as names,
        array_agg(fee.name order by line.position) as fees, array_agg(line.fee_id) as fee_ids,
        array_agg(line.member_id) as member_ids
      from bill_lines line
      join collection_fees fee on fee.team_id = line.team_id and fee.id = line.fee_id
      where fee.team_id = ${teamId} and fee.collection_id = ${collectionId}
      group by line.bill_id) as lines on lines.bill_id = b.id
    where b.team_id = ${teamId} and b.collection_id = ${collectionId} and ${ofFee}
      and b.first_share_id is null and b.state <> 'waiting'
      and not lines.member_ids && ${[...(reader.blockedFrom ?? [])]}::uuid[]`
}

function sumOf(sum: 'charged' | 'outstanding' | 'paid'): RawBuilder<number> {
  return sql`${sql.ref(`b.${sum}`)} + coalesce(${sql.ref(`half.${sum}`)}, 0)`
}

/** SQL for the state of a bill, both halves combined. */
function stateAt(now: Date): RawBuilder<unknown> {
  const today = todayThere(now)
  return sql`case
    when b.outstanding > 0 and b.due_on < ${today} or half.outstanding > 0 and half.due_on < ${today} then 'late'
    when half.id is null then b.state
    when b.outstanding + half.outstanding > 0 then case when b.paid + half.paid > 0 then 'part_paid' else 'open' end
    when b.paid + half.paid > 0 then 'paid'
    when 'refunded' in (b.state, half.state) then 'refunded' else 'waived' end`
}

/** SQL: true if a manual reminder would be sent: something is due, and none was sent recently. */
function isChased(bill: string, now: Date): RawBuilder<boolean> {
  const rested = new Date(now.getTime() - reminderRestMs)
  const remindedAt = sql.ref(`${bill}.reminded_at`)
  return sql`(${isDue(bill, now)} and (${remindedAt} is null or ${remindedAt} < ${rested}))`
}

function onlyAsked({
  teamId,
  collectionId,
  feeId,
  now,
  reader,
}: ParticipantsQuery): RawBuilder<unknown> {
  return sql`
    select m.id, null, m.id, array[concat_ws(' ', m.first_name, nullif(m.last_name, ''))], null,
      '{}'::text[], 'invited', 0::bigint, 0::bigint, 0::bigint, null::date, i.reminded_at, false, null::bigint, false,
      (i.reminded_at is null or i.reminded_at < ${new Date(now.getTime() - reminderRestMs)})::int, m.email,
      m.phone, lower(concat_ws(' ', m.first_name, nullif(m.last_name, ''))) collate "C", null::bigint
    from collection_invitations i
    join members m on m.team_id = i.team_id and m.id = i.member_id and ${isOnRoster}
    where i.team_id = ${teamId} and i.collection_id = ${collectionId}
      and ${feeId === undefined} and m.id <> all (${[...(reader.blockedFrom ?? [])]}::uuid[])
      and not exists (
        select from bill_lines line
        join bills b on b.team_id = line.team_id and b.id = line.bill_id
        where line.team_id = i.team_id and line.member_id = i.member_id
          and b.collection_id = i.collection_id)`
}

function matches({ search = '', state, reader }: ParticipantsQuery): RawBuilder<unknown> {
  const isOf =
    state === undefined
      ? sql`true`
      : state === 'owes'
        ? sql`p.outstanding > 0`
        : sql`p.state = ${state}`
  if (search === '') return isOf
  // An address is not found by a token that may not read it.
  const address = isBlindTo(reader) ? sql`null` : sql`p.email`
  const numbers = [
    ...findBillNumbers(search),
    ...(/^\d{1,15}$/.test(search) ? [Number(search)] : []),
  ]
  return sql`${isOf} and (
    ${isFound(sql`concat_ws(chr(10), array_to_string(p.names, chr(10)), p.payer, ${address})`, search)}
    or p.number = any (${numbers}::bigint[]) or p."halfNumber" = any (${numbers}::bigint[]))`
}

/** The start of the next page; undefined for an invalid cursor. */
export function placeIn(cursor: string | undefined): ParticipantsQuery['after'] {
  if (cursor === undefined) return undefined
  const [id = '', ...place] = Buffer.from(cursor, 'base64url').toString().split(' ')
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id))
    throw new AppError('invalid_input', { fields: { cursor: 'unknown' } })
  return { id, place: place.join(' ') }
}

export function cursorAt({ id, place }: Pick<ParticipantRow, 'id' | 'place'>): string {
  return Buffer.from(`${id} ${place}`).toString('base64url')
}
