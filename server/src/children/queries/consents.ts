import type { ConsentKind, ConsentByAccount } from '@touchline/domain/children/consents'
import { sql } from 'kysely'

import { giverOf, isFromCurrentGuardian } from '#server/members/queries/consents.ts'
import type { Queryable, Transaction } from '#server/platform/database/database.ts'

import type { MemberKey } from '../queries.ts'

export interface ConsentRow extends ConsentByAccount {
  readonly givenBy: string | null
  readonly verifiedHow: 'email' | 'staff' | 'demo' | null
  readonly childAgreed: boolean
  readonly textVersion: string
}

/** All answers, oldest first, with their author's name. */
export async function consentsOf(db: Queryable, key: MemberKey): Promise<ConsentRow[]> {
  const found = await sql<ConsentRow>`
    select c.kind, c.state, c.given_at as "givenAt", c.given_as as "givenAs",
      c.verified_how as "verifiedHow", c.text_version as "textVersion",
      c.child_agreed as "childAgreed", ${giverOf(sql`c`)} as "giverId",
      ${isFromCurrentGuardian(sql`c`)} as "isFromCurrentGuardian",
      coalesce(nullif(trim(concat_ws(' ', a.first_name, a.last_name)), ''),
        nullif(trim(concat_ws(' ', g.first_name, g.last_name)), ''),
        case when c.given_by is null and c.given_as = 'self'
          then nullif(trim(concat_ws(' ', m.first_name, m.last_name)), '') end) as "givenBy"
    from consents as c left join accounts as a on a.id = ${giverOf(sql`c`)}
    left join guardians as g on g.team_id = c.team_id and g.id = c.given_guardian_id
    join members as m on m.team_id = c.team_id and m.id = c.member_id
    where c.team_id = ${key.teamId} and c.member_id = ${key.memberId}
    order by c.given_at, c.id
  `.execute(db)
  return found.rows
}

export interface NewConsent extends MemberKey {
  readonly id: string
  readonly kind: ConsentKind
  readonly state: 'yes' | 'no'
  readonly textVersion: string
  /** Null for consents from a registration without an account. */
  readonly givenBy: string | null
  /** A guardian without an account. */
  readonly guardianId?: string | null
  readonly givenAs: 'guardian' | 'self'
  readonly childAgreed: boolean
  readonly at: Date
}

/** Saves a guardian's answer, with how the guardianship was verified. */
export async function saveConsent(tx: Transaction, given: NewConsent): Promise<void> {
  const { teamId, memberId, givenBy, givenAs, guardianId = null } = given
  await sql`
    insert into consents (id, team_id, member_id, kind, state, text_version, given_by,
      given_guardian_id, given_as,
      child_agreed, verified_how, given_at)
    values (${given.id}, ${teamId}, ${memberId}, ${given.kind}, ${given.state},
      ${given.textVersion}, ${givenBy}, ${guardianId}, ${givenAs}, ${given.childAgreed}, (
        select care.verified_how from guardians as g
        join guardianships as care on care.team_id = g.team_id and care.guardian_id = g.id
        where ${givenAs} = 'guardian' and g.team_id = ${teamId} 
          and (g.account_id = ${givenBy} or g.id = ${guardianId})
          and care.member_id = ${memberId}),
      ${given.at})
  `.execute(tx)
}

type Wanted = { readonly kind: 'self' } | { readonly kind: 'guardian'; readonly email: string }

interface Giver {
  readonly givenBy: string | null
  readonly guardianId: string | null
}

/** The person consenting without an account: the member, or the guardian with this address. */
export async function findGiver(
  tx: Transaction,
  { teamId, memberId }: MemberKey,
  wanted: Wanted,
): Promise<Giver | undefined> {
  const found =
    wanted.kind === 'self'
      ? await sql<Giver>`
        select account_id as "givenBy", null as "guardianId" from members
        where team_id = ${teamId} and id = ${memberId}`.execute(tx)
      : await sql<Giver>`
        select g.account_id as "givenBy",
          case when g.account_id is null then g.id end as "guardianId"
        from guardianships care
        join guardians g on g.team_id = care.team_id and g.id = care.guardian_id
        left join accounts a on a.id = g.account_id
        where care.team_id = ${teamId} and care.member_id = ${memberId}
          and care.blocked_at is null and lower(coalesce(a.email, g.email)) = lower(${wanted.email})
        order by g.id limit 1`.execute(tx)
  return found.rows[0]
}
