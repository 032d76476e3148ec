import { z } from 'zod'

import { lineUp } from '../../leagues/shapes/match-day/line-up.ts'
import { liveMatch } from '../../leagues/shapes/match-day/live.ts'
import { matchDay } from '../../leagues/shapes/match-day/match-day.ts'
import { requiredLine, instant, paragraph } from '../../wire/values.ts'
import { ref } from './archive-people.ts'

/** Match data other than the result, which belongs to the event or the league. */
export const matchDayRow = z.strictObject({
  event: ref,
  /** Who may enter match events, besides staff. */
  scorer: ref.nullable(),
  /** Null: the sport's usual periods. */
  periods: matchDay.shape.settings.shape.periods.nullable(),
  report: paragraph(5000).min(1).nullable(),
})

export const lineUpRow = z.strictObject({
  event: ref,
  formation: requiredLine(40).nullable(),
  /** When it was published; null for a draft. */
  publishedAt: instant.nullable(),
})

const { place, shirtNumber } = lineUp.shape.players.element.shape

export const lineUpPlayerRow = z.strictObject({
  event: ref,
  member: ref,
  place,
  shirtNumber,
  isCaptain: z.boolean(),
})

const mark = liveMatch.shape.marks.element.shape

export const clockMarkRow = z.strictObject({
  event: ref,
  kind: mark.kind,
  period: mark.period,
  at: instant,
})

const happening = liveMatch.shape.events.element.shape

/** A goal, card or substitution; null for people who aren't in the archive. */
export const matchEventRow = z.strictObject({
  event: ref,
  kind: happening.kind,
  side: happening.side,
  member: ref.nullable(),
  partner: ref.nullable(),
  period: happening.period,
  second: happening.second,
  notedAt: instant,
})
