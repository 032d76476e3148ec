import type { ConsentKind, ConsentByAccount } from '@touchline/domain/children/consents'
import { sql } from 'kysely'

import { isFromCurrentGuardian } from '#server/members/queries/consents.ts'
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
      c.child_agreed as "childAgreed", c.given_by as "giverId",
      ${isFromCurrentGuardian(sql`c`)} as "isFromCurrentGuardian",
      nullif(trim(concat_ws(' ', a.first_name, a.last_name)), '') as "givenBy"
    from consents as c left join accounts as a on a.id = c.given_by
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
  readonly givenBy: string
  readonly givenAs: 'guardian' | 'self'
  readonly childAgreed: boolean
  readonly at: Date
}

/** Keeps with a guardian's answer how it was known that they are the guardian. */
export async function saveConsent(tx: Transaction, given: NewConsent): Promise<void> {
  const { teamId, memberId, givenBy, givenAs } = given
  await sql`
    insert into consents (id, team_id, member_id, kind, state, text_version, given_by, given_as,
      child_agreed, verified_how, given_at)
    values (${given.id}, ${teamId}, ${memberId}, ${given.kind}, ${given.state},
      ${given.textVersion}, ${givenBy}, ${givenAs}, ${given.childAgreed}, (
        select care.verified_how from guardians as g
        join guardianships as care on care.team_id = g.team_id and care.guardian_id = g.id
        where ${givenAs} = 'guardian' and g.team_id = ${teamId} and g.account_id = ${givenBy}
          and care.member_id = ${memberId}),
      ${given.at})
  `.execute(tx)
}
