import {
  areExceptionsUnclear,
  maxHomeExceptions,
  patternDays,
} from '@touchline/domain/children/homes'
import { timePattern } from '@touchline/domain/values/days'
import { z } from 'zod'

import { day, id } from '../../wire/values.ts'
import { memberKey } from '../shapes.ts'

/** The messages of these shapes are keys of `homes.problems` in the text. */
const homeDay = z.iso.date('day_required')

/** The first or the second of the two guardians. */
const home = z.union([z.literal(1), z.literal(2)])

const exception = z.object({ from: homeDay, until: homeDay, home })

export const homePlanDraft = z.object({
  guardianIds: z.array(id).length(2),
  firstDay: homeDay,
  /** Two weeks from the Monday of the first day's week. */
  days: z.array(home).length(patternDays),
  handOverAt: z.string('time_required').regex(timePattern, 'time_required'),
  exceptions: z
    .array(exception)
    .max(maxHomeExceptions)
    .refine((exceptions) => !areExceptionsUnclear(exceptions), 'exceptions_unclear'),
})

export type HomePlanDraft = z.infer<typeof homePlanDraft>

export const homePlan = homePlanDraft.extend({
  id,
  firstDay: day,
  /** The guardian who proposed it; the other one agrees. */
  proposedBy: id,
})

export type HomePlan = z.infer<typeof homePlan>

/** A child of mine with two guardians or more who can share a plan; or myself, once it is agreed. */
export const childHomes = z.object({
  memberId: id,
  firstName: z.string(),
  guardians: z.array(z.object({ id, firstName: z.string(), isMe: z.boolean() })),
  /** In effect. */
  agreed: homePlan.nullable(),
  proposed: homePlan.nullable(),
})

export type ChildHomes = z.infer<typeof childHomes>

export const homesOfChildren = z.object({ children: z.array(childHomes) })

export type HomesOfChildren = z.infer<typeof homesOfChildren>

/** `replaces`: the proposal that was on screen. */
export const homesProposal = memberKey.extend({
  plan: homePlanDraft,
  replaces: id.nullable(),
})

export const homePlanKey = memberKey.extend({ planId: id })
