import type { MemberChange } from '@touchline/contract/members/shapes'
import {
  type CustomField,
  type CustomValues,
  readCustomValue,
} from '@touchline/domain/members/custom-fields'
import { z } from 'zod'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { holdFields } from '../queries/fields.ts'
import type { MemberRecord } from '../queries/members.ts'

type CustomChange = NonNullable<MemberChange['custom']>

interface OwnFacts {
  /** Every field of the team; null for no value. */
  readonly before: CustomChange
  readonly after: CustomValues
  readonly isChanged: boolean
}

/** The values of the team's own fields before and after a change; refuses values that don't fit. */
export async function readOwnFacts(
  tx: Transaction,
  { team_id: teamId, custom: stored }: MemberRecord,
  changes: CustomChange | undefined,
): Promise<OwnFacts> {
  const values = storedShape.parse(stored)
  if (changes === undefined) return { before: {}, after: values, isChanged: false }

  const fields = await holdFields(tx, teamId)
  const before = Object.fromEntries(fields.map(({ id }) => [id, values[id] ?? null]))
  const changed = changesOf(fields, changes).filter(([id, value]) => value !== before[id])
  const after = { ...before, ...Object.fromEntries(changed) }
  return {
    before,
    after: Object.fromEntries(
      Object.entries(after).flatMap(([id, value]) => (value === null ? [] : [[id, value]])),
    ),
    isChanged: changed.length > 0,
  }
}

/** Compares each own field separately, so that two people can change two of them at once. */
export function flatEdit({ custom, ...facts }: MemberChange): Record<string, unknown> {
  return { ...facts, ...flatCustom(custom ?? {}) }
}

export function flatCustom(values: CustomChange): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([id, value]) => [`custom.${id}`, value]))
}

const storedShape = z.record(z.string(), z.string())

function changesOf(
  fields: readonly CustomField[],
  changes: CustomChange,
): (readonly [string, string | null])[] {
  return Object.entries(changes).map(([id, value]) => {
    const field = fields.find((known) => known.id === id)
    if (field === undefined)
      throw new AppError('invalid_input', { fields: named(id, 'no_such_field') })
    const read = readCustomValue(field, value ?? '')
    if (read.kind === 'refused')
      throw new AppError('invalid_input', { fields: named(id, read.why) })
    return [id, read.kind === 'value' ? read.value : null] as const
  })
}

function named(id: string, why: string) {
  return { [`custom.${id}`]: why }
}
