import {
  audiences,
  customKinds,
  maxChoices,
  maxCustomFields,
} from '@touchline/domain/members/custom-fields'
import { z } from 'zod'

import { requiredLine, id } from '../../wire/values.ts'
import { teamKey } from '../shapes.ts'

export const customFieldKey = teamKey.extend({ fieldId: id })

/** How many values a deletion would lose; null for people who can't change fields. */
const valueCount = z.int().nullable()

/** A field the team added to its members. `choices` is empty unless the kind is `choice`. */
export const customField = z.object({
  id,
  name: z.string(),
  kind: z.enum(customKinds),
  audience: z.enum(audiences),
  choices: z.array(z.object({ id, name: z.string(), valueCount })),
  valueCount,
})

/** In the order chosen by the team. */
export const customFields = z.object({ fields: z.array(customField) })

const name = requiredLine(60)
const audience = z.enum(audiences)

/** The kind can't be changed later, because stored values would no longer fit. */
export const newCustomField = teamKey.extend({
  name,
  kind: z.enum(customKinds),
  audience,
  choices: z.array(name).max(maxChoices).default([]),
})

/**
 * `choices` replaces the whole list: a choice with an id is renamed, and one left out loses its
 * values.
 */
export const customFieldPatch = customFieldKey.extend({
  changes: z.object({
    name: name.optional(),
    audience: audience.optional(),
    choices: z
      .array(z.object({ id: id.optional(), name }))
      .max(maxChoices)
      .optional(),
    /** Counted from 1. */
    position: z.int().min(1).max(maxCustomFields).optional(),
  }),
})

export type CustomFieldOnWire = z.infer<typeof customField>
export type NewCustomField = z.infer<typeof newCustomField>
export type CustomFieldChange = z.infer<typeof customFieldPatch>['changes']
