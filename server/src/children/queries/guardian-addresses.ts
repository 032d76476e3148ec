import { bestLanguage, type Language } from '@touchline/domain/values/language'
import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { isBlocked, isActiveGuardianship } from '#server/teams/queries/guardian-rights.ts'

import type { MemberKey } from '../queries.ts'

/** A recipient of emails about a child, with their language. */
export interface Recipient {
  readonly accountId: string | null
  readonly email: string
  readonly language: Language
}

type Row = Omit<Recipient, 'language'> & { readonly language: string }

/** A child's verified guardians with an email address. */
export async function findGuardiansToWrite(
  db: Queryable,
  { teamId, memberId }: MemberKey,
): Promise<readonly Recipient[]> {
  const found = await sql<Row>`
    select a.id as "accountId", a.email, a.language
    from guardianships care
    join guardians g on g.team_id = care.team_id and g.id = care.guardian_id
    join accounts a on a.id = g.account_id and a.email is not null
    where care.team_id = ${teamId} and care.member_id = ${memberId} and ${isActiveGuardianship('care', 'g')}
    order by a.id`.execute(db)
  return found.rows.map(recipientOf)
}

/** The same, including guardians staff entered who haven't joined yet. */
export async function findNamedGuardians(
  db: Queryable,
  { teamId, memberId }: MemberKey,
): Promise<readonly Recipient[]> {
  const found = await sql<Row>`
    select distinct on (lower(coalesce(a.email, g.email))) a.id as "accountId",
      coalesce(a.email, g.email) as email, coalesce(a.language, team.language) as language
    from guardianships care
    join guardians g on g.team_id = care.team_id and g.id = care.guardian_id
    join teams team on team.id = g.team_id
    left join accounts a on a.id = g.account_id
    where care.team_id = ${teamId} and care.member_id = ${memberId}
      and not ${isBlocked('care', 'g')} and (g.account_id is null or ${isActiveGuardianship('care', 'g')})
      and coalesce(a.email, g.email) is not null
    order by lower(coalesce(a.email, g.email)), g.id`.execute(db)
  return found.rows.map(recipientOf)
}

/** The safeguarding person of the team's club, if named and with an account. */
export async function findSafeguarding(
  db: Queryable,
  teamId: string,
): Promise<Recipient | undefined> {
  const found = await sql<Row>`
    select a.id as "accountId", a.email, a.language
    from teams team join clubs club on club.id = team.club_id
    join club_roles held
      on held.club_id = club.id and held.account_id = club.safeguarding_account_id
    join accounts a on a.id = held.account_id and a.email is not null
    where team.id = ${teamId}`.execute(db)
  return found.rows.map(recipientOf)[0]
}

function recipientOf(row: Row): Recipient {
  return { ...row, language: bestLanguage([row.language]) }
}
