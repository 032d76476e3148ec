import { z } from 'zod'

import { lineUp } from '../../leagues/shapes/match-day/line-up.ts'
import { live } from '../../leagues/shapes/match-day/live.ts'
import { matchDay } from '../../leagues/shapes/match-day/match-day.ts'
import { filledLine, instant, paragraph } from '../../wire/values.ts'
import { ref } from './archive-people.ts'

/** Match data other than the result, which belongs to the event or the league. */
export const matchDayRow = z.strictObject({
  event: ref,
  /** Who enters what happens beside the staff. */
  scorer: ref.nullable(),
  /** Null: as the sport usually is divided. */
  periods: matchDay.shape.settings.shape.periods.nullable(),
  report: paragraph(5000).min(1).nullable(),
})

export const lineUpRow = z.strictObject({
  event: ref,
  formation: filledLine(40).nullable(),
  /** From when on the team sees it; null while it is a draft of the staff. */
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

const mark = live.shape.marks.element.shape

/** The clock was started or stopped. */
export const clockMarkRow = z.strictObject({
  event: ref,
  kind: mark.kind,
  period: mark.period,
  at: instant,
})

const happening = live.shape.events.element.shape

/** A goal, a card, a substitution. Who is not in the archive is not named: null. */
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
