import type { CustomField } from '../custom-fields.ts'
import { type ColumnField, type CustomColumn, customColumn } from './fields.ts'
import { plain } from './words.ts'

/**
 * The columns that bear the name of one of the team's own fields. A name that also means something
 * usual ("Category", "Mobile") is the team's when the usual meaning is kept nowhere, or stands in
 * another column as well: so an export, which has both, comes back as it was.
 */
export function ownColumnsOf(
  headings: readonly string[],
  usual: readonly (ColumnField | undefined)[],
  fields: readonly CustomField[],
): ReadonlyMap<number, CustomColumn> {
  const names = headings.map((heading) => plain(heading).trim())
  return new Map(
    fields.flatMap(({ id, name }): [number, CustomColumn][] => {
      const at = names.lastIndexOf(plain(name).trim())
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
