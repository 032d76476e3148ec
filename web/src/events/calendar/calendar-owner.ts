import type { Actor } from '@touchline/domain/teams/actor'
import type { Accent } from '@touchline/domain/values/accent'

/** A team among the several whose events one calendar shows. */
export interface ShownTeam {
  readonly id: string
  readonly name: string
  readonly color: string
  readonly logo: string | undefined
  readonly accent: Accent | undefined
  /** The first names of my children in it. */
  readonly children: readonly string[]
}

/** Whose events a calendar shows: those of one team, or of all of mine. */
export type CalendarOwner =
  | { readonly kind: 'team'; readonly teamId: string; readonly actor: Actor }
  | { readonly kind: 'all'; readonly teams: ReadonlyMap<string, ShownTeam> }

/** The team to ask the server for; none for all. */
export function teamIdOf(owner: CalendarOwner): string | undefined {
  return owner.kind === 'team' ? owner.teamId : undefined
}

export function actorOf(owner: CalendarOwner): Actor | undefined {
  return owner.kind === 'team' ? owner.actor : undefined
}

/** Named where several teams are shown. */
export function shownTeamOf(owner: CalendarOwner, teamId: string): ShownTeam | undefined {
  return owner.kind === 'all' && owner.teams.size > 1 ? owner.teams.get(teamId) : undefined
}
