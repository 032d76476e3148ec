import type { ParticipantShape } from '@touchline/contract/collections/shapes/bill'
import { billsIn } from '@touchline/domain/collections/payment-reference'
import { sql, type RawBuilder } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import type { CollectionKey } from './collections.ts'
import { isOnRoster, todayThere } from './list.ts'

export interface ParticipantRow extends Omit<ParticipantShape, 'remindedAt'> {
  readonly remindedAt: Date | null
  readonly email: string | null
  readonly phone: string | null
  /** What the list is ordered by, with the id. */
  readonly place: string
}

export interface Wanted extends CollectionKey {
  readonly now: Date
  /** Members the reader is kept from: neither they nor their bills are theirs to see. */
  readonly keptFrom: readonly string[]
  readonly search?: string | undefined
  readonly state?: ParticipantShape['state'] | 'owes' | undefined
  readonly feeId?: string | undefined
  readonly after?: { readonly place: string; readonly id: string } | undefined
  readonly limit: number
}

/** Who was asked and who has a bill, by name. */
export async function findParticipants(
  db: Queryable,
  wanted: Wanted,
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
  return found.rows
}

/** The first person of a form leads; whoever pays for several stands there once. */
function billed({ teamId, collectionId, now, feeId, keptFrom }: Wanted): RawBuilder<unknown> {
  const ofFee = feeId === undefined ? sql`true` : sql`lines.fee_ids @> array[${feeId}::uuid]`
  return sql`
    select b.id, b.id as "billId", lines.member_id as "memberId", lines.names,
      concat_ws(' ', b.first_name, b.last_name) as payer, lines.fees as "feeNames",
      case when b.owed > 0 and b.due_on < ${todayThere(now)} then 'late' else b.state end as state,
      b.charged, b.owed, b.held, b.due_on as "dueOn", b.reminded_at as "remindedAt",
      exists (select from bill_requests r where r.team_id = b.team_id and r.bill_id = b.id
        and r.state = 'open') as "hasRequest",
      b.number, b.email, b.phone, lower(lines.names[1]) collate "C" as place
    from bills b join teams t on t.id = b.team_id
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
      and not lines.member_ids && ${[...keptFrom]}::uuid[]`
}

function onlyAsked({ teamId, collectionId, feeId, keptFrom }: Wanted): RawBuilder<unknown> {
  return sql`
    select m.id, null, m.id, array[concat_ws(' ', m.first_name, nullif(m.last_name, ''))], null,
      '{}'::text[], 'invited', 0::bigint, 0::bigint, 0::bigint, null::date, i.reminded_at, false, null::bigint, m.email,
      m.phone, lower(concat_ws(' ', m.first_name, nullif(m.last_name, ''))) collate "C"
    from collection_invitations i
    join members m on m.team_id = i.team_id and m.id = i.member_id and ${isOnRoster}
    where i.team_id = ${teamId} and i.collection_id = ${collectionId}
      and ${feeId === undefined} and m.id <> all (${[...keptFrom]}::uuid[])
      and not exists (
        select from bill_lines line
        join bills b on b.team_id = line.team_id and b.id = line.bill_id
        where line.team_id = i.team_id and line.member_id = i.member_id
          and b.collection_id = i.collection_id)`
}

function matches({ search = '', state }: Wanted): RawBuilder<unknown> {
  const isOf =
    state === undefined ? sql`true` : state === 'owes' ? sql`p.owed > 0` : sql`p.state = ${state}`
  if (search === '') return isOf
  const words = search.toLowerCase()
  const numbers = [...billsIn(search), ...(/^\d{1,15}$/.test(search) ? [Number(search)] : [])]
  return sql`${isOf} and (
    position(${words} in lower(concat_ws(' ', array_to_string(p.names, ' '), p.payer, p.email))) > 0
    or p.number = any (${numbers}::bigint[]))`
}

/** Where the next page begins; a place somebody made up begins none. */
export function placeIn(cursor: string | undefined): Wanted['after'] {
  if (cursor === undefined) return undefined
  const [id = '', ...place] = Buffer.from(cursor, 'base64url').toString().split(' ')
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id))
    throw new AppError('invalid_input', { fields: { cursor: 'unknown' } })
  return { id, place: place.join(' ') }
}

export function cursorAt({ id, place }: Pick<ParticipantRow, 'id' | 'place'>): string {
  return Buffer.from(`${id} ${place}`).toString('base64url')
}
