import { maxClubTeams } from '@touchline/domain/clubs/options'
import { duesSteps } from '@touchline/domain/collections/dues/amounts'
import { automaticLimits } from '@touchline/domain/collections/dues/automatic'
import {
  duesLimits as limits,
  duesPeriods,
  rateChoices,
} from '@touchline/domain/collections/dues/rules'
import { z } from 'zod'

import { clubKey } from '../../clubs/shapes.ts'
import { day, requiredLine, id, instant, maxInteger, line, version } from '../../wire/values.ts'
import { amountOrZero, currency, totalAmount } from './money.ts'

const age = z.int().min(0).max(120).nullable()
const percent = z.int().min(0).max(100)

const rate = z.object({
  id,
  name: requiredLine(limits.nameLength),
  /** In years on the first day of the period, both included. */
  minAge: age,
  maxAge: age,
  /** Only members of these teams; empty: everyone. */
  teamIds: z.array(id).max(maxClubTeams),
  /** Only these kinds of members; empty: all. */
  kinds: z.array(z.enum(['active', 'passive', 'honorary', 'family'])).max(4),
  /** A year, in minor units. */
  amount: amountOrZero,
})

/** A club's yearly dues (domain/collections/dues). */
export const duesRules = z.object({
  rates: z.array(rate).max(limits.rates),
  /** What counts if several rates fit a person. */
  rateChoice: z.enum(rateChoices).default('first'),
  isProRata: z.boolean(),
  siblingPercents: z.array(percent).max(limits.siblingPercents),
  familyMaximum: amountOrZero.nullable(),
  /** The first month of the club's year. */
  yearBegins: z.int().min(1).max(12),
  /** When bills are written without the treasurer; null: never. */
  automatic: z
    .object({
      /** Days before a period begins. */
      daysBefore: z.int().min(0).max(automaticLimits.daysBefore),
      /** Days to pay. */
      dueDays: z.int().min(1).max(automaticLimits.dueDays),
    })
    .nullable()
    .default(null),
})

export type DuesRulesShape = z.infer<typeof duesRules>

const months = z.literal(duesPeriods)

/** Bills created together for members of all teams. */
export const duesRun = z.object({
  id,
  name: z.string(),
  startsOn: day,
  endsOn: day,
  dueOn: day,
  createdAt: instant,
  currency,
  people: z.int(),
  bills: z.int(),
  charged: totalAmount,
  paid: totalAmount,
  outstanding: totalAmount,
  late: totalAmount,
  /** The collections with these bills. */
  collections: z.array(z.object({ teamId: id, collectionId: id, team: z.string() })),
})

export type DuesRunShape = z.infer<typeof duesRun>

/** Bills that will be written automatically. */
const duesPlan = z.object({
  id,
  name: z.string(),
  startsOn: day,
  endsOn: day,
  /** Members who joined during the period, or everyone due. */
  whom: z.enum(['everyone', 'newcomers']),
  sendsOn: day,
  isStopped: z.boolean(),
})

export type DuesPlanShape = z.infer<typeof duesPlan>

export const dues = z.object({
  /** Null until saved. */
  rules: duesRules.nullable(),
  currency,
  /** Usual months per bill. */
  months,
  version,
  teams: z.array(z.object({ id, name: z.string() })),
  runs: z.array(duesRun),
  /** Announced and not sent yet. */
  plans: z.array(duesPlan),
})

export type DuesShape = z.infer<typeof dues>

/** `version` is the one edited, 0 for none. */
export const duesEdit = clubKey.extend({
  rules: duesRules,
  currency,
  months,
  version,
})

const period = {
  /** The first day of a month. */
  startsOn: day.refine((text) => text.endsWith('-01')),
  months,
}

export const duesQuery = clubKey.extend({
  startsOn: period.startsOn,
  months: z.coerce.number<number | string>().int().min(1).max(12).pipe(months),
})

export const duesStates = ['due', 'free', 'billed', 'no_rate', 'away'] as const

/** A member with the amount due by the rules. */
const duesPerson = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  age: z.int().nullable(),
  teams: z.array(z.string()),
  /** Only people who are due get a bill. */
  state: z.enum(duesStates),
  rate: z.string().nullable(),
  amount: totalAmount,
  /** The steps that led to the amount. */
  steps: z.array(z.object({ kind: z.enum(duesSteps), amount: totalAmount })),
  exemption: z.object({ percent, reason: z.string() }).nullable(),
})

export type DuesPersonShape = z.infer<typeof duesPerson>

/** The people one payer pays for. */
const duesFamily = z.object({
  /** Equal for everyone whose bills one person pays. */
  key: z.string(),
  payer: z.string(),
  /** False if the payer can't be emailed. */
  hasAddress: z.boolean(),
  people: z.array(duesPerson),
  /** For the people who are due. */
  amount: totalAmount,
  /** How many bills they get: one from each team's books; one that two guardians share counts once. */
  bills: z.int(),
})

export type DuesFamilyShape = z.infer<typeof duesFamily>

export const duesPreview = z.object({
  currency,
  families: z.array(duesFamily),
  /** How many are due, and the total. */
  count: z.int(),
  amount: totalAmount,
})

export type DuesPreviewShape = z.infer<typeof duesPreview>

export const newDuesRun = clubKey.extend({
  ...period,
  /** The browser's id of it: sent twice, bills are written once. */
  id,
  name: requiredLine(200),
  dueOn: day,
  personIds: z.array(id).min(1).max(limits.people),
  /** The previewed total of these people; a different one is refused. */
  amount: z.int().min(1).max(maxInteger),
  version,
})

export type NewDuesRun = z.output<typeof newDuesRun>

/** Stops announced bills, or releases them. */
export const duesDecision = clubKey.extend({ planId: id, isStopped: z.boolean() })

export const duesExemption = clubKey.extend({
  personId: id,
  /** 0 ends it. */
  percent,
  reason: line(200),
})

/** The id is that of the membership record, which the first exemption creates. */
export const duesExemptionResult = z.object({ personId: id, percent })
