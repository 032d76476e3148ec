import type { FormShape } from '@touchline/contract/collections/shapes/payer'
import { ownAmountRefusal } from '@touchline/domain/collections/fees'
import { fieldAnswerRefusal } from '@touchline/domain/collections/form-fields'
import { hasPlaces } from '@touchline/domain/collections/places'
import { isEmail } from '@touchline/domain/members/email'
import { maxAmount } from '@touchline/domain/values/money'

import type { Draft, Person } from './draft-shape.ts'
import {
  questionsForFees,
  type FormFee,
  type Line,
  draftLines,
  type ReadForm,
  totalOf,
} from './lines.ts'
import { isRequest, selectedMethod, paymentMethodsFor } from './payment-methods.ts'
import { isForWaitingList } from './places.ts'

/** An error code by place in the form. */
export type Problems = Readonly<Record<string, string>>

/** Names of the places; people and fees have ids. */
export const places = {
  people: 'people',
  choice: (person: string) => `people.${person}.choice`,
  name: (person: string, which: 'firstName' | 'lastName') => `people.${person}.${which}`,
  size: (person: string) => `people.${person}.size`,
  amount: (person: string, fee: string) => `people.${person}.${fee}.amount`,
  answer: (person: string, field: string) => `people.${person}.answers.${field}`,
  payer: (which: keyof Draft['payer']) => `payer.${which}`,
  paymentOption: 'paymentOption',
  words: 'request.words',
} as const

/** What prevents submitting; empty if nothing does. */
export function problemsOf(draft: Draft, form: ReadForm): Problems {
  const lines = draftLines(draft, form)
  const found: readonly Found[] = [
    [places.people, draft.people.length === 0 ? 'people_missing' : undefined],
    ...draft.people.flatMap((person) => problemsOfPerson(person, lines, form)),
    ...problemsOfPayer(draft.payer),
    ...problemsOfWay(draft, form, totalOf(lines)),
  ]
  return Object.fromEntries(
    found.flatMap(([place, problem]) => (problem === undefined ? [] : [[place, problem]])),
  )
}

type Found = readonly [place: string, problem: string | undefined]

function problemsOfPerson(
  person: Person,
  lines: readonly Line[],
  { kind, fields }: FormShape,
): readonly Found[] {
  const { id, answers } = person
  const own = lines.filter((line) => line.person === person)
  const feeIds = own.map(({ fee }) => fee.id)
  const nothing = kind === 'pre_order' ? 'articles_missing' : 'fee_missing'
  return [
    ...(person.kind === 'typed'
      ? (['firstName', 'lastName'] as const).map((which): Found => {
          return [places.name(id, which), missing(person[which])]
        })
      : []),
    [places.choice(id), own.length === 0 ? nothing : undefined],
    ...own.flatMap((line) => problemsOfLine(line, kind)),
    ...questionsForFees(fields, feeIds).map((field): Found => {
      return [
        places.answer(id, field.id),
        fieldAnswerRefusal(field, (answers[field.id] ?? '').trim()),
      ]
    }),
  ]
}

function problemsOfLine(
  { person, choice, fee, amount }: Line,
  kind: FormShape['kind'],
): readonly Found[] {
  const size = fee.sizes.find(({ id }) => id === choice.sizeId)
  const stock = fee.sizes.length === 0 ? fee.stock : (size?.stock ?? null)
  // A full activity has a waiting list.
  const lacks = !hasPlaces(kind) && stock !== null && choice.quantity > stock
  return [
    [places.choice(person.id), lacks ? (stock === 0 ? 'sold_out' : 'few_left') : undefined],
    [places.size(person.id), fee.sizes.length > 0 && !size ? 'fee_missing' : undefined],
    [places.amount(person.id, fee.id), amountProblem(fee, amount, kind)],
  ]
}

function amountProblem(fee: FormFee, amount: number | undefined, kind: FormShape['kind']) {
  if (amount === undefined) return 'amount'
  if (fee.type !== 'new') return amount > maxAmount ? 'too_much' : undefined
  return kind === 'fund' && amount === 0
    ? 'too_little'
    : ownAmountRefusal({ ...fee, isActive: true }, amount)
}

function problemsOfPayer({ firstName, lastName, email, phone }: Draft['payer']): readonly Found[] {
  const isNumber = phone === '' || /^\+[1-9]\d{5,14}$/.test(phone)
  return [
    [places.payer('firstName'), missing(firstName)],
    [places.payer('lastName'), missing(lastName)],
    [places.payer('email'), missing(email) ?? (isEmail(email.trim()) ? undefined : 'email')],
    [places.payer('phone'), isNumber ? undefined : 'phone'],
  ]
}

function problemsOfWay(draft: Draft, form: ReadForm, total: number): readonly Found[] {
  const { paymentOption: chosen, request } = draft
  if (isForWaitingList(form, draftLines(draft, form))) return []
  const ways = paymentMethodsFor(form, total)
  const paymentOption = selectedMethod(ways, chosen)
  return [
    [
      places.paymentOption,
      ways.length > 0 && paymentOption === undefined ? 'way_missing' : undefined,
    ],
    [places.words, isRequest(ways, paymentOption) ? missing(request.words) : undefined],
  ]
}

function missing(text: string) {
  return text.trim() === '' ? 'missing' : undefined
}
