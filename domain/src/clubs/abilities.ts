import type { ClubRole } from '../teams/club-roles.ts'
import { teamPermissions, type TeamPermission, type TeamRole } from '../teams/permissions.ts'
import { clubPermissions, type ClubPermission } from './permissions.ts'

/** Questions about a role, with the permissions that answer them; covers every club permission. */
export const clubAbilities = {
  see_club: ['club.view'],
  see_members: ['members.view'],
  see_figures: ['figures.view'],
  move_members: ['members.move'],
  export_members: ['members.export', 'filters.edit'],
  edit_records: ['memberships.view', 'memberships.edit'],
  see_dues: ['dues.view'],
  bill_dues: ['dues.manage', 'debits.manage', 'reminders.manage'],
  edit_club: ['club.edit', 'teams.edit', 'seasons.edit', 'members.import', 'website.edit'],
  keep_checks: ['checks.view', 'checks.edit'],
  see_calendar: ['calendar.view'],
  book_venues: ['calendar.edit'],
  write_to_club: ['messages.send', 'events.create'],
  share_documents: ['documents.edit'],
  accept_members: ['registrations.manage'],
  give_roles: ['roles.edit', 'invitations.view'],
  end_club: ['club.delete', 'archive.export'],
} as const satisfies Record<string, readonly ClubPermission[]>

/** The same for the club's teams. */
export const teamAbilities = {
  team_events: ['events.view', 'events.edit'],
  team_messages: ['messages.view', 'messages.address_groups'],
  team_members: ['members.add', 'invitations.edit'],
  team_money: ['collections.manage'],
  team_settings: ['team.edit'],
} as const satisfies Record<string, readonly TeamPermission[]>

export type Ability = keyof typeof clubAbilities | keyof typeof teamAbilities

/** Columns of the table: club roles, and coaches for comparison. */
export type RoleColumn = ClubRole | 'coach'

/** `youth`: for youth teams and their members; `team`: in the own team. */
export type Reach = 'all' | 'youth' | 'team' | 'none'

/** How far a role's permission reaches, from the tables the server uses. */
export function abilityReach(role: RoleColumn, ability: Ability): Reach {
  if (isTeamAbility(ability)) {
    const inTeams = teamRoles[role]
    const mayAll = teamAbilities[ability].every((name) => isAllowed(teamPermissions[name], inTeams))
    return mayAll ? widest[role] : 'none'
  }
  const mayAll = clubAbilities[ability].every((name) => isAllowed(clubPermissions[name], role))
  if (!mayAll) return 'none'
  return role === 'youth_director' && !ofTheWholeClub.has(ability) ? 'youth' : 'all'
}

/** What a youth director may do beyond youth teams. */
const ofTheWholeClub: ReadonlySet<Ability> = new Set(['see_club', 'see_calendar'])

export function isTeamAbility(ability: Ability): ability is keyof typeof teamAbilities {
  return Object.hasOwn(teamAbilities, ability)
}

/** The team role that a club role has. */
const teamRoles: Readonly<Record<RoleColumn, TeamRole | undefined>> = {
  manager: 'admin',
  youth_director: 'youth_director',
  treasurer: 'treasurer',
  board: undefined,
  coach: 'coach',
}

const widest: Readonly<Record<RoleColumn, Reach>> = {
  manager: 'all',
  youth_director: 'youth',
  treasurer: 'all',
  board: 'none',
  coach: 'team',
}

function isAllowed<Role extends string>(
  allowed: readonly Role[],
  role: string | undefined,
): boolean {
  return allowed.some((one) => one === role)
}
