import { sql } from 'kysely'

import { isActiveGuardianship } from '#server/teams/queries/guardian-rights.ts'

import type { Line } from './lines.ts'

/** The ids of one kind with their lines and teams, as arrays for `unnest`. */
export function subjectsOf(
  lines: readonly Line[],
  idsOf: (subject: Line['subjects'][number]) => string | readonly string[] | undefined,
) {
  const wanted = lines.flatMap(({ id: lineId, teamId, subjects }) =>
    subjects.flatMap((subject) =>
      teamId === null ? [] : [idsOf(subject) ?? []].flat().map((id) => ({ lineId, teamId, id })),
    ),
  )
  return {
    lineIds: wanted.map(({ lineId }) => lineId),
    teamIds: wanted.map(({ teamId }) => teamId),
    ids: wanted.map(({ id }) => id),
  }
}

/** The roster rows an account answers for in any team: its own and its children's. */
export function ownPeople(accountId: string) {
  return sql`
    select m.team_id, m.id, 'self' as relation from members m where m.account_id = ${accountId}
    union all
    select care.team_id, care.member_id, 'child' from guardians g
    join guardianships care on care.team_id = g.team_id and care.guardian_id = g.id
      and ${isActiveGuardianship('care', 'g')}
    where g.account_id = ${accountId}`
}
