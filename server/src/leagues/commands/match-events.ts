import {
  eventDraft,
  type EventChange,
  type EventDraft,
} from '@touchline/contract/events/shapes/draft'
import { laterBy } from '@touchline/domain/events/days'
import { endDateAfter, localDuration, type Times } from '@touchline/domain/events/draft'
import type { HomeAway } from '@touchline/domain/events/event-types'
import { defaultStartTime } from '@touchline/domain/events/time-choices'
import { bestLanguage } from '@touchline/domain/values/language'

import type { LeagueRow } from '../queries/leagues.ts'
import type { StoredMatch } from '../queries/matches.ts'
import type { LockedLeague } from './locked-league.ts'
import { leagueTexts } from './texts.ts'

/** The calendar event of one of our matches. */
export interface EventFacts {
  readonly title: string
  readonly date: string
  readonly startTime: string
  readonly homeAway: HomeAway
  readonly opponentId: string | null
  readonly opponent: string | null
  readonly venueId: string | null
  readonly location: string | null
}

/** Undefined if we don't play in it or its day is unknown. */
export function eventOf(locked: LockedLeague, match: StoredMatch): EventFacts | undefined {
  const found = otherSideOf(locked, match)
  if (found === undefined || match.date === null) return undefined
  const { opponent, side } = found
  return {
    title: leagueTexts[bestLanguage([locked.language])].versus(opponent.name),
    date: match.date,
    startTime: match.time ?? defaultStartTime,
    homeAway: match.isNeutral ? 'neutral' : side,
    opponentId: opponent.opponentId,
    opponent: opponent.opponentId === null ? opponent.name : null,
    venueId: match.venueId,
    location: match.venueId === null ? match.venue : null,
  }
}

/** The opponent and our side; undefined if it isn't our match. */
function otherSideOf({ teams }: LockedLeague, { home, away }: StoredMatch) {
  const [one, other] = [teams.get(home), teams.get(away)]
  if (one === undefined || other === undefined) return undefined
  if (one.isOurs) return { opponent: other, side: 'home' } as const
  return other.isOurs ? ({ opponent: one, side: 'away' } as const) : undefined
}

export function differenceOf(before: EventFacts, after: EventFacts): EventChange {
  const old = new Map<string, unknown>(Object.entries(before))
  const { homeAway, ...words } = after
  const changed = Object.entries(words).filter(([name, value]) => old.get(name) !== value)
  return {
    ...Object.fromEntries(changed),
    ...(homeAway === before.homeAway ? {} : { homeAway }),
  }
}

/** True if the match isn't played, or not on that day. */
export function isNotPlayed({ outcome }: StoredMatch): boolean {
  return ['postponed', 'cancelled', 'annulled'].includes(outcome.kind)
}

const usualMinutes = 90

export function draftOf(facts: EventFacts, { timeZone, invitations }: LeagueRow): EventDraft {
  return eventDraft.parse({
    ...facts,
    ...endOf(facts, usualMinutes),
    type: 'league-game',
    timeZone,
    places: invitations.firstComeFirstServed ? invitations.places : null,
  })
}

/** Keeps the duration, and the meeting time before the start. */
export function keepDuration(start: Pick<Times, 'date' | 'startTime'>, times: Times): EventChange {
  const isTooLate = times.meetingTime !== null && times.meetingTime > start.startTime
  return { ...endOf(start, localDuration(times)), ...(isTooLate && { meetingTime: null }) }
}

function endOf({ date, startTime }: Pick<Times, 'date' | 'startTime'>, minutes: number) {
  const { time, nights } = laterBy(startTime, Math.max(0, minutes))
  return { endDate: endDateAfter(date, nights), endTime: time }
}
