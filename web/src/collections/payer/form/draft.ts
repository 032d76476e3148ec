import type { FormShape } from '@touchline/contract/collections/shapes/payer'
import { hasPlaces } from '@touchline/domain/collections/places'

import type { Choice, Draft, Payer, Person } from './draft-shape.ts'

type Form = Pick<FormShape, 'kind' | 'fees' | 'people' | 'payer'>
type Fee = FormShape['fees'][number]
type KnownPayer = NonNullable<FormShape['payer']>
type Known = FormShape['people'][number]

/** Initial values: known data, and choices without alternatives. */
export function newDraft(form: Form): Draft {
  return {
    clientId: crypto.randomUUID(),
    people: peopleAtFirst(form),
    payer: knownPayer(form.payer ?? {}),
    paymentOption: null,
    isAnonymous: false,
    request: { kind: 'reduction', words: '' },
  }
}

/** Donors and buyers without an account are preselected; so is an only child. */
function peopleAtFirst(form: Form): readonly Person[] {
  const { kind, people } = form
  if (kind === 'fund' || (kind === 'pre_order' && people.length === 0)) return [payerPerson(form)]
  return people.length === 1
    ? people.filter(({ hasBill }) => !hasBill).map((known) => memberPerson(known, form))
    : []
}

function knownPayer({ firstName = '', lastName = '', email = '', phone }: KnownPayer): Payer {
  return { firstName, lastName, email, phone: phone ?? '' }
}

/** Whether anything was typed. */
export function hasInput(draft: Draft, form: Form): boolean {
  const { clientId } = draft
  return JSON.stringify(draft) !== JSON.stringify({ ...newDraft(form), clientId })
}

export function memberPerson({ memberId, firstName, lastName }: Known, form: Form): Person {
  return { id: memberId, kind: 'member', firstName, lastName, ...chosenIn(form) }
}

export function payerPerson(form: Form): Person {
  return { id: 'payer', kind: 'payer', firstName: '', lastName: '', ...chosenIn(form) }
}

export function typedPerson(form: Form): Person {
  return {
    id: crypto.randomUUID(),
    kind: 'typed',
    firstName: '',
    lastName: '',
    ...chosenIn(form),
  }
}

/** The only fee is chosen already. Articles are ordered by their number. */
function chosenIn({ kind, fees }: Form): Pick<Person, 'choices' | 'answers'> {
  const [fee] = fees
  const isChosen = kind !== 'pre_order' && fee !== undefined && fees.length === 1
  return {
    choices: isChosen && !(isSoldOut(fee) && !hasPlaces(kind)) ? [newChoice(fee)] : [],
    answers: {},
  }
}

export function newChoice(fee: Fee, sizeId: string | null = null): Choice {
  const [size] = fee.sizes
  const onlySize = fee.sizes.length === 1 ? (size?.id ?? null) : null
  return { feeId: fee.id, sizeId: sizeId ?? onlySize, quantity: 1, amount: '' }
}

export function isSoldOut({ stock, sizes }: Fee): boolean {
  return sizes.length === 0 ? stock === 0 : sizes.every((size) => size.stock === 0)
}

/** Sets a person's quantity of an article; 0 removes it. */
export function setQuantity(person: Person, wanted: Choice): Person {
  const others = person.choices.filter((choice) => !isSameChoice(choice, wanted))
  return { ...person, choices: wanted.quantity === 0 ? others : [...others, wanted] }
}

export function isSameChoice(
  one: Pick<Choice, 'feeId' | 'sizeId'>,
  other: Pick<Choice, 'feeId' | 'sizeId'>,
): boolean {
  return one.feeId === other.feeId && one.sizeId === other.sizeId
}

/** A person's name; for the payer that of the payer fields. */
export function nameOf(person: Person, payer: Payer): { firstName: string; lastName: string } {
  const { firstName, lastName } = person.kind === 'payer' ? payer : person
  return { firstName: firstName.trim(), lastName: lastName.trim() }
}
