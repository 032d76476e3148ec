import { memberChange, type MemberChange } from '@touchline/contract/members/shapes'
import {
  type CustomField,
  type CustomRefusal,
  readCustomValue,
} from '@touchline/domain/members/custom-fields'
import { readTypedBirthDate } from '@touchline/domain/values/birth-date'

import {
  type FieldProblem,
  type MemberField,
  memberFields,
  type MemberValues,
} from './member-values.ts'

export type MemberReading =
  | { readonly kind: 'fields'; readonly fields: MemberFields }
  | {
      readonly kind: 'refused'
      readonly problems: Readonly<Partial<Record<MemberField, FieldProblem>>>
      /** By id of the team's own field. */
      readonly custom: Readonly<Record<string, CustomRefusal>>
    }

export interface FormPlace {
  readonly today: string
  /** The team's own fields; left out if the form has none. */
  readonly fields?: readonly CustomField[]
}

/** Validates the form with the contract's schema; dates are as typed. */
export function readMember(values: MemberValues, { today, fields = [] }: FormPlace): MemberReading {
  const own = readOwn(values.custom, fields)
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
    dominantSide: orNull(values.dominantSide),
    shirtSize: orNull(values.shirtSize),
    shortsSize: orNull(values.shortsSize),
    shoeSize: orNull(values.shoeSize),
    notes: orNull(values.notes),
    custom: own.values,
  })
  const isOwnRefused = Object.keys(own.problems).length > 0
  if (parsed.success && birth.kind !== 'refused' && !isOwnRefused)
    return { kind: 'fields', fields: parsed.data }

  const problems = problemsIn(values, parsed.error?.issues ?? [])
  if (birth.kind === 'refused') problems.dateOfBirth = birth.why
  return { kind: 'refused', problems, custom: own.problems }
}

interface Issue {
  readonly path: readonly PropertyKey[]
}

function problemsIn(values: MemberValues, issues: readonly Issue[]) {
  const problems: Partial<Record<MemberField, FieldProblem>> = {}
  for (const { path } of issues) {
    const field = memberFields.find((known) => known === path[0])
    if (field) problems[field] = String(values[field]).trim() === '' ? 'required' : 'invalid'
  }
  return problems
}

/** The changed fields before and after the edit, as a PATCH sends them. */
export function memberChanges(before: MemberValues, now: MemberValues, place: FormPlace) {
  const [was, changes] = [readMember(before, place), readMember(now, place)]
  const changed = memberFields.filter((field) => before[field] !== now[field])
  const own = (place.fields ?? [])
    .map(({ id }) => id)
    .filter((id) => (before.custom[id] ?? '') !== (now.custom[id] ?? ''))
  const pick = (read: MemberReading): MemberChange => {
    if (read.kind === 'refused') return {}
    const custom = Object.fromEntries(own.map((id) => [id, read.fields.custom[id] ?? null]))
    return {
      ...Object.fromEntries(changed.map((field) => [field, read.fields[field]])),
      ...(own.length > 0 && { custom }),
    }
  }
  return { changes: pick(changes), was: pick(was) }
}

const requiredChange = memberChange.omit({ access: true }).required()
type MemberFields = ReturnType<typeof requiredChange.parse>

function readOwn(typed: Readonly<Record<string, string>>, fields: readonly CustomField[]) {
  const read = fields.map(
    (field) => [field.id, readCustomValue(field, typed[field.id] ?? '')] as const,
  )
  return {
    values: Object.fromEntries(
      read.map(([id, outcome]) => [id, outcome.kind === 'value' ? outcome.value : null]),
    ),
    problems: Object.fromEntries(
      read.flatMap(([id, outcome]) => (outcome.kind === 'refused' ? [[id, outcome.why]] : [])),
    ),
  }
}

function readBirthDate(typed: string, today: string) {
  return typed.trim() === '' ? ({ kind: 'none' } as const) : readTypedBirthDate(typed, today)
}

function orNull(typed: string): string | null {
  return typed.trim() === '' ? null : typed.trim()
}
