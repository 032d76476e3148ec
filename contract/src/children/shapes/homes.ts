import {
  areExceptionsInvalid,
  maxHomeExceptions,
  patternDays,
} from '@touchline/domain/children/homes'
import { timePattern } from '@touchline/domain/values/days'
import { z } from 'zod'

import { day, id } from '../../wire/values.ts'
import { memberKey } from '../shapes.ts'

/** These codes are keys of `homes.problems` in the texts. */
const homeDay = z.iso.date('day_required')

/** The first or second of the two guardians. */
const home = z.union([z.literal(1), z.literal(2)])

const exception = z.object({ from: homeDay, until: homeDay, home })

export const homePlanDraft = z.object({
  guardianIds: z.array(id).length(2),
  firstDay: homeDay,
  /** Two weeks, starting on the Monday of the first day's week. */
  days: z.array(home).length(patternDays),
  handOverAt: z.string('time_required').regex(timePattern, 'time_required'),
  exceptions: z
    .array(exception)
    .max(maxHomeExceptions)
    .refine((exceptions) => !areExceptionsInvalid(exceptions), 'exceptions_unclear'),
})

export type HomePlanDraft = z.infer<typeof homePlanDraft>

export const homePlan = homePlanDraft.extend({
  id,
  firstDay: day,
  /** The guardian who proposed it; the other one has to agree. */
  proposedBy: id,
})

export type HomePlan = z.infer<typeof homePlan>

/** A child of the reader with at least two guardians, or the reader's own agreed plan. */
export const childHomes = z.object({
  memberId: id,
  firstName: z.string(),
  guardians: z.array(z.object({ id, firstName: z.string(), isMe: z.boolean() })),
  /** The plan in effect. */
  agreed: homePlan.nullable(),
  proposed: homePlan.nullable(),
})

export type ChildHomes = z.infer<typeof childHomes>

export const homesOfChildren = z.object({ children: z.array(childHomes) })

export type HomesOfChildren = z.infer<typeof homesOfChildren>

/** `replaces`: the proposal on screen. */
export const homesProposal = memberKey.extend({
  plan: homePlanDraft,
  replaces: id.nullable(),
})

export const homePlanKey = memberKey.extend({ planId: id })
