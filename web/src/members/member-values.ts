import { memberChange, type Member, type MemberChange } from '@touchline/contract/members/shapes'
import {
  type BirthDateRefusal,
  readTypedBirthDate,
  typedBirthDate,
} from '@touchline/domain/values/birth-date'
import { defaultRole } from '@touchline/domain/members/roles'

/** The member form as it is typed: an empty field is an empty string, a date is DD/MM/YYYY. */
export interface MemberValues {
  firstName: string
  lastName: string
  nickname: string
  email: string
  phone: string
  dateOfBirth: string
  gender: NonNullable<Member['gender']> | ''
  address: string
  position: string
  jerseyNumber: string
  licenceNumber: string
  notes: string
  role: string
  isAdmin: boolean
}

export type MemberField = keyof MemberValues

/** What is wrong with a field; the sentence stands in text/members. */
export type FieldProblem = 'required' | 'invalid' | BirthDateRefusal

export function valuesOf(member: Member): MemberValues {
  return {
    firstName: member.firstName,
    lastName: member.lastName,
    nickname: member.nickname ?? '',
    email: member.email ?? '',
    phone: member.phone ?? '',
    dateOfBirth: typedDay(member.dateOfBirth),
    gender: member.gender ?? '',
    address: member.address ?? '',
    position: member.position ?? '',
    jerseyNumber: member.jerseyNumber ?? '',
    licenceNumber: member.licenceNumber ?? '',
    notes: member.notes ?? '',
    role: member.role,
    isAdmin: member.isAdmin,
  }
}

export const noValues: MemberValues = {
  firstName: '',
  lastName: '',
  nickname: '',
  email: '',
  phone: '',
  dateOfBirth: '',
  gender: '',
  address: '',
  position: '',
  jerseyNumber: '',
  licenceNumber: '',
  notes: '',
  role: defaultRole,
  isAdmin: false,
}

export type ReadMember =
  | { readonly kind: 'fields'; readonly fields: MemberFields }
  | {
      readonly kind: 'refused'
      readonly problems: Readonly<Partial<Record<MemberField, FieldProblem>>>
    }

/** Reads the form by the contract's own shape; the date of birth as people type it. */
export function readMember(values: MemberValues, today: string): ReadMember {
  const birth = readBirthDate(values.dateOfBirth, today)
  const parsed = requiredChange.safeParse({
    ...values,
    nickname: orNull(values.nickname),
    email: orNull(values.email),
    phone: orNull(values.phone),
    dateOfBirth: birth.kind === 'day' ? birth.day : null,
    gender: orNull(values.gender),
    address: orNull(values.address),
    position: orNull(values.position),
    jerseyNumber: orNull(values.jerseyNumber),
    licenceNumber: orNull(values.licenceNumber),
    notes: orNull(values.notes),
  })
  if (parsed.success && birth.kind !== 'refused') return { kind: 'fields', fields: parsed.data }

  const problems: Partial<Record<MemberField, FieldProblem>> = {}
  for (const issue of parsed.error?.issues ?? []) {
    const field = memberFields.find((known) => known === issue.path[0])
    if (field) problems[field] = String(values[field]).trim() === '' ? 'required' : 'invalid'
  }
  if (birth.kind === 'refused') problems.dateOfBirth = birth.why
  return { kind: 'refused', problems }
}

/** The fields that were changed, now and before: what a PATCH sends. */
export function editOf(before: MemberValues, now: MemberValues, today: string) {
  const [was, changes] = [readMember(before, today), readMember(now, today)]
  const changed = memberFields.filter((field) => before[field] !== now[field])
  const pick = (read: ReadMember): MemberChange =>
    read.kind === 'fields'
      ? Object.fromEntries(changed.map((field) => [field, read.fields[field]]))
      : {}
  return { changes: pick(changes), was: pick(was) }
}

const requiredChange = memberChange.required()
type MemberFields = ReturnType<typeof requiredChange.parse>

const memberFields = [
  'firstName',
  'lastName',
  'nickname',
  'email',
  'phone',
  'dateOfBirth',
  'gender',
  'address',
  'position',
  'jerseyNumber',
  'licenceNumber',
  'notes',
  'role',
  'isAdmin',
] as const satisfies readonly MemberField[]

function readBirthDate(typed: string, today: string) {
  return typed.trim() === '' ? ({ kind: 'none' } as const) : readTypedBirthDate(typed, today)
}

function typedDay(day: string | null): string {
  return day === null ? '' : typedBirthDate(day)
}

function orNull(typed: string): string | null {
  return typed.trim() === '' ? null : typed.trim()
}
