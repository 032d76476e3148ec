import {
  audiences,
  customKinds,
  maxChoices,
  maxCustomFields,
} from '@touchline/domain/members/custom-fields'
import { z } from 'zod'

import { filledLine, id } from '../../wire/values.ts'
import { teamKey } from '../shapes.ts'

export const customFieldKey = teamKey.extend({ fieldId: id })

/** How many values would be lost; told to those who may change the fields. */
const valueCount = z.int().nullable()

/** A fact the team asks of its members; `choices` is empty but for kind `choice`. */
export const customField = z.object({
  id,
  name: z.string(),
  kind: z.enum(customKinds),
  audience: z.enum(audiences),
  choices: z.array(z.object({ id, name: z.string(), valueCount })),
  valueCount,
})

/** In the order the team gave them. */
export const customFields = z.object({ fields: z.array(customField) })

const name = filledLine(60)
const audience = z.enum(audiences)

/** A field keeps its kind for good: a value of one kind is none of another. */
export const newCustomField = teamKey.extend({
  name,
  kind: z.enum(customKinds),
  audience,
  choices: z.array(name).max(maxChoices).default([]),
})

/** Choices come whole: those with an id keep their values under a new name, missing ones lose them. */
export const customFieldPatch = customFieldKey.extend({
  changes: z.object({
    name: name.optional(),
    audience: audience.optional(),
    choices: z
      .array(z.object({ id: id.optional(), name }))
      .max(maxChoices)
      .optional(),
    /** From 1; the other fields keep their order. */
    position: z.int().min(1).max(maxCustomFields).optional(),
  }),
})

export type CustomFieldOnWire = z.infer<typeof customField>
export type NewCustomField = z.infer<typeof newCustomField>
export type CustomFieldChange = z.infer<typeof customFieldPatch>['changes']
