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
  /** Whether the reader's role leads into it. */
  readonly isOpen: boolean
}

/** What is shown of a club's calendar, once the filters are applied. */
export interface ShownWeek {
  readonly calendar: ClubCalendar
  readonly events: readonly ClubEvent[]
  readonly clashes: readonly ClubClash[]
  readonly teams: ReadonlyMap<string, TeamOfClub>
  /** The events that clash with something. */
  readonly clashing: ReadonlySet<string>
}

interface Chosen {
  readonly teamIds: readonly string[]
  readonly venueKeys: readonly string[]
}

/** The events of the chosen teams at the chosen places, and the clashes they are part of. */
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

/** The teams of a club in colours that differ. */
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
