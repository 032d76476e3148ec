import { bestLanguage, type Language } from '@touchline/domain/values/language'
import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { speaks } from '#server/teams/queries/speaking.ts'

import type { GuardianKey, GuardianshipRow } from '../queries.ts'

/** A parent and the child they were written down for. */
export interface LinkedGuardian extends Pick<GuardianKey, 'teamId' | 'memberId'> {
  readonly role: GuardianshipRow['role']
  readonly child: string
  readonly teamName: string
  readonly by: string
  readonly to: string
  readonly language: Language
}

/** While the parent still speaks for the child, and can be written to. */
export async function findLinked(
  db: Queryable,
  { teamId, memberId, guardianId, actorId }: GuardianKey & { readonly actorId: string },
): Promise<LinkedGuardian | undefined> {
  const found = await sql<Omit<LinkedGuardian, 'language'> & { readonly language: string }>`
    select care.team_id as "teamId", care.member_id as "memberId", care.role,
      child.first_name as child, team.name as "teamName", a.email as "to", a.language,
      coalesce((select trim(concat_ws(' ', b.first_name, b.last_name)) from accounts b
        where b.id = ${actorId}), '') as by
    from guardianships care
    join guardians g on g.team_id = care.team_id and g.id = care.guardian_id
    join accounts a on a.id = g.account_id and a.email is not null
    join members child on child.team_id = care.team_id and child.id = care.member_id
    join teams team on team.id = care.team_id
    where care.team_id = ${teamId} and care.member_id = ${memberId}
      and care.guardian_id = ${guardianId} and ${speaks('care', 'g')} and child.left_at is null`.execute(
    db,
  )
  return found.rows.map((row) => ({ ...row, language: bestLanguage([row.language]) }))[0]
}
