import type { Actor } from '@touchline/domain/teams/actor'
import type { Accent } from '@touchline/domain/values/accent'

/** One of several teams in a calendar. */
export interface ShownTeam {
  readonly id: string
  readonly name: string
  readonly color: string
  readonly logo: string | undefined
  readonly accent: Accent | undefined
  /** The first names of my children in it. */
  readonly children: readonly string[]
}

/** Whose events a calendar shows: one team's, or those of all my teams. */
export type CalendarOwner =
  | { readonly kind: 'team'; readonly teamId: string; readonly actor: Actor }
  | { readonly kind: 'all'; readonly teams: ReadonlyMap<string, ShownTeam> }

/** The team to ask the server for; undefined for all. */
export function teamIdOf(owner: CalendarOwner): string | undefined {
  return owner.kind === 'team' ? owner.teamId : undefined
}

export function actorOf(owner: CalendarOwner): Actor | undefined {
  return owner.kind === 'team' ? owner.actor : undefined
}

/** The event's team, if the calendar shows several. */
export function shownTeamOf(owner: CalendarOwner, teamId: string): ShownTeam | undefined {
  return owner.kind === 'all' && owner.teams.size > 1 ? owner.teams.get(teamId) : undefined
}
