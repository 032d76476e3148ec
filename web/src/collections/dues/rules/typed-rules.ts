import type { DuesRulesShape, DuesShape } from '@touchline/contract/collections/shapes/dues'
import type { Language } from '@touchline/domain/values/language'
import { type Currency, minorUnitsIn } from '@touchline/domain/values/money'

import { formatTypedAmount } from '../../format-typed-amount.ts'

type Rate = DuesRulesShape['rates'][number]

/** A rate as it is typed in its dialog. */
export interface TypedRate extends Omit<Rate, 'amount' | 'minAge' | 'maxAge'> {
  readonly amount: string
  readonly minAge: string
  readonly maxAge: string
}

/** The rules while they are changed. */
export interface TypedRules extends Pick<DuesShape, 'currency' | 'months'> {
  readonly rates: readonly Rate[]
  readonly rateChoice: DuesRulesShape['rateChoice']
  readonly isProRata: boolean
  readonly second: string
  readonly further: string
  readonly familyMaximum: string
  readonly yearBegins: number
  readonly automatic: DuesRulesShape['automatic']
}

interface Counted {
  readonly currency: Currency
  readonly language: Language
}

export const newRate = (): TypedRate => ({
  id: crypto.randomUUID(),
  name: '',
  amount: '',
  minAge: '',
  maxAge: '',
  teamIds: [],
  kinds: [],
})

export function toTypedRate(rate: Rate, { currency, language }: Counted): TypedRate {
  return {
    ...rate,
    amount: formatTypedAmount(rate.amount, currency, language),
    minAge: rate.minAge === null ? '' : String(rate.minAge),
    maxAge: rate.maxAge === null ? '' : String(rate.maxAge),
  }
}

export type RateProblems = Readonly<
  Partial<Record<'name' | 'amount' | 'minAge' | 'maxAge', 'missing' | 'wrong' | 'order'>>
>

/** Problems with a rate; empty if none. */
export function problemsOfRate(typed: TypedRate, { currency, language }: Counted): RateProblems {
  const [min, max] = [numberIn(typed.minAge, 120), numberIn(typed.maxAge, 120)]
  const isBackwards = typeof min === 'number' && typeof max === 'number' && max < min
  return {
    ...(typed.name.trim() === '' && { name: 'missing' as const }),
    ...(minorUnitsIn(typed.amount, currency, language) === undefined && {
      amount: 'wrong' as const,
    }),
    ...(min === undefined && { minAge: 'wrong' as const }),
    ...(max === undefined && { maxAge: 'wrong' as const }),
    ...(isBackwards && { maxAge: 'order' as const }),
  }
}

/** The typed rate, if valid. */
export function readRate(typed: TypedRate, counted: Counted): Rate | undefined {
  if (Object.keys(problemsOfRate(typed, counted)).length > 0) return undefined
  return {
    ...typed,
    name: typed.name.trim(),
    amount: minorUnitsIn(typed.amount, counted.currency, counted.language) ?? 0,
    minAge: numberIn(typed.minAge, 120) ?? null,
    maxAge: numberIn(typed.maxAge, 120) ?? null,
  }
}

/** Null if empty; undefined if it isn't an integer within the maximum. */
function numberIn(typed: string, most: number): number | null | undefined {
  const text = typed.trim()
  if (text === '') return null
  return /^\d{1,3}$/.test(text) && Number(text) <= most ? Number(text) : undefined
}

/** Initial form values; a club without rules starts with its year. */
export function toTypedRules(dues: DuesShape, language: Language): TypedRules {
  const { currency, months } = dues
  const rules = dues.rules ?? noRules
  const [second, ...more] = rules.siblingPercents
  const { rates, rateChoice, isProRata, familyMaximum, yearBegins, automatic } = rules
  return {
    currency,
    months,
    rates,
    rateChoice,
    isProRata,
    second: second === undefined || second === 0 ? '' : String(second),
    further: more.length === 0 ? '' : String(more.at(-1)),
    familyMaximum:
      familyMaximum === null ? '' : formatTypedAmount(familyMaximum, currency, language),
    yearBegins,
    automatic,
  }
}

const noRules: DuesRulesShape = {
  rates: [],
  rateChoice: 'first',
  isProRata: true,
  siblingPercents: [],
  familyMaximum: null,
  yearBegins: 1,
  automatic: null,
}

export type RulesField = 'rates' | 'second' | 'further' | 'familyMaximum'

type RulesProblems = Readonly<Partial<Record<RulesField, 'missing' | 'wrong' | 'falls'>>>

export function problemsOfTyped(typed: TypedRules, language: Language): RulesProblems {
  const [second, further] = [numberIn(typed.second, 100), numberIn(typed.further, 100)]
  const { familyMaximum, currency } = typed
  const isWrongMaximum =
    familyMaximum.trim() !== '' && minorUnitsIn(familyMaximum, currency, language) === undefined
  return {
    ...(typed.rates.length === 0 && { rates: 'missing' as const }),
    ...(second === undefined && { second: 'wrong' as const }),
    ...(further === undefined && { further: 'wrong' as const }),
    ...(typeof further === 'number' && further < (second ?? 0) && { further: 'falls' as const }),
    ...(isWrongMaximum && { familyMaximum: 'wrong' as const }),
  }
}

/** The request, from valid values. */
export function readRules(typed: TypedRules, language: Language): DuesRulesShape {
  const [second, further] = [numberIn(typed.second, 100), numberIn(typed.further, 100)]
  const { familyMaximum, currency } = typed
  return {
    rates: [...typed.rates],
    rateChoice: typed.rateChoice,
    isProRata: typed.isProRata,
    siblingPercents: [second ?? 0, ...(typeof further === 'number' ? [further] : [])],
    familyMaximum:
      familyMaximum.trim() === ''
        ? null
        : (minorUnitsIn(familyMaximum, currency, language) ?? null),
    yearBegins: typed.yearBegins,
    automatic: typed.automatic,
  }
}
