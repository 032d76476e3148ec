import type { ClubRole } from '@touchline/domain/teams/club-roles'
import { sql, type RawBuilder } from 'kysely'

import { minorsIn } from './checks.ts'

/** True where the row `held` of club_roles has the role. */
export function hasRole(held: string, role: ClubRole): RawBuilder<boolean> {
  return sql<boolean>`${sql.lit(role)} = any(${sql.ref(`${held}.roles`)})`
}

/** True where a role of the row `held` makes its account an admin of the row `team`. */
export function leadsTeam(held: string, team: string): RawBuilder<boolean> {
  return sql<boolean>`(${hasRole(held, 'manager')} or ${directsYouth(held, team)})`
}

/** True for a youth director in a youth team: by its age group or, where that says no age, by minors in it. */
function directsYouth(held: string, team: string): RawBuilder<boolean> {
  return sql<boolean>`(${hasRole(held, 'youth_director')} and ${isYouthTeam(team)})`
}

/** True for the youth teams of a club. */
export function isYouthTeam(team: string): RawBuilder<boolean> {
  return sql<boolean>`coalesce(${sql.ref(`${team}.is_youth`)}, ${minorsIn(team)})`
}

/** True for the teams whose members someone with these roles moves: all of the club, or the youth teams. */
export function isMovedWithin(roles: readonly ClubRole[], team: string): RawBuilder<boolean> {
  return roles.includes('manager') ? sql<boolean>`true` : isYouthTeam(team)
}

/** True where a role of the row `held` looks after the money of the club and its teams. */
export function keepsMoney(held: string): RawBuilder<boolean> {
  return sql<boolean>`(${hasRole(held, 'manager')} or ${hasRole(held, 'treasurer')})`
}

/** True where a role of the row `held` leads into the row `team`: to run it, or to look after its money. */
export function entersTeam(held: string, team: string): RawBuilder<boolean> {
  return sql<boolean>`(${keepsMoney(held)} or ${directsYouth(held, team)})`
}
