import { bestLanguage, type Language } from '@touchline/domain/values/language'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { isTeamActive } from '#server/teams/queries/active.ts'
import { isActiveGuardianship } from '#server/teams/queries/guardian-rights.ts'

import type { BilledReader } from '../emails.ts'
import type { BillKey } from './books.ts'
import type { CollectionKey } from './collections.ts'
import { todayThere } from './list.ts'
import { waivedBy } from './requests.ts'
import { otherHalf } from './shares.ts'

interface BillReader extends Omit<
  BilledReader,
  'url' | 'isSandbox' | 'dues' | 'parts' | 'isKnown'
> {
  /** The account whose text the collection has. */
  readonly from: string | null
  readonly timeZone: string
}

/**
 * The recipient of a bill: the typed address, or that of the account. Names are only shown to known
 * people, not at a typed address. Undefined without an address.
 */
export async function findBillReader(
  db: Queryable,
  { teamId, billId }: BillKey,
): Promise<BillReader | undefined> {
  const found = await sql<Omit<BillReader, 'language'> & { readonly language: string }>`
    select b.team_id as "teamId", t.name as team, c.name as collection, b.language, c.currency,
      c.created_by as "from", coalesce(b.email, a.email) as "to", b.number, b.outstanding, t.time_zone as "timeZone",
      ${otherHalf} ->> 'firstName' as "sharedWith",
      case when b.account_id is null and b.created_by is null then '[]' else coalesce((
        select json_agg(l.first_name order by l.position) from bill_lines l
        where l.team_id = b.team_id and l.bill_id = b.id), '[]') end as names
    from bills b
    join collections c on c.team_id = b.team_id and c.id = b.collection_id
    join teams t on t.id = b.team_id and ${isTeamActive('t', 'collections')}
    left join accounts a on a.id = b.account_id
    where b.team_id = ${teamId} and b.id = ${billId}
      and coalesce(b.email, a.email) is not null`.execute(db)
  const [row] = found.rows
  return row && { ...row, language: bestLanguage([row.language]) }
}

/** A person to fill in a form for one or several members. */
export interface PersonToInvite {
  /** The account, or the roster row with the address. */
  readonly personId: string
  readonly to: string
  readonly language: Language
  readonly names: readonly string[]
  readonly memberIds: readonly string[]
}

/**
 * Who is emailed about these members: guardians for children, otherwise the members themselves by
 * account or, for adults without one, by roster address. One email per person.
 */
export async function findInvitedPeople(
  tx: Transaction,
  { teamId, collectionId, now }: CollectionKey & { readonly now: Date },
  memberIds: readonly string[],
): Promise<readonly PersonToInvite[]> {
  const found = await sql<Omit<PersonToInvite, 'language'> & { readonly language: string }>`
    with wanted as (
      select m.id, m.first_name, m.account_id, m.email, m.date_of_birth
      from collection_invitations i
      join members m on m.team_id = i.team_id and m.id = i.member_id
      where i.team_id = ${teamId} and i.collection_id = ${collectionId}
        and m.id = any (${[...memberIds]}::uuid[])
        and m.left_at is null and m.archived_at is null),
    parents as (
      select wanted.id as member_id, guardian.account_id
      from wanted
      join guardianships as care on care.team_id = ${teamId} and care.member_id = wanted.id
      join guardians as guardian
        on guardian.team_id = care.team_id and guardian.id = care.guardian_id
      where guardian.account_id is not null and ${isActiveGuardianship('care', 'guardian')}),
    people as (
      select member_id, account_id from parents
      union
      select id, account_id from wanted
      where account_id is not null and id not in (select member_id from parents))
    select account.id as "personId", account.email as "to", account.language,
      json_agg(wanted.first_name order by wanted.first_name, wanted.id) as names,
      json_agg(wanted.id) as "memberIds"
    from people join wanted on wanted.id = people.member_id
    join accounts account on account.id = people.account_id
    where account.email is not null
    group by account.id
    union all
    select wanted.id, wanted.email, t.language, json_build_array(wanted.first_name),
      json_build_array(wanted.id)
    from wanted join teams t on t.id = ${teamId}
    where wanted.account_id is null and wanted.email is not null
      and wanted.id not in (select member_id from parents)
      and (wanted.date_of_birth is null
        or wanted.date_of_birth <= ${todayThere(now)} - interval '18 years')`.execute(tx)
  return found.rows.map((row) => ({ ...row, language: bestLanguage([row.language]) }))
}

/** Members invited at one moment. */
export async function findInvitedAt(
  tx: Transaction,
  { teamId, collectionId }: CollectionKey,
  at: Date,
): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('collection_invitations')
    .select('member_id')
    .where('team_id', '=', teamId)
    .where('collection_id', '=', collectionId)
    .where('invited_at', '=', at)
    .execute()
  return rows.map(({ member_id: id }) => id)
}

export interface FormFacts {
  readonly from: string | null
  readonly key: string
  readonly collection: string
  readonly team: string
  readonly closesOn: string | null
}

/** A form's facts for an email; undefined if closed. */
export async function findFormFacts(
  tx: Transaction,
  { teamId, collectionId }: CollectionKey,
  now: Date,
): Promise<FormFacts | undefined> {
  const found = await sql<FormFacts>`
    select c.key, c.created_by as "from", c.name as collection, t.name as team,
      c.closes_on as "closesOn"
    from collections c join teams t on t.id = c.team_id and ${isTeamActive('t', 'collections')}
    where c.team_id = ${teamId} and c.id = ${collectionId} and c.state = 'open'
      and (c.closes_on is null or c.closes_on >= ${todayThere(now)})`.execute(tx)
  return found.rows[0]
}

export interface AnsweredRequest {
  readonly billId: string
  readonly isGranted: boolean
  readonly answer: string
  readonly waived: number
}

export async function findAnsweredRequest(
  tx: Transaction,
  teamId: string,
  requestId: string,
): Promise<AnsweredRequest | undefined> {
  const found = await sql<AnsweredRequest>`
    select r.bill_id as "billId", r.state = 'granted' as "isGranted", r.answer,
      ${waivedBy} as waived
    from bill_requests r
    where r.team_id = ${teamId} and r.id = ${requestId} and r.state <> 'open'`.execute(tx)
  return found.rows[0]
}
