import type { DateOrder } from '../../members/import/dates.ts'
import { leagueLimits } from '../limits.ts'
import { isWeekday, readDay } from './days.ts'
import type { RawMatch } from './raw-match.ts'
import type { ReadMatch, ResultProblem, ResultReading } from './reading.ts'
import { readScore } from './score.ts'
import { splitDateTime, readTime } from './time.ts'

type Facts =
  | Pick<ReadMatch, 'kind' | 'date' | 'time' | 'round' | 'outcome' | 'venue'>
  | { readonly kind: 'open' }
  | { readonly kind: 'problem'; readonly problem: ResultProblem }

/** Reads everything in a line besides the teams. */
export function readFacts(
  raw: RawMatch,
  { answers, today, season, order }: ResultReading & { readonly order: DateOrder | undefined },
): Facts {
  if (raw.home === '' || raw.away === '') return problemOf('team_missing')
  const { date: writtenDay, time: writtenTime, score } = withTimeApart(raw, answers.timeOrScore)
  const date = readDay(writtenDay, { order, today, season })
  const result = readScore(score)
  const time = timeOf(writtenTime)
  const round = roundOf(raw.round)
  if (date.kind === 'problem') return date
  if (result.kind === 'problem') return result
  if (time === undefined) return problemOf('time_unreadable')
  if (round === undefined) return problemOf('round_unreadable')
  const isUnclear = isTimeOrScore(raw) && answers.timeOrScore === undefined
  if (date.kind === 'open' || isUnclear) return { kind: 'open' }
  return {
    kind: 'match',
    date: date.day,
    time,
    round,
    outcome: result.outcome,
    venue: venueOf(raw),
  }
}

function venueOf({ venue }: RawMatch): string | null {
  return venue === '' ? null : venue.slice(0, leagueLimits.venueLength)
}

function problemOf(problem: ResultProblem): Facts {
  return { kind: 'problem', problem }
}

/** True if "20:15" stands alone: it may be an evening time or a handball score. */
export function isTimeOrScore(raw: Pick<RawMatch, 'time' | 'score' | 'isSurelyScore'>): boolean {
  return raw.isSurelyScore !== true && looksLikeTime(raw)
}

function looksLikeTime({ time, score }: Pick<RawMatch, 'time' | 'score'>): boolean {
  return time === '' && /^(?:(?:[7-9]|1\d|2[0-2]):[1-5][05]|00:00)$/.test(score)
}

/**
 * Treats such scores as certain if a heading says so, or if other lines have scores that can't be
 * times, as in handball (21:25).
 */
export function markCertainScores(
  raws: readonly RawMatch[],
  sport: string | undefined,
): readonly RawMatch[] {
  const isHandball = /hand ?ball|balonmano/i.test(sport ?? '')
  const areHigh = raws.some((raw) => isHighScore(raw) && !looksLikeTime(raw))
  return raws.map((raw) => {
    if (raw.score === '00:00') return raw
    const isUnderResult = raw.isUnderResult === true
    const isSurelyScore = isUnderResult ? isHandball || areHigh : isHandball && areHigh
    return isSurelyScore ? { ...raw, isSurelyScore } : raw
  })
}

/** True for scores such as "31:28", which can't be a time. */
function isHighScore({ score }: RawMatch): boolean {
  const [, home = 0, away = 0] = /^(\d{1,3}) ?[:–-] ?(\d{1,3})$/.exec(score) ?? []
  return Math.min(Number(home), Number(away)) >= 10
}

/** Moves a time out of the date column ("2026-09-27T15:00") or the score column ("15:00"). */
function withTimeApart(
  raw: RawMatch,
  answer: 'time' | 'score' | undefined,
): Pick<RawMatch, 'date' | 'time' | 'score'> {
  const { date, time, score } = raw
  const parts = splitDateTime(date)
  if (parts.time !== '') return { date: parts.day, time: time === '' ? parts.time : time, score }
  // Leading zeros in scores only come from spreadsheets, and no one plays at night.
  const isTime =
    time === '' && (raw.isSurelyScore ? /:00$/ : /^(?!0[0-6]:)\d{1,2}:0\d$/).test(score)
  if (isTime || (isTimeOrScore(raw) && answer === 'time')) return { date, time: score, score: '' }
  return { date, time, score }
}

/** HH:MM; null if empty, undefined if it is no time. */
function timeOf(written: string): string | null | undefined {
  // Associations add a letter to a changed time: "16:30 v".
  return written === '' ? null : readTime(written.replace(/(?<=\d) [a-z]$/i, ''))
}

/** Reads "3", "3. Spieltag", "Journée 3"; ignores weekdays such as "Sa.". */
function roundOf(written: string): number | null | undefined {
  if (written === '' || isWeekday(written)) return null
  // A round of 16 isn't match day 16.
  if (/^(?:round of|last|1\/)/i.test(written)) return undefined
  const round = Number(/^\D*(\d{1,3})\D*$/.exec(written)?.[1])
  return round >= 1 && round <= leagueLimits.rounds ? round : undefined
}
