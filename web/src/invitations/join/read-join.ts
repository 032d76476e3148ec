import {
  joiningPerson as whoShape,
  type JoiningPerson,
} from '@touchline/contract/invitations/shapes'

import {
  type JoinRule,
  dayOf,
  fieldAt,
  isChildAsked,
  type JoinField,
  type JoinProblem,
  type JoinValues,
} from './join-values.ts'

export type JoinReading =
  | { readonly kind: 'who'; readonly who: JoiningPerson }
  | { readonly kind: 'refused'; readonly problems: Partial<Record<JoinField, JoinProblem>> }

/** Validates the form with the contract's schema. */
export function readJoin(values: JoinValues, today: string, rule: JoinRule): JoinReading {
  if (isChildAsked(values, today, rule) && !values.childAgrees)
    return {
      kind: 'refused',
      problems: { ...problemsOf(values, today, rule), childAgrees: 'required' },
    }
  const parsed = whoShape.safeParse(wireOf(values, today, rule))
  if (parsed.success) return { kind: 'who', who: parsed.data }
  return { kind: 'refused', problems: problemsOf(values, today, rule) }
}

function problemsOf(
  values: JoinValues,
  today: string,
  rule: JoinRule,
): Partial<Record<JoinField, JoinProblem>> {
  const parsed = whoShape.safeParse(wireOf(values, today, rule))
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

function wireOf(values: JoinValues, today: string, { isForAdults }: JoinRule): unknown {
  const { firstName, lastName, role } = values
  const phone = values.phone.trim() === '' ? undefined : values.phone
  const person = { firstName, lastName, phone }
  if (values.kind === 'player') {
    const dateOfBirth = isForAdults ? undefined : (dayOf(values.dateOfBirth, today) ?? '')
    return { ...person, kind: 'player', dateOfBirth }
  }
  const child = {
    firstName: values.childFirstName,
    lastName: values.childLastName,
    dateOfBirth: dayOf(values.childDateOfBirth, today),
  }
  const childAgrees = values.childAgrees ? true : undefined
  return { ...person, kind: values.kind, role, child, childAgrees }
}
