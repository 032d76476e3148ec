import { periodLengths } from '@touchline/domain/leagues/match-day/clock'
import { splitLineUp } from '@touchline/domain/leagues/match-day/line-up'
import { playingTimes } from '@touchline/domain/leagues/match-day/playing-time'
import { toMatchClock } from '@touchline/domain/leagues/match-day/recorded-events'

import { inMilliseconds } from '../match-clock.ts'
import type { ShownMatch } from '../use-match.ts'

interface Begun {
  readonly startsAt: string
  readonly endedAt: string | null
  readonly marks: readonly unknown[]
}

/** Whether anyone has played; a result may exist before that. */
export function hasBegun({ startsAt, endedAt, marks }: Begun, now: Date): boolean {
  return marks.length > 0 || (endedAt !== null && now >= new Date(startsAt))
}

/** Whole minutes on the pitch per player, longest first. */
export function timesOf(
  { day, live }: Pick<ShownMatch, 'day' | 'live'>,
  now: Date,
): readonly (readonly [memberId: string, minutes: number])[] {
  if (day.lineUp === null) return []
  const end = day.result.endedAt === null ? now.getTime() : Date.parse(day.result.endedAt)
  const lengths = periodLengths(inMilliseconds(live.marks), day.settings.periods, end)
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  if (whole === 0) return []
  const times = playingTimes(splitLineUp(day.lineUp), toMatchClock(live.events, lengths), whole)
  return [...times]
    .map(([memberId, seconds]) => [memberId, Math.round(seconds / 60)] as const)
    .toSorted(([, one], [, other]) => other - one)
}
