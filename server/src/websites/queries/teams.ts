import { teamSlugs } from '@touchline/domain/websites/slug'
import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { isTeamActive } from '#server/teams/queries/active.ts'

import type { Owner } from './websites.ts'

export interface PublicTeam {
  readonly id: string
  readonly name: string
  readonly sport: string
  readonly ageGroup: string | null
  readonly gender: string | null
  readonly color: string
  readonly timeZone: string
  readonly logoFileId: string | null
  /** The last part of its address. */
  readonly slug: string
}

/** The teams of a club by name, or the one team. */
export async function findTeams(db: Queryable, { kind, id }: Owner): Promise<PublicTeam[]> {
  const whose = kind === 'club' ? sql`team.club_id = ${id}` : sql`team.id = ${id}`
  const found = await sql<Omit<PublicTeam, 'slug'>>`
    select team.id, team.name, team.sport, team.age_group as "ageGroup", team.gender, team.color,
      team.time_zone as "timeZone", team.logo_file_id as "logoFileId"
    from teams as team where ${whose} and ${isTeamActive('team')}
    order by lower(team.name), team.id limit 500`.execute(db)
  const slugs = teamSlugs(found.rows)
  return found.rows.map((team) => ({ ...team, slug: slugs.get(team.id) ?? team.id }))
}

interface Named {
  readonly name: string
  readonly country: string
}

/** A club, or a team without one. */
export async function findOwnerFacts(
  db: Queryable,
  { kind, id }: Owner,
): Promise<Named | undefined> {
  const found =
    kind === 'club'
      ? await sql<Named>`select name, country from clubs where id = ${id}`.execute(db)
      : await sql<Named>`
          select name, country from teams where id = ${id} and club_id is null`.execute(db)
  return found.rows[0]
}
