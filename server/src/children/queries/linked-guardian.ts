import { bestLanguage, type Language } from '@touchline/domain/values/language'
import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { isActiveGuardianship } from '#server/teams/queries/guardian-rights.ts'

import type { GuardianKey, GuardianshipRow } from '../queries.ts'

export interface LinkedChild {
  readonly memberId: string
  readonly name: string
}

/** A parent and the children staff linked to them. */
export interface LinkedGuardian {
  readonly teamId: string
  readonly role: GuardianshipRow['role']
  readonly children: readonly [LinkedChild, ...LinkedChild[]]
  readonly teamName: string
  readonly by: string
  readonly to: string
  readonly language: Language
}

interface Row extends Omit<LinkedGuardian, 'children' | 'language'>, LinkedChild {
  readonly language: string
}

interface Linked extends Pick<GuardianKey, 'teamId' | 'guardianId'> {
  readonly memberIds: readonly string[]
  readonly actorId: string
}

/** Only while the parent has access and can be emailed. */
export async function findLinked(
  db: Queryable,
  { teamId, memberIds, guardianId, actorId }: Linked,
): Promise<LinkedGuardian | undefined> {
  const found = await sql<Row>`
    select care.team_id as "teamId", care.member_id as "memberId", care.role,
      child.first_name as name, team.name as "teamName", a.email as "to", a.language,
      coalesce((select trim(concat_ws(' ', b.first_name, b.last_name)) from accounts b
        where b.id = ${actorId}), '') as by
    from guardianships care
    join guardians g on g.team_id = care.team_id and g.id = care.guardian_id
    join accounts a on a.id = g.account_id and a.email is not null
    join members child on child.team_id = care.team_id and child.id = care.member_id
    join teams team on team.id = care.team_id
    where care.team_id = ${teamId} and care.member_id = any(${[...memberIds]}::uuid[])
      and care.guardian_id = ${guardianId} and ${isActiveGuardianship('care', 'g')} and child.left_at is null
    order by child.first_name, child.id`.execute(db)
  const [first, ...others] = found.rows
  if (first === undefined) return undefined
  const { memberId, name, ...shared } = first
  const isOneRole = others.every(({ role }) => role === first.role)
  return {
    ...shared,
    role: isOneRole ? first.role : 'other',
    children: [
      { memberId, name },
      ...others.map((row) => ({ memberId: row.memberId, name: row.name })),
    ],
    language: bestLanguage([first.language]),
  }
}
