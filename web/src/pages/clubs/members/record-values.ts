import type { ClubMember, RecordChanges } from '@touchline/contract/clubs/shapes/memberships'
import type { ExitReason, MembershipKind } from '@touchline/domain/clubs/memberships/options'
import { emailPattern } from '@touchline/domain/values/email'
import { isIban } from '@touchline/domain/values/iban'

/** The form's values; empty text means no value. */
export interface RecordForm {
  readonly firstName: string
  readonly lastName: string
  readonly dateOfBirth: string
  readonly email: string
  readonly phone: string
  readonly address: string
  readonly number: string
  readonly kind: MembershipKind
  readonly enteredOn: string
  readonly exitedOn: string
  readonly exitReason: ExitReason | null
  readonly accountHolder: string
  /** A new one; the stored one is shown next to it. */
  readonly iban: string
  readonly mandateReference: string
  readonly mandateSignedOn: string
  readonly notes: string
}

export const emptyRecord: RecordForm = {
  firstName: '',
  lastName: '',
  dateOfBirth: '',
  email: '',
  phone: '',
  address: '',
  number: '',
  kind: 'active',
  enteredOn: '',
  exitedOn: '',
  exitReason: null,
  accountHolder: '',
  iban: '',
  mandateReference: '',
  mandateSignedOn: '',
  notes: '',
}

export function formOf({ record, person }: Pick<ClubMember, 'record' | 'person'>): RecordForm {
  const { firstName, lastName } = person
  const known = Object.entries(record ?? {}).filter(([field]) => field in emptyRecord)
  // The stored account is never filled in.
  const filled = Object.fromEntries(known.map(([field, value]) => [field, value ?? '']))
  const exitReason = record?.exitReason ?? null
  return { ...emptyRecord, ...filled, firstName, lastName, exitReason, iban: '' }
}

/** The changes in the form, as sent to the server. */
export function changesOf(before: RecordForm, after: RecordForm): RecordChanges {
  const changed = Object.entries(after).filter(
    ([field, value]) => Object.entries(before).find(([known]) => known === field)?.[1] !== value,
  )
  return Object.fromEntries(
    changed.map(([field, value]) => [
      field,
      typeof value === 'string' ? value.trim() || null : value,
    ]),
  )
}

export type FormProblems = Readonly<Partial<Record<keyof RecordForm, string>>>

/** Problem codes by field; the server finds what only it can know. */
export function problemsOf({
  firstName,
  lastName,
  email,
  iban,
  enteredOn,
  exitedOn,
}: RecordForm): FormProblems {
  return {
    ...(firstName.trim() === '' && { firstName: 'missing' }),
    ...(lastName.trim() === '' && { lastName: 'missing' }),
    ...(email.trim() !== '' && !emailPattern.test(email.trim()) && { email: 'wrong' }),
    ...(iban.trim() !== '' && !isIban(iban) && { iban: 'iban_wrong' }),
    ...(exitedOn !== '' && enteredOn > exitedOn && { exitedOn: 'left_before_entry' }),
  }
}
