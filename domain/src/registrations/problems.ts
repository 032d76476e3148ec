import { fieldAnswerRefusal } from '../collections/form-fields.ts'
import { isEmail } from '../members/email.ts'
import { ageOn, isMinor } from '../values/age.ts'
import { isIban } from '../values/iban.ts'
import type { RegistrationSettings } from './settings.ts'

export interface FilledPerson {
  readonly firstName: string
  readonly lastName: string
  readonly dateOfBirth: string
  readonly isContact: boolean
  /** Null: the club decides. */
  readonly teamId: string | null
  readonly kind: string
  readonly photos: boolean | null
  readonly answers: Readonly<Record<string, string>>
}

/** A registration as it is handed in. */
export interface FilledRegistration {
  readonly contact: {
    readonly firstName: string
    readonly lastName: string
    readonly email: string
    readonly phone: string | null
    readonly address: string
  }
  readonly people: readonly FilledPerson[]
  /** The account that the club may debit. */
  readonly mandate: {
    readonly holder: string
    readonly iban: string
    readonly agrees: boolean
  } | null
  /** The club may store what is said here, and its statutes hold. */
  readonly agrees: boolean
}

export const registrationProblems = [
  'missing',
  'email',
  'phone',
  'date',
  'guardian_needed',
  'too_many',
  'team',
  'kind',
  'iban',
  'number',
  'option',
] as const
export type RegistrationProblem = (typeof registrationProblems)[number]

const maxAge = 110

/** Why a registration cannot be handed in, by the path of the field; empty when it can. */
export function problemsOfRegistration(
  filled: FilledRegistration,
  form: Pick<RegistrationSettings, 'kinds' | 'address' | 'mandate' | 'teams' | 'fields'>,
  today: string,
): Readonly<Record<string, RegistrationProblem>> {
  const found: readonly Found[] = [
    ['people', filled.people.length === 0 ? 'missing' : undefined],
    ...filled.people.flatMap((person, at) =>
      problemsOfPerson(person, `people.${at}`, { form, today }),
    ),
    ...problemsOfContact(filled.contact, form.address),
    ...problemsOfMandate(filled.mandate, form.mandate),
    ['agrees', filled.agrees ? undefined : 'missing'],
  ]
  return Object.fromEntries(
    found.flatMap(([path, problem]) => (problem === undefined ? [] : [[path, problem]])),
  )
}

type Found = readonly [path: string, problem: RegistrationProblem | undefined]

interface Asked {
  readonly form: Pick<RegistrationSettings, 'kinds' | 'teams' | 'fields'>
  readonly today: string
}

function problemsOfPerson(
  person: FilledPerson,
  at: string,
  { form, today }: Asked,
): readonly Found[] {
  const { firstName, lastName, teamId, kind, answers } = person
  return [
    [`${at}.firstName`, missing(firstName)],
    [`${at}.lastName`, missing(lastName)],
    [`${at}.dateOfBirth`, birthProblem(person, today)],
    [`${at}.teamId`, isOffered(teamId, form) ? undefined : 'team'],
    [`${at}.kind`, form.kinds.some((one) => one === kind) ? undefined : 'kind'],
    ...form.fields.map((field): Found => [
      `${at}.answers.${field.id}`,
      fieldAnswerRefusal(field, (answers[field.id] ?? '').trim()),
    ]),
  ]
}

function isOffered(teamId: string | null, { teams }: Asked['form']): boolean {
  return teamId === null || teams.some(({ id }) => id === teamId)
}

function birthProblem(
  { dateOfBirth, isContact }: FilledPerson,
  today: string,
): RegistrationProblem | undefined {
  if (dateOfBirth === '') return 'missing'
  if (dateOfBirth > today || ageOn(dateOfBirth, today) > maxAge) return 'date'
  return isContact && isMinor(dateOfBirth, today) ? 'guardian_needed' : undefined
}

function problemsOfContact(
  { firstName, lastName, email, phone, address }: FilledRegistration['contact'],
  demand: RegistrationSettings['address'],
): readonly Found[] {
  const isNumber = phone !== null && /^\+[1-9]\d{5,14}$/.test(phone)
  return [
    ['contact.firstName', missing(firstName)],
    ['contact.lastName', missing(lastName)],
    ['contact.email', missing(email) ?? (isEmail(email.trim()) ? undefined : 'email')],
    ['contact.phone', phone === null ? 'missing' : isNumber ? undefined : 'phone'],
    ['contact.address', demand === 'required' ? missing(address) : undefined],
  ]
}

function problemsOfMandate(
  mandate: FilledRegistration['mandate'],
  demand: RegistrationSettings['mandate'],
): readonly Found[] {
  if (mandate === null) return [['mandate.iban', demand === 'required' ? 'missing' : undefined]]
  return [
    ['mandate.holder', missing(mandate.holder)],
    ['mandate.iban', missing(mandate.iban) ?? (isIban(mandate.iban) ? undefined : 'iban')],
    ['mandate.agrees', mandate.agrees ? undefined : 'missing'],
  ]
}

function missing(text: string): 'missing' | undefined {
  return text.trim() === '' ? 'missing' : undefined
}
