import type {
  ClubCalendar,
  ClubClash,
  ClubEvent,
} from '@touchline/contract/events/shapes/club-calendar'
import type { ClubTeam } from '@touchline/contract/teams/shapes/mine'
import { accentOf } from '@touchline/domain/values/accent'
import { distinctColours } from '@touchline/domain/values/distinct-colours'

import type { ShownTeam } from '../calendar/calendar-owner.ts'

export interface TeamOfClub extends ShownTeam {
  /** Whether the reader may open the team. */
  readonly isOpen: boolean
}

/** A club's calendar after filtering. */
export interface ShownWeek {
  readonly calendar: ClubCalendar
  readonly events: readonly ClubEvent[]
  readonly clashes: readonly ClubClash[]
  readonly teams: ReadonlyMap<string, TeamOfClub>
  /** Events with a conflict. */
  readonly clashing: ReadonlySet<string>
}

interface Chosen {
  readonly teamIds: readonly string[]
  readonly venueKeys: readonly string[]
}

/** The events of the chosen teams at the chosen places, with their conflicts. */
export function shownWeek(
  calendar: ClubCalendar,
  teams: ReadonlyMap<string, TeamOfClub>,
  { teamIds, venueKeys }: Chosen,
): ShownWeek {
  const events = calendar.events.filter(
    ({ teamId, venueKey }) =>
      (teamIds.length === 0 || teamIds.includes(teamId)) &&
      (venueKeys.length === 0 || (venueKey !== null && venueKeys.includes(venueKey))),
  )
  const shown = new Set(events.map(({ id }) => id))
  const clashes = calendar.clashes.filter(({ eventIds }) => eventIds.some((id) => shown.has(id)))
  const clashing = new Set(clashes.flatMap(({ eventIds }) => eventIds))
  return { calendar, events, clashes, teams, clashing }
}

/** A club's teams in distinct colours. */
export function teamsById(teams: readonly ClubTeam[]): ReadonlyMap<string, TeamOfClub> {
  const colours = distinctColours(teams.map(({ color }) => color))
  return new Map(
    teams.map(({ id, name, logo, color: own, isOpen }, at) => {
      const color = colours[at] ?? own
      const accent = accentOf(color)
      return [id, { id, name, color, logo: logo?.thumb, accent, children: [], isOpen }]
    }),
  )
}
