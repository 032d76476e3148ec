import type { Currency } from '@touchline/domain/values/money'
import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { isTeamActive } from '#server/teams/queries/active.ts'

import type { BillKey } from './books.ts'
import { mayWithdraw, positionOfBill } from './places.ts'
import { waivedBy } from './requests.ts'
import { otherHalf } from './shares.ts'

export interface PayerBill {
  readonly number: number
  readonly state: 'open' | 'part_paid' | 'paid' | 'waived' | 'refunded' | 'waiting'
  readonly charged: number
  readonly outstanding: number
  readonly paid: number
  readonly dueOn: string | null
  readonly firstName: string
  readonly lastName: string
  readonly email: string | null
  readonly language: string
  readonly paymentOption: 'card' | 'instalments' | 'offline' | 'later'
  readonly currency: Currency
  readonly timeZone: string
  readonly collectionId: string
  readonly collectionName: string
  readonly kind: 'membership' | 'activity' | 'pre_order' | 'fund'
  readonly organizerEmail: string
  /** The payer of the other half, if shared. */
  readonly otherHalf: { readonly firstName: string; readonly isPaid: boolean } | null
  /** On the waiting list, from one. */
  readonly position: number | null
  /** It is a place, and nothing was paid or is on its way. */
  readonly mayWithdraw: boolean
  readonly team: {
    readonly name: string
    readonly color: string
    readonly logoFileId: string | null
  }
}

/** A bill for its payer; not found if the team was deleted. */
export async function requirePayerBill(
  db: Queryable,
  { teamId, billId }: BillKey,
): Promise<PayerBill> {
  const found = await sql<PayerBill>`
    select b.number, b.state, b.charged, b.outstanding, b.paid, b.due_on as "dueOn",
      b.first_name as "firstName", b.last_name as "lastName", b.email, b.language, b.payment_option as "paymentOption",
      c.currency, t.time_zone as "timeZone", c.id as "collectionId", c.name as "collectionName",
      c.kind, c.organizer_email as "organizerEmail", ${otherHalf} as "otherHalf",
      ${positionOfBill} as position, ${mayWithdraw} as "mayWithdraw",
      json_build_object('name', t.name, 'color', t.color, 'logoFileId', t.logo_file_id) as team
    from bills b join collections c on c.team_id = b.team_id and c.id = b.collection_id
    join teams t on t.id = b.team_id and ${isTeamActive('t', 'collections')}
    where b.team_id = ${teamId} and b.id = ${billId}`.execute(db)
  const [row] = found.rows
  if (row === undefined) throw new AppError('not_found')
  return row
}

export interface LineRow {
  readonly id: string
  readonly feeId: string
  readonly feeName: string
  readonly size: string | null
  readonly quantity: number
  readonly amount: number
  readonly memberId: string | null
  readonly firstName: string
  readonly lastName: string
  readonly answers: { readonly fieldId: string; readonly name: string; readonly answer: string }[]
}

/** The lines of a bill, with answers in the form's order. */
export async function findLines(
  db: Queryable,
  { teamId, billId }: BillKey,
): Promise<readonly LineRow[]> {
  const found = await sql<LineRow>`
    select l.id, l.fee_id as "feeId", f.name as "feeName", s.name as size, l.quantity, l.amount,
      l.member_id as "memberId", l.first_name as "firstName", l.last_name as "lastName",
      coalesce((
        select json_agg(json_build_object('fieldId', a.id, 'name', a.name, 'answer',
          l.answers ->> a.id::text) order by a.position)
        from collection_fields a
        where a.team_id = f.team_id and a.collection_id = f.collection_id
          and l.answers ? a.id::text), '[]') as answers
    from bill_lines l
    join collection_fees f on f.team_id = l.team_id and f.id = l.fee_id
    left join collection_fee_sizes s on s.team_id = l.team_id and s.id = l.size_id
    where l.team_id = ${teamId} and l.bill_id = ${billId}
    order by l.position`.execute(db)
  return found.rows
}

export interface RequestRow {
  readonly kind: 'reduction' | 'instalments'
  readonly words: string
  readonly state: 'open' | 'granted' | 'refused'
  readonly answer: string
  readonly waived: number
}

/** The latest request. */
export async function findLastRequest(
  db: Queryable,
  { teamId, billId }: BillKey,
): Promise<RequestRow | undefined> {
  const found = await sql<RequestRow>`
    select r.kind, r.words, r.state, r.answer, ${waivedBy} as waived from bill_requests r
    where r.team_id = ${teamId} and r.bill_id = ${billId}
    order by r.requested_at desc, r.id desc limit 1`.execute(db)
  return found.rows[0]
}
