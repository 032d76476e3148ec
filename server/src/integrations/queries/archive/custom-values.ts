import type { FieldRow, MemberRow } from '@touchline/contract/integrations/shapes/archive-people'
import {
  audiences,
  customKinds,
  readCustomValue,
  type CustomField,
} from '@touchline/domain/members/custom-fields'
import { z } from 'zod'

export const foundField = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(customKinds),
  audience: z.enum(audiences),
  choices: z.array(z.object({ id: z.string(), name: z.string() })),
})

const stored = z.record(z.string(), z.string())

/** A member's values by position of the field; for a choice its position among the choices. */
export function toArchiveValues(
  values: unknown,
  fields: readonly CustomField[],
): MemberRow['custom'] {
  const known = stored.parse(values)
  return fields.flatMap((field, index) => {
    const value = known[field.id]
    if (value === undefined) return []
    const exported = field.kind === 'choice' ? choiceOf(field, value) : value
    return exported === undefined ? [] : [{ field: index + 1, value: exported }]
  })
}

function choiceOf({ choices }: CustomField, id: string): string | undefined {
  const at = choices.findIndex((choice) => choice.id === id)
  return at < 0 ? undefined : String(at + 1)
}

/** The value as stored; undefined if it doesn't fit its field. */
export function toStoredValue(field: CustomField | undefined, value: string): string | undefined {
  if (field === undefined) return undefined
  const typed = field.kind === 'choice' ? field.choices[Number(value) - 1]?.id : value
  const read = readCustomValue(field, typed ?? '')
  return read.kind === 'value' ? read.value : undefined
}

/** The fields of an archive under the ids of the new team. */
export function withNewFieldIds(
  rows: readonly FieldRow[],
  idOf: () => string,
): readonly CustomField[] {
  return rows.map((row) => ({
    ...row,
    id: idOf(),
    choices: row.choices.map((name) => ({ id: idOf(), name })),
  }))
}
