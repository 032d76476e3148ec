import { who as whoShape, type Who } from '@touchline/contract/invitations/shapes'
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
}

export type JoinField = keyof JoinValues
export type JoinProblem = 'required' | 'invalid'

export type ReadJoin =
  | { readonly kind: 'who'; readonly who: Who }
  | { readonly kind: 'refused'; readonly problems: Partial<Record<JoinField, JoinProblem>> }

/** Reads the form by the contract's own shape. */
export function readJoin(values: JoinValues, today: string): ReadJoin {
  const parsed = whoShape.safeParse(wireOf(values, today))
  if (parsed.success) return { kind: 'who', who: parsed.data }
  const problems: Partial<Record<JoinField, JoinProblem>> = {}
  for (const { path } of parsed.error.issues) {
    const field = fieldAt(path.join('.'))
    if (field) problems[field] = values[field].trim() === '' ? 'required' : 'invalid'
  }
  return { kind: 'refused', problems }
}

function wireOf(values: JoinValues, today: string): unknown {
  const { firstName, lastName, role } = values
  const phone = values.phone.trim() === '' ? undefined : values.phone
  const person = { firstName, lastName, phone }
  if (values.kind === 'player')
    return { ...person, kind: 'player', dateOfBirth: dayOf(values.dateOfBirth, today) }
  const child = {
    firstName: values.childFirstName,
    lastName: values.childLastName,
    dateOfBirth: dayOf(values.childDateOfBirth, today),
  }
  return { ...person, kind: values.kind, role, child }
}

function dayOf(typed: string, today: string): string | undefined {
  const read = readTypedBirthDate(typed, today)
  return read.kind === 'day' ? read.day : undefined
}

function fieldAt(path: string): JoinField | undefined {
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
] as const satisfies readonly JoinField[]
