import type { ClubRole } from '@touchline/domain/teams/club-roles'
import { sql, type RawBuilder } from 'kysely'

import { minorsIn } from './checks.ts'

/** SQL: true if the club_roles row `held` has the role; false, not null, without a row. */
export function hasRole(held: string, role: ClubRole): RawBuilder<boolean> {
  return sql<boolean>`coalesce(${sql.lit(role)} = any(${sql.ref(`${held}.roles`)}), false)`
}

/** SQL: true if a role in row `held` makes its account an admin of row `team`. */
export function leadsTeam(held: string, team: string): RawBuilder<boolean> {
  return sql<boolean>`(${hasRole(held, 'manager')} or ${directsYouth(held, team)})`
}

/** SQL: true for a youth director in a youth team. */
function directsYouth(held: string, team: string): RawBuilder<boolean> {
  return sql<boolean>`(${hasRole(held, 'youth_director')} and ${isYouthTeam(team)})`
}

/**
 * SQL: true for a youth team: by its age group or, if that tells no age, because minors are in it.
 */
export function isYouthTeam(team: string): RawBuilder<boolean> {
  return sql<boolean>`coalesce(${sql.ref(`${team}.is_youth`)}, ${minorsIn(team)})`
}

/** True for the teams whose members someone with these roles moves: all of the club, or the youth teams. */
export function isMovedWithin(roles: readonly ClubRole[], team: string): RawBuilder<boolean> {
  return roles.includes('manager') ? sql<boolean>`true` : isYouthTeam(team)
}

/** True where a role of the row `held` looks after the money of the club and its teams. */
export function handlesMoney(held: string): RawBuilder<boolean> {
  return sql<boolean>`(${hasRole(held, 'manager')} or ${hasRole(held, 'treasurer')})`
}

/** SQL: true if a role in row `held` gives access to row `team`, as admin or for its money. */
export function entersTeam(held: string, team: string): RawBuilder<boolean> {
  return sql<boolean>`(${handlesMoney(held)} or ${directsYouth(held, team)})`
}

/**
 * An account that looks after the money of the row `club` today: the wanted one while its role lasts,
 * otherwise whose role is the oldest; null without any.
 */
export function currentTreasurer(wanted: string): RawBuilder<string | null> {
  return sql<string | null>`(select held.account_id from club_roles as held
    where held.club_id = club.id and ${handlesMoney('held')}
    order by held.account_id = ${sql.ref(wanted)} desc nulls last, held.created_at, held.account_id
    limit 1)`
}
