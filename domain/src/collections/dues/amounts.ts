import { ageOn, fullAge } from '../../values/age.ts'
import { maxAmount, partsOf } from '../../values/money.ts'
import { splitAcross } from '../sharing.ts'
import { lastDayOf, monthsLeft, partOfYear } from './period.ts'
import type { DuesPeriod, DuesPerson, DuesRate, DuesRules } from './rules.ts'

/** Steps of a fee's calculation, in order. */
export const duesSteps = ['rate', 'exemption', 'pro_rata', 'sibling', 'family_maximum'] as const
export type DuesStepKind = (typeof duesSteps)[number]

export interface DuesStep {
  readonly kind: DuesStepKind
  /** The change in minor units, negative for a discount. */
  readonly amount: number
}

/** One person's dues for a period. */
export interface DuesLine {
  readonly personId: string
  readonly rate: AppliedRate
  /** Minor units; the sum of the steps. */
  readonly amount: number
  readonly steps: readonly DuesStep[]
}

/** The rate that counts for a person, or several added together under one key and name. */
export interface AppliedRate extends Pick<DuesRate, 'name' | 'amount'> {
  /** Equal for people with the same rates. */
  readonly key: string
}

export interface FamilyDues {
  readonly lines: readonly DuesLine[]
  /** No rate fits them. */
  readonly unrated: readonly string[]
  /** People who left before the period, or join after it. */
  readonly away: readonly string[]
}

/** The dues of everyone one person pays for in a period, to the cent. */
export function familyDues(
  people: readonly DuesPerson[],
  rules: DuesRules,
  period: DuesPeriod,
): FamilyDues {
  const there = people.filter((person) => isThere(person, period))
  const rated = there.flatMap((person) => {
    const rate = rateFor(person, rules, period)
    return rate === undefined ? [] : [{ person, rate }]
  })
  const drafts = rated.map(({ person, rate }) => draftOf(person, rate, { rules, period }))
  const discounted = withSiblings(drafts, rules, period)
  return {
    lines: withMaximum(discounted, rules, period).map(({ person, rate, steps }) => ({
      personId: person.id,
      rate,
      amount: sumOf(steps),
      steps: steps.filter(({ kind, amount }) => kind === 'rate' || amount !== 0),
    })),
    unrated: there.filter(({ id }) => !rated.some(({ person }) => person.id === id)).map(idOf),
    away: people.filter((person) => !isThere(person, period)).map(idOf),
  }
}

const idOf = ({ id }: DuesPerson) => id

function isThere({ enteredOn, exitedOn }: DuesPerson, period: DuesPeriod): boolean {
  const hasLeft = exitedOn !== null && exitedOn <= period.startsOn
  return !hasLeft && (enteredOn === null || enteredOn <= lastDayOf(period))
}

/** What counts of the rates that fit, by the club's choice; undefined if none fits. */
function rateFor(
  person: DuesPerson,
  { rates, rateChoice }: DuesRules,
  { startsOn }: DuesPeriod,
): AppliedRate | undefined {
  const fitting = ratesFitting(person, rates, startsOn)
  const [first] = fitting
  if (first === undefined) return undefined
  switch (rateChoice) {
    case 'first':
      return countedOf([first])
    case 'highest':
      return countedOf([fitting.reduce((top, rate) => (rate.amount > top.amount ? rate : top))])
    case 'all':
      return countedOf(fitting)
  }
}

function countedOf(rates: readonly DuesRate[]): AppliedRate {
  return {
    key: rates.map(({ id }) => id).join(' '),
    name: rates.map(({ name }) => name).join(' + '),
    amount: Math.min(
      rates.reduce((sum, { amount }) => sum + amount, 0),
      maxAmount,
    ),
  }
}

/** By age on the first day of the period, by teams and by kind. */
function ratesFitting(
  person: DuesPerson,
  rates: readonly DuesRate[],
  startsOn: string,
): readonly DuesRate[] {
  const age = person.birthDate === null ? undefined : ageOn(person.birthDate, startsOn)
  return rates.filter(
    (rate) =>
      hasAge(rate, age) &&
      (rate.teamIds.length === 0 || rate.teamIds.some((id) => person.teamIds.includes(id))) &&
      (rate.kinds.length === 0 || rate.kinds.includes(person.kind)),
  )
}

function hasAge({ minAge, maxAge }: DuesRate, age: number | undefined): boolean {
  if (minAge === null && maxAge === null) return true
  return age !== undefined && age >= (minAge ?? 0) && age <= (maxAge ?? Number.POSITIVE_INFINITY)
}

interface Draft {
  readonly person: DuesPerson
  readonly rate: AppliedRate
  readonly steps: readonly DuesStep[]
}

interface Frame {
  readonly rules: DuesRules
  readonly period: DuesPeriod
}

/** The rate for the period, less an exemption and the months before the entry. */
function draftOf(person: DuesPerson, rate: AppliedRate, { rules, period }: Frame): Draft {
  const whole = shareOfYear(rate.amount, rules, period)
  const exempt = percentOf(whole, person.exemptPercent)
  const left = rules.isProRata ? monthsLeft(period, person.enteredOn) : period.months
  const asked = whole - exempt
  const months = Math.round((asked * left) / period.months)
  return {
    person,
    rate,
    steps: [
      { kind: 'rate', amount: whole },
      { kind: 'exemption', amount: -exempt },
      { kind: 'pro_rata', amount: months - asked },
    ],
  }
}

/** The parts of a year add up to it, cents included. */
function shareOfYear(amount: number, { yearBegins }: DuesRules, period: DuesPeriod): number {
  const { at, count } = partOfYear(period, yearBegins)
  return partsOf(amount, count)[at] ?? 0
}

/** The eldest child pays in full; children who pay nothing don't count. */
function withSiblings(
  drafts: readonly Draft[],
  { siblingPercents }: DuesRules,
  { startsOn }: DuesPeriod,
): readonly Draft[] {
  const children = drafts
    .filter(({ person, steps }) => isChild(person, startsOn) && sumOf(steps) > 0)
    .toSorted((one, other) => (bornBefore(one.person, other.person) ? -1 : 1))
  return drafts.map((draft) => {
    const place = children.indexOf(draft)
    const percent = place < 1 ? 0 : (siblingPercents[place - 1] ?? siblingPercents.at(-1) ?? 0)
    return withStep(draft, 'sibling', -percentOf(sumOf(draft.steps), percent))
  })
}

function isChild({ birthDate }: DuesPerson, day: string): boolean {
  return birthDate !== null && ageOn(birthDate, day) < fullAge
}

/** Twins are ordered by id, so that preview and bills match. */
function bornBefore(one: DuesPerson, other: DuesPerson): boolean {
  const [first, second] = [one.birthDate ?? '', other.birthDate ?? '']
  return first === second ? one.id < other.id : first < second
}

/** Reduces everyone's fee in proportion if a family exceeds its maximum. */
function withMaximum(
  drafts: readonly Draft[],
  rules: DuesRules,
  period: DuesPeriod,
): readonly Draft[] {
  const amounts = drafts.map(({ steps }) => sumOf(steps))
  const sum = amounts.reduce((total, amount) => total + amount, 0)
  const { familyMaximum } = rules
  const maximum = familyMaximum === null ? sum : shareOfYear(familyMaximum, rules, period)
  if (sum <= maximum) return drafts
  const off = splitAcross(amounts, sum - maximum)
  return drafts.map((draft, at) => withStep(draft, 'family_maximum', -(off[at] ?? 0)))
}

function withStep(draft: Draft, kind: DuesStepKind, amount: number): Draft {
  return { ...draft, steps: [...draft.steps, { kind, amount }] }
}

function sumOf(steps: readonly DuesStep[]): number {
  return steps.reduce((sum, { amount }) => sum + amount, 0)
}

/** Half a cent counts up. */
function percentOf(amount: number, percent: number): number {
  return Math.floor((amount * percent + 50) / 100)
}
