import {
  type ColumnField,
  guardianField,
  guardianParts,
  guardianSlots,
  memberFields,
} from '@touchline/domain/members/import/fields'
import { useMemo } from 'react'

import { useText } from '#web/platform/language/language.tsx'

/** Every meaning of a column in the reader's words, in the order of choosing. */
export function useFieldNames(): readonly (readonly [ColumnField, string])[] {
  const text = useText('members').import
  return useMemo(
    () => [
      ...memberFields.map((field) => [field, text.fields[field]] as const),
      ...guardianSlots.flatMap((slot) =>
        guardianParts.map(
          (part) =>
            [
              guardianField(slot, part),
              text.parentField(text.slots[slot], text.parts[part]),
            ] as const,
        ),
      ),
    ],
    [text],
  )
}
