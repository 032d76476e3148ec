import type { CustomField } from '../custom-fields.ts'
import { type ColumnField, type CustomColumn, customColumn } from './fields.ts'
import { isSameRecordColumn } from './record-columns.ts'
import { normalizeText } from './words.ts'

/**
 * Columns whose heading is the name of one of the team's own fields. If the name also has a usual
 * meaning ("Category", "Mobile"), the team's field wins when that meaning isn't stored or another
 * column has it, so that an exported file can be imported unchanged.
 */
export function findCustomColumns(
  headings: readonly string[],
  usual: readonly (ColumnField | undefined)[],
  fields: readonly CustomField[],
): ReadonlyMap<number, CustomColumn> {
  const names = headings.map((heading) => normalizeText(heading).trim())
  return new Map(
    fields.flatMap(({ id, name }): [number, CustomColumn][] => {
      const named = names.lastIndexOf(normalizeText(name).trim())
      const at = named < 0 ? headings.findIndex((one) => isSameRecordColumn(one, name)) : named
      const meaning = usual[at]
      const isOpen =
        meaning === undefined ||
        meaning === 'division' ||
        meaning === 'left_on' ||
        usual.some((other, index) => other === meaning && index !== at)
      return at >= 0 && isOpen ? [[at, customColumn(id)]] : []
    }),
  )
}
