import {
  type ColumnField,
  customColumn,
  guardianField,
  guardianParts,
  guardianSlots,
  memberFields,
  recordColumns,
} from '@touchline/domain/members/import/fields'
import { useMemo } from 'react'

import { useText } from '#web/platform/language/language.tsx'

import { useImportPlace } from './import-place.tsx'

/** All column meanings in the reader's language, in the order of the menu. */
export function useFieldNames(): readonly (readonly [ColumnField, string])[] {
  const text = useText('memberImport')
  const { fields, isOfClub = false } = useImportPlace()
  return useMemo(
    () => [
      ...fields.map(({ id, name }) => [customColumn(id), name] as const),
      ...memberFields.map((field) => [field, text.fields[field]] as const),
      ...(isOfClub ? recordColumns : []).map((field) => [field, text.recordFields[field]] as const),
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
    [text, fields, isOfClub],
  )
}
