import { who as whoShape, type Who } from '@touchline/contract/invitations/shapes'

import {
  type ChildRule,
  dayOf,
  isChildAsked,
  type JoinField,
  type JoinProblem,
  type JoinValues,
} from './join-values.ts'

export type ReadJoin =
  | { readonly kind: 'who'; readonly who: Who }
  | { readonly kind: 'refused'; readonly problems: Partial<Record<JoinField, JoinProblem>> }

/** Reads the form by the contract's own shape. */
export function readJoin(values: JoinValues, today: string, rule: ChildRule): ReadJoin {
  if (isChildAsked(values, today, rule) && !values.childAgrees)
    return { kind: 'refused', problems: { ...problemsOf(values, today), childAgrees: 'required' } }
  const parsed = whoShape.safeParse(wireOf(values, today))
  if (parsed.success) return { kind: 'who', who: parsed.data }
  return { kind: 'refused', problems: problemsOf(values, today) }
}

function problemsOf(values: JoinValues, today: string): Partial<Record<JoinField, JoinProblem>> {
  const parsed = whoShape.safeParse(wireOf(values, today))
  const problems: Partial<Record<JoinField, JoinProblem>> = {}
  for (const { path } of parsed.error?.issues ?? []) {
    const field = fieldAt(path.join('.'))
    if (field) problems[field] = isEmpty(values[field]) ? 'required' : 'invalid'
  }
  return problems
}

function isEmpty(value: string | boolean): boolean {
  return typeof value === 'string' ? value.trim() === '' : !value
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
  const childAgrees = values.childAgrees ? true : undefined
  return { ...person, kind: values.kind, role, child, childAgrees }
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
