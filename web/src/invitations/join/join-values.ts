import type { OpenedDoor } from '@touchline/contract/invitations/shapes'
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
export type JoinProblem = 'required' | 'invalid'

/** What the team's country asks of a child that a parent joins for. */
export type ChildRule = Pick<NonNullable<OpenedDoor['details']>, 'asksChild' | 'ownAccountAge'>

/** True when the child that is typed has to agree, too. */
export function isChildAsked(values: JoinValues, today: string, rule: ChildRule): boolean {
  const born = dayOf(values.childDateOfBirth, today)
  if (values.kind !== 'parent' || !rule.asksChild || born === undefined) return false
  return ageOn(born, today) < rule.ownAccountAge
}

/** The day that is typed, if it is one. */
export function dayOf(typed: string, today: string): string | undefined {
  const read = readTypedBirthDate(typed, today)
  return read.kind === 'day' ? read.day : undefined
}
