import type { OpenedJoinTarget } from '@touchline/contract/invitations/shapes'
import { ageOn } from '@touchline/domain/values/age'
import { readTypedBirthDate } from '@touchline/domain/values/birth-date'

export type JoinerKind = 'player' | 'parent'

/** The join form's values as typed. */
export interface JoinValues {
  kind: JoinerKind | ''
  firstName: string
  lastName: string
  dateOfBirth: string
  phone: string
  role: 'father' | 'mother' | 'guardian' | 'other' | ''
  childFirstName: string
  childLastName: string
  childDateOfBirth: string
  childAgrees: boolean
}

export type JoinField = keyof JoinValues
/** `adult`: parents can't join for an adult. */
export type JoinProblem = 'required' | 'invalid' | 'adult'

/** What team and country require of people who join, and of children. */
export type JoinRule = Pick<
  NonNullable<OpenedJoinTarget['details']>,
  'asksChild' | 'ownAccountAge' | 'isForAdults'
>

/** True if the child in the form has to agree too. */
export function isChildAsked(values: JoinValues, today: string, rule: JoinRule): boolean {
  const born = dayOf(values.childDateOfBirth, today)
  if (values.kind !== 'parent' || !rule.asksChild || born === undefined) return false
  return ageOn(born, today) < rule.ownAccountAge
}

/** The typed date as YYYY-MM-DD; undefined if it isn't a valid date. */
export function dayOf(typed: string, today: string): string | undefined {
  const read = readTypedBirthDate(typed, today)
  return read.kind === 'day' ? read.day : undefined
}

/** The form field for a field path of the contract. */
export function fieldAt(path: string): JoinField | undefined {
  return joinFields.find((field) => wirePaths[field] === path)
}

const wirePaths: Record<JoinField, string> = {
  kind: 'kind',
  firstName: 'firstName',
  lastName: 'lastName',
  dateOfBirth: 'dateOfBirth',
  phone: 'phone',
  role: 'role',
  childFirstName: 'child.firstName',
  childLastName: 'child.lastName',
  childDateOfBirth: 'child.dateOfBirth',
  childAgrees: 'childAgrees',
}

const joinFields = [
  'kind',
  'firstName',
  'lastName',
  'dateOfBirth',
  'phone',
  'role',
  'childFirstName',
  'childLastName',
  'childDateOfBirth',
  'childAgrees',
] as const satisfies readonly JoinField[]
