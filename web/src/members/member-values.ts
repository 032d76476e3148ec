import type { Member } from '@touchline/contract/members/shapes'
import { defaultRole } from '@touchline/domain/members/roles'
import { type BirthDateRefusal, typedBirthDate } from '@touchline/domain/values/birth-date'

/** The member form's values: an empty field is '', a date is DD/MM/YYYY or DD.MM.YYYY. */
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
  dominantSide: NonNullable<Member['dominantSide']> | ''
  shirtSize: string
  shortsSize: string
  shoeSize: string
  notes: string
  role: string
  /** By id of the team's own field. */
  custom: Record<string, string>
}

export type MemberField = Exclude<keyof MemberValues, 'custom'>

/** Why a field is refused; text/members has the sentences. */
export type FieldProblem = 'required' | 'invalid' | BirthDateRefusal

/** Dates use the language's separator. */
export function valuesOf(member: Member, dateSign: string): MemberValues {
  return {
    firstName: member.firstName,
    lastName: member.lastName,
    nickname: filled(member.nickname),
    email: filled(member.email),
    phone: filled(member.phone),
    dateOfBirth: typedDay(member.dateOfBirth, dateSign),
    gender: filled(member.gender),
    address: filled(member.address),
    position: filled(member.position),
    jerseyNumber: filled(member.jerseyNumber),
    licenceNumber: filled(member.licenceNumber),
    dominantSide: filled(member.dominantSide),
    shirtSize: filled(member.shirtSize),
    shortsSize: filled(member.shortsSize),
    shoeSize: filled(member.shoeSize),
    notes: filled(member.notes),
    role: member.role,
    custom: member.custom,
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
  dominantSide: '',
  shirtSize: '',
  shortsSize: '',
  shoeSize: '',
  notes: '',
  role: defaultRole,
  custom: {},
}

export const memberFields = [
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
  'dominantSide',
  'shirtSize',
  'shortsSize',
  'shoeSize',
  'notes',
  'role',
] as const satisfies readonly MemberField[]

/** True for a standard field. */
export function isMemberField(name: string | undefined): name is MemberField {
  return memberFields.some((field) => field === name)
}

function typedDay(day: string | null, sign: string): string {
  return day === null ? '' : typedBirthDate(day, sign)
}

function filled<T extends string>(value: T | null): T | '' {
  return value ?? ''
}
