import type { FormShape } from '@touchline/contract/collections/shapes/payer'
import { fieldsFor } from '@touchline/domain/collections/form-fields'
import type { Language } from '@touchline/domain/values/language'
import { minorUnitsIn } from '@touchline/domain/values/money'

import type { Choice, Draft, Person } from './draft-shape.ts'

/** A form with the language in which amounts are typed. */
export interface ReadForm extends FormShape {
  readonly language: Language
}

type Form = Pick<ReadForm, 'fees' | 'fields' | 'currency' | 'language'>
export type FormFee = FormShape['fees'][number]
export type FormField = FormShape['fields'][number]

/** One thing for one person, in the order in which a form is handed in. */
export interface Line {
  readonly person: Person
  readonly choice: Choice
  readonly fee: FormFee
  /** The price in minor units; undefined while the typed amount is invalid. */
  readonly amount: number | undefined
  readonly fields: readonly FormField[]
}

/** A fee no longer offered counts as not chosen. */
export function draftLines(draft: Draft, form: Form): readonly Line[] {
  return draft.people.flatMap((person) =>
    person.choices.flatMap((choice) => {
      const fee = form.fees.find(({ id }) => id === choice.feeId)
      if (fee === undefined) return []
      const amount = amountOf(choice, fee, form)
      return [{ person, choice, fee, amount, fields: fieldsFor(form.fields, fee.id) }]
    }),
  )
}

function amountOf({ amount, quantity }: Choice, fee: FormFee, { currency, language }: Form) {
  if (fee.type === 'new') return minorUnitsIn(amount, currency, language)
  return (fee.amount ?? 0) * quantity
}

/** The questions for these fees, each once and in order. */
export function questionsForFees(fields: readonly FormField[], feeIds: readonly string[]) {
  const asked = new Set(feeIds.flatMap((feeId) => fieldsFor(fields, feeId)))
  return fields.filter((field) => asked.has(field))
}

/** In minor units; an amount still missing counts as 0. */
export function totalOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { amount = 0 }) => sum + amount, 0)
}
