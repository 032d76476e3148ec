import { planFormats, type PlanFormat } from '@touchline/domain/events/club/plan-formats'
import { daysBetween } from '@touchline/domain/events/days'
import { languages } from '@touchline/domain/values/language'
import { z } from 'zod'

import { clubKey } from '../../clubs/shapes.ts'
import { day, id } from '../../wire/values.ts'

export const planType = {
  pdf: 'application/pdf',
  ics: 'text/calendar; charset=utf-8',
} as const satisfies Record<PlanFormat, string>

/** A season with the weeks around it. */
const maxPlanDays = 450

export const seasonPlan = clubKey
  .extend({
    format: z.enum(planFormats),
    language: z.enum(languages),
    /** Days of the club's calendar, both included. */
    from: day,
    to: day,
    /** All teams when empty. */
    teamIds: z.array(id).max(300).default([]),
  })
  .refine(
    ({ from, to }) => {
      const days = daysBetween(from, to)
      return days >= 0 && days < maxPlanDays
    },
    { path: ['to'], message: 'window_too_long' },
  )

export type SeasonPlan = z.output<typeof seasonPlan>
