import { wallClockOf } from '@touchline/domain/values/day-in-zone'

import type { PublicMatch } from '../queries/events.ts'
import type { PublicTeam } from '../queries/teams.ts'
import { sidesOf, type TeamNames } from './page-parts.ts'

/** schema.org objects for search engines, in a script that browsers don't run. */
export function structuredData(graph: readonly object[]): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`
}

interface Described {
  readonly name: string
  readonly url: string
  readonly logo: string | undefined
}

export function clubData(
  club: Described & { readonly sport: string },
  teams: readonly Described[],
): object {
  return {
    '@type': 'SportsOrganization',
    '@id': club.url,
    ...club,
    subOrganization: teams.map(({ name, url }) => ({
      '@type': 'SportsTeam',
      '@id': url,
      name,
      url,
    })),
  }
}

export function teamData(
  { sport }: Pick<PublicTeam, 'sport'>,
  team: Described,
  club: Described | undefined,
): object {
  return {
    '@type': 'SportsTeam',
    '@id': team.url,
    ...team,
    sport,
    memberOf: club && { '@type': 'SportsOrganization', '@id': club.url, ...club },
  }
}

/** One event for each coming match. */
export function matchData(match: PublicMatch, names: TeamNames, url: string): object {
  const { opponent, homeAway, venue, startsAt, endsAt, timeZone } = match
  const us = { '@type': 'SportsTeam', name: names.get(match.teamId) ?? '' }
  const them = opponent === null ? undefined : { '@type': 'SportsTeam', name: opponent }
  return {
    '@type': 'SportsEvent',
    name: sidesOf(match, names),
    url,
    startDate: withOffset(startsAt, timeZone),
    endDate: withOffset(endsAt, timeZone),
    eventStatus: `https://schema.org/Event${statusOf(match)}`,
    location: venue === null ? undefined : { '@type': 'Place', name: venue },
    homeTeam: homeAway === 'away' ? them : us,
    awayTeam: homeAway === 'away' ? us : them,
  }
}

function statusOf({ isCancelled, outcome }: PublicMatch): string {
  if (outcome?.kind === 'postponed') return 'Postponed'
  return isCancelled || outcome?.kind === 'cancelled' ? 'Cancelled' : 'Scheduled'
}

/** "2026-03-14T10:30+01:00": the time on the clock there. */
function withOffset(instant: Date, timeZone: string): string {
  const local = wallClockOf(instant.toISOString(), timeZone)
  const minutes = Math.round((Date.parse(`${local}:00Z`) - instant.getTime()) / 60_000)
  const part = (value: number) => String(value).padStart(2, '0')
  const size = Math.abs(minutes)
  return `${local}${minutes < 0 ? '-' : '+'}${part(Math.floor(size / 60))}:${part(size % 60)}`
}
