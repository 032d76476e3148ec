import type { OpenedJoinTarget } from '@touchline/contract/invitations/shapes'
import { ageOn } from '@touchline/domain/values/age'
import { readTypedBirthDate } from '@touchline/domain/values/birth-date'

export type JoinerKind = 'player' | 'parent'

/** The join form as it is typed. */
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
/** An adult is no child to join for. */
export type JoinProblem = 'required' | 'invalid' | 'adult'

/** What the team and its country ask of those who join, and of a child that a parent joins for. */
export type JoinRule = Pick<
  NonNullable<OpenedJoinTarget['details']>,
  'asksChild' | 'ownAccountAge' | 'isForAdults'
>

/** True when the child that is typed has to agree, too. */
export function isChildAsked(values: JoinValues, today: string, rule: JoinRule): boolean {
  const born = dayOf(values.childDateOfBirth, today)
  if (values.kind !== 'parent' || !rule.asksChild || born === undefined) return false
  return ageOn(born, today) < rule.ownAccountAge
}

/** The day that is typed, if it is one. */
export function dayOf(typed: string, today: string): string | undefined {
  const read = readTypedBirthDate(typed, today)
  return read.kind === 'day' ? read.day : undefined
}

/** The field that the contract calls so. */
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
