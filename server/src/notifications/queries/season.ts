import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'

import { ownPeople } from './subjects.ts'

export interface OwnTeam {
  readonly id: string
  readonly name: string
  /** First names of the reader's children there; empty for the reader alone. */
  readonly children: readonly string[]
}

/** Those of some teams where an account or its children play, by name. */
export async function findOwnTeams(
  db: Queryable,
  { accountId, teamIds }: { readonly accountId: string; readonly teamIds: readonly string[] },
): Promise<readonly OwnTeam[]> {
  const found = await sql<OwnTeam>`
    with mine as materialized (${ownPeople(accountId)})
    select team.id, team.name,
      coalesce(array_agg(m.first_name order by m.first_name, m.id)
        filter (where mine.relation = 'child'), '{}') as children
    from teams team join mine on mine.team_id = team.id
    join members m on m.team_id = mine.team_id and m.id = mine.id
      and m.left_at is null and m.archived_at is null
    where team.id = any(${[...teamIds]}::uuid[]) and team.deleted_at is null
    group by team.id, team.name order by team.name, team.id`.execute(db)
  return found.rows
}
