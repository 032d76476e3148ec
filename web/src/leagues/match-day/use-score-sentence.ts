import type { Event } from '@touchline/contract/events/shapes/event'
import { isolated } from '@touchline/domain/values/isolated'

import { useText } from '#web/platform/language/language.tsx'

import { useMatchDay } from './api/match-day.ts'
import { finalShootOutOf } from './final-score.ts'
import { scoreStatus } from './score-status.ts'

/**
 * "Live now: Ravens 1 : 0 Harbour Town", or the final score; undefined before and while loading.
 */
export function useScoreSentence(event: Event, teamName: string): string | undefined {
  const { matchDay } = useText('events').page
  const { data: day } = useMatchDay({ teamId: event.teamId, eventId: event.id })
  const standing = day && scoreStatus(day)
  if (day === undefined || standing === undefined) return undefined
  const { kind, score } = standing
  const shootOut = finalShootOutOf(day)
  const sides = [
    isolated(teamName),
    `${score.own} : ${score.opponent}`,
    shootOut && matchDay.penalties(shootOut.own, shootOut.opponent),
    isolated(event.opponent ?? ''),
  ]
  return matchDay[kind](sides.filter(Boolean).join(' '))
}
