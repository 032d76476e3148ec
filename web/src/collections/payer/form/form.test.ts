import { expect, test } from 'vitest'

import type { Draft } from './draft-shape.ts'
import { newChoice, hasInput, memberPerson, newDraft, typedPerson, setQuantity } from './draft.ts'
import { type FormFee, type FormField, draftLines, type ReadForm, totalOf } from './lines.ts'
import { isRequest, selectedMethod, paymentMethodsFor } from './payment-methods.ts'
import { places, problemsOf } from './problems.ts'
import { toSubmission, placeProblems } from './submission.ts'

const plainFee = { details: '', stock: null, sizes: [] }
const adult = { ...plainFee, id: 'adult', name: 'Adult', type: 'fixed', amount: 10_000 } as const
const gift = { ...plainFee, id: 'gift', name: 'Gift', type: 'new', amount: null } as const
const shirt: FormFee = {
  ...plainFee,
  id: 'shirt',
  name: 'Shirt',
  type: 'fixed',
  amount: 2550,
  sizes: [
    { id: 's', name: 'S', stock: 2 },
    { id: 'm', name: 'M', stock: 0 },
  ],
}
const school: FormField = {
  id: 'school',
  name: 'School',
  type: 'text',
  isMandatory: true,
  feeId: null,
  options: [],
}

const mia = {
  memberId: 'mia',
  firstName: 'Mia',
  lastName: 'Ruiz',
  relation: 'child',
  hasBill: false,
  billToken: null,
} as const

const membership: ReadForm = {
  language: 'en',
  kind: 'membership',
  name: 'Season',
  details: '',
  startsOn: null,
  endsOn: null,
  organizerEmail: '',
  phone: '',
  currency: 'EUR',
  team: { name: 'Herons', color: '#1f5f3f', logoUrl: null, country: 'ES' },
  refusal: null,
  opensOn: null,
  closesOn: null,
  placesLeft: null,
  fees: [adult],
  fields: [school],
  takesCard: true,
  takesInstalments: true,
  takesOffline: true,
  isSandbox: true,
  people: [mia],
  payer: { firstName: 'Lea', lastName: 'Ruiz', email: 'lea@club.example', phone: null },
  fund: null,
}
const order: ReadForm = { ...membership, kind: 'pre_order', fees: [shirt], fields: [], people: [] }
const fund: ReadForm = { ...order, kind: 'fund', fees: [gift] }

const address = { key: 'k'.repeat(16), invitation: undefined } as const

/** Filled in as it should be. */
const whole: Draft = {
  ...newDraft(membership),
  people: [{ ...memberPerson(mia, membership), answers: { school: ' North ' } }],
  paymentOption: 'card',
}

test('an only child with an only fee is chosen already, and that is not typed', () => {
  const draft = newDraft(membership)
  expect(draft.people).toMatchObject([{ id: 'mia', choices: [{ feeId: 'adult' }] }])
  expect(hasInput(draft, membership)).toBe(false)
  expect(hasInput({ ...draft, paymentOption: 'card' }, membership)).toBe(true)
})

test.each<[string, ReadForm, number]>([
  ['who has a bill', { ...membership, people: [{ ...mia, hasBill: true }] }, 0],
  ['of two children', { ...membership, people: [mia, { ...mia, memberId: 'leo' }] }, 0],
  ['a visitor of an order', order, 1],
  ['a giver', { ...fund, people: [mia] }, 1],
])('a form starts for %s: %s people', (_, form, count) => {
  expect(newDraft(form).people).toHaveLength(count)
})

test("a complete form is submitted in the contract's form", () => {
  expect(problemsOf(whole, membership)).toEqual({})
  expect(toSubmission(whole, membership, address)).toMatchObject({
    clientId: whole.clientId,
    lines: [{ memberId: 'mia', feeId: 'adult', amount: null, answers: { school: 'North' } }],
    paymentOption: 'card',
    request: null,
  })
})

test('reports everything missing at its place', () => {
  const person = { ...typedPerson(membership), choices: [] }
  const draft: Draft = {
    ...whole,
    people: [person],
    payer: { firstName: '', lastName: ' ', email: 'lea@', phone: '12' },
  }
  expect(problemsOf(draft, membership)).toEqual({
    [places.name(person.id, 'firstName')]: 'missing',
    [places.name(person.id, 'lastName')]: 'missing',
    [places.choice(person.id)]: 'fee_missing',
    [places.payer('firstName')]: 'missing',
    [places.payer('lastName')]: 'missing',
    [places.payer('email')]: 'email',
    [places.payer('phone')]: 'phone',
  })
  expect(problemsOf({ ...whole, people: [] }, membership)).toEqual({ people: 'people_missing' })
})

test('a payment method is required, and a request needs text', () => {
  expect(problemsOf({ ...whole, paymentOption: null }, membership)).toEqual({
    paymentOption: 'way_missing',
  })
  expect(problemsOf({ ...whole, paymentOption: 'later' }, membership)).toEqual({
    [places.words]: 'missing',
  })
})

test.each<[number, Partial<ReadForm>, readonly string[]]>([
  [0, {}, []],
  [10_000, {}, ['card', 'instalments', 'offline', 'later']],
  [299, {}, ['card', 'offline', 'later']],
  [10_000, { takesCard: false }, ['offline', 'later']],
  [500, { kind: 'fund', takesInstalments: false }, ['card', 'offline']],
  [500, { takesCard: false, takesOffline: false }, ['later']],
])('%i cents, if the form allows %j, can be paid by %j', (...[total, parts, ways]) => {
  expect(paymentMethodsFor({ ...membership, ...parts }, total)).toEqual(ways)
})

test("a single method is preselected, and the treasurer isn't asked then", () => {
  expect(selectedMethod(['later'], null)).toBe('later')
  expect(isRequest(['later'], 'later')).toBe(false)
  expect(isRequest(['card', 'later'], 'later')).toBe(true)
  expect(selectedMethod(['card', 'later'], 'offline')).toBeUndefined()
})

test('an order counts each size separately, up to the stock', () => {
  const [person] = newDraft(order).people
  if (person === undefined) throw new Error('nobody')
  const three = setQuantity(person, { ...newChoice(shirt, 's'), quantity: 3 })
  const draft: Draft = { ...newDraft(order), people: [three], paymentOption: 'card' }
  expect(totalOf(draftLines(draft, order))).toBe(7650)
  expect(problemsOf(draft, order)).toEqual({ [places.choice('payer')]: 'few_left' })
  const gone = setQuantity(three, { ...newChoice(shirt, 's'), quantity: 0 })
  expect(gone.choices).toEqual([])
})

test.each([
  ['', 'amount'],
  ['0', 'too_little'],
  ['12.345', 'amount'],
  ['12,50', undefined],
])('a gift of %j: %s', (amount, problem) => {
  const begun = newDraft(fund)
  const draft: Draft = {
    ...begun,
    people: begun.people.map((person) => ({
      ...person,
      choices: person.choices.map((choice) => ({ ...choice, amount })),
    })),
    paymentOption: 'card',
  }
  expect(problemsOf(draft, fund)[places.amount('payer', 'gift')]).toBe(problem)
})

test("the server's errors show at the same places", () => {
  const lines = draftLines(whole, membership)
  const refused = {
    'lines.0.feeId': 'sold_out',
    'lines.0.answers.school': 'missing',
    'payer.email': 'email',
    'request.words': 'missing',
  }
  expect(placeProblems(refused, lines)).toEqual({
    [places.choice('mia')]: 'sold_out',
    [places.answer('mia', 'school')]: 'missing',
    [places.payer('email')]: 'email',
    [places.words]: 'missing',
  })
})

test('a fee that is no longer offered counts as not chosen', () => {
  expect(problemsOf(whole, { ...membership, fees: [{ ...adult, id: 'new' }] })).toMatchObject({
    [places.choice('mia')]: 'fee_missing',
  })
})
