import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { isTeamActive } from '#server/teams/queries/active.ts'

import { collectionColumns, type CollectionKey, type CollectionRow } from './collections.ts'

export type FormRow = CollectionRow & {
  readonly team: {
    readonly name: string
    readonly color: string
    readonly country: string
    readonly logoFileId: string | null
  }
}

/** The collection with this form URL; undefined if the team was deleted. */
export async function findForm(db: Queryable, key: string): Promise<FormRow | undefined> {
  const found = await sql<FormRow>`
    select ${collectionColumns},
      json_build_object('name', t.name, 'color', t.color, 'country', t.country,
        'logoFileId', t.logo_file_id) as team
    from collections c join teams t on t.id = c.team_id and ${isTeamActive('t', 'collections')}
    where c.key = ${key}`.execute(db)
  return found.rows[0]
}

export interface KnownMember {
  readonly memberId: string
  readonly firstName: string
  readonly lastName: string
  readonly hasBill: boolean
}

/** Names of these members, and whether a bill of the collection names them. */
export async function findKnownMembers(
  db: Queryable,
  { teamId, collectionId }: CollectionKey,
  memberIds: readonly string[],
): Promise<readonly KnownMember[]> {
  const found = await sql<KnownMember>`
    select m.id as "memberId", m.first_name as "firstName", m.last_name as "lastName", exists (
      select from bill_lines l join bills b on b.team_id = l.team_id and b.id = l.bill_id
      where l.team_id = m.team_id and l.member_id = m.id and b.collection_id = ${collectionId}
        and b.state not in ('waived', 'refunded')) as "hasBill"
    from members m
    where m.team_id = ${teamId} and m.id = any (${[...memberIds]}::uuid[])
      and m.left_at is null and m.archived_at is null
    order by m.first_name, m.last_name, m.id`.execute(db)
  return found.rows
}

/** An account's name and address. */
export async function findPerson(db: Queryable, accountId: string) {
  return db
    .selectFrom('accounts')
    .select(['first_name', 'last_name', 'email', 'phone', 'language'])
    .where('id', '=', accountId)
    .executeTakeFirst()
}

/** An invited member without an account. */
export async function findAskedMember(
  db: Queryable,
  { teamId, collectionId }: CollectionKey,
  memberId: string,
) {
  return db
    .selectFrom('members as member')
    .innerJoin('collection_invitations as invitation', (join) =>
      join
        .onRef('invitation.team_id', '=', 'member.team_id')
        .onRef('invitation.member_id', '=', 'member.id'),
    )
    .select(['member.id', 'member.first_name', 'member.last_name', 'member.email'])
    .where('member.team_id', '=', teamId)
    .where('member.id', '=', memberId)
    .where('member.account_id', 'is', null)
    .where('member.left_at', 'is', null)
    .where('member.archived_at', 'is', null)
    .where('invitation.collection_id', '=', collectionId)
    .executeTakeFirst()
}

export interface DonationTotals {
  readonly given: number
  readonly givers: number
  readonly latest: readonly { readonly name: string | null; readonly amount: number }[]
}

const latestShown = 10

/** Donations to a fund. Donors are shown by first name and initial, unless anonymous. */
export async function findDonationTotals(
  db: Queryable,
  { teamId, collectionId }: CollectionKey,
): Promise<DonationTotals> {
  const ofFund = sql`team_id = ${teamId} and collection_id = ${collectionId} and paid > 0`
  const sums = await sql<{ given: number; givers: number }>`
    select coalesce(sum(paid), 0)::bigint as given, count(*) as givers
    from bills where ${ofFund}`.execute(db)
  const latest = await sql<{ name: string | null; amount: number }>`
    select case when is_anonymous then null
      else first_name || ' ' || left(last_name, 1) || '.' end as name, paid as amount
    from bills where ${ofFund} order by created_at desc, id desc limit ${latestShown}`.execute(db)
  const [{ given, givers } = { given: 0, givers: 0 }] = sums.rows
  return { given, givers, latest: latest.rows }
}
