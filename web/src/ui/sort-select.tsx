import type { Column, Sorting } from './data-table.tsx'
import { Select } from './select.tsx'

interface SortSelectProps<Row> {
  readonly label: string
  /** The option's text, from the column heading. */
  readonly wordOf: (header: string) => string
  readonly columns: readonly Column<Row>[]
  readonly sorting: Sorting
  readonly onSort: (sorting: Sorting) => void
}

/**
 * Chooses the sort order on phones, where tables have no headings; figures start with the highest.
 */
export function SortSelect<Row>({ label, wordOf, columns, sorting, onSort }: SortSelectProps<Row>) {
  const sortable = columns.filter((column) => column.sortable === true)
  return (
    <Select
      label={label}
      labelHidden
      className="no-print min-w-0 grow md:hidden"
      options={sortable.map(({ key, header }) => ({ value: key, label: wordOf(header) }))}
      value={sortable.find(({ key }) => key === sorting.key)?.key ?? sortable[0]?.key}
      onChange={(key) => {
        const isFigure = sortable.find((column) => column.key === key)?.align === 'end'
        onSort({ key, direction: isFigure ? 'descending' : 'ascending' })
      }}
    />
  )
}
