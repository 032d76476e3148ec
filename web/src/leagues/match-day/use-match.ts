import type { EventPage } from '@touchline/contract/events/shapes/event'
import type { LiveMatch } from '@touchline/contract/leagues/shapes/match-day/live'
import type { MatchDay, MatchPerson } from '@touchline/contract/leagues/shapes/match-day/match-day'
import { mayEnterLive } from '@touchline/domain/leagues/permissions'
import { may } from '@touchline/domain/teams/permissions'

import { useText } from '#web/platform/language/language.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'

import { usePendingTaps } from './api/live.ts'
import { applyTaps } from './live/changes.ts'

/** A match with data for all views. */
export interface ShownMatch {
  readonly event: EventPage
  readonly day: MatchDay
  /** Includes unsent taps. */
  readonly live: LiveMatch
  readonly names: Readonly<Record<'own' | 'opponent', string>>
  readonly people: ReadonlyMap<string, MatchPerson>
  /** False for cancelled matches. */
  readonly mayRun: boolean
  readonly mayEnter: boolean
}

export function useMatch(event: EventPage, day: MatchDay): ShownMatch {
  const { opponent } = useText('matchDay').live
  const { team } = useTeam()
  const actor = useActor()
  const pending = usePendingTaps(event.id)
  const takesPlace = event.cancelledAt === null
  return {
    event,
    day,
    live: applyTaps(day.live, pending, day.sport),
    names: { own: team.name, opponent: event.opponent ?? opponent },
    people: new Map(day.people.map((person) => [person.memberId, person])),
    mayRun: takesPlace && may(actor, 'match-day.edit'),
    mayEnter: takesPlace && mayEnterLive(actor, day.settings.scorer),
  }
}

export function fullNameOf(person: MatchPerson | undefined): string {
  return person === undefined ? '?' : `${person.firstName} ${person.lastName}`
}
