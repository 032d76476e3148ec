import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'

import { cx } from './cx.ts'

export interface Column<Row> {
  readonly key: string
  readonly header: string
  readonly headerHidden?: boolean | undefined
  readonly cell: (row: Row) => ReactNode
  readonly align?: 'start' | 'end' | 'center' | undefined
  readonly sortable?: boolean | undefined
  /** Stays in sight at the end of a row that is wider than the page. */
  readonly pinned?: boolean | undefined
  /** Where it stands when the table is a list on a phone; `title` unless told otherwise. */
  readonly phone?: 'lead' | 'title' | 'detail' | 'aside' | 'hidden' | undefined
}

export interface Sorting {
  readonly key: string
  readonly direction: 'ascending' | 'descending'
}

export interface DataTableProps<Row> {
  /** Read out before the table. */
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly sorting?: Sorting | undefined
  readonly onSort?: ((sorting: Sorting) => void) | undefined
  readonly isSelected?: ((row: Row) => boolean) | undefined
}

const phonePlaces = {
  lead: 'max-md:col-start-1 max-md:row-span-2 max-md:row-start-1 max-md:self-center',
  title: 'max-md:col-start-2 max-md:row-start-1 max-md:font-medium',
  detail: 'max-md:col-start-2 max-md:row-start-2 max-md:text-s max-md:text-muted',
  aside: 'max-md:col-start-3 max-md:row-span-2 max-md:row-start-1 max-md:self-center',
  hidden: 'max-md:hidden',
} as const

const aligns = { start: 'text-left', end: 'figures text-right', center: 'text-center' } as const

/**
 * Dense rows on a desktop, a list on a phone. The roles are written out because a table that is
 * laid out as a grid loses its own.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  return (
    <div className="relative overflow-x-auto">
      <table role="table" className="w-full border-collapse max-md:block">
        <caption className="sr-only">{props.caption}</caption>
        <thead role="rowgroup" className="max-md:sr-only">
          <tr role="row">
            {props.columns.map((column) => (
              <HeaderCell key={column.key} column={column} table={props} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-md:block">
          {props.rows.map((row) => (
            <tr
              key={props.rowKey(row)}
              role="row"
              aria-selected={props.isSelected?.(row)}
              className="border-b border-line last:border-0 hover:bg-hover aria-selected:bg-hover max-md:grid max-md:min-h-15 max-md:grid-cols-[auto_1fr_auto] max-md:content-center max-md:items-baseline max-md:gap-x-3 max-md:py-2"
            >
              {props.columns.map((column) => (
                <td
                  key={column.key}
                  role="cell"
                  className={cx(
                    'min-w-0 md:h-11 md:px-2 md:py-1',
                    aligns[column.align ?? 'start'],
                    column.pinned && 'md:sticky md:right-0 md:bg-ground',
                    phonePlaces[column.phone ?? 'hidden'],
                  )}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface HeaderCellProps<Row> {
  readonly column: Column<Row>
  readonly table: DataTableProps<Row>
}

function HeaderCell<Row>({ column, table }: HeaderCellProps<Row>) {
  const sorted = table.sorting?.key === column.key ? table.sorting.direction : undefined
  const words = <span className={cx(column.headerHidden && 'sr-only')}>{column.header}</span>

  function sort() {
    const direction = sorted === 'ascending' ? 'descending' : 'ascending'
    table.onSort?.({ key: column.key, direction })
  }

  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sorted}
      className={cx(
        'border-b border-edge px-2 py-2 text-s font-medium text-muted',
        aligns[column.align ?? 'start'],
        column.pinned && 'sticky right-0 bg-ground',
      )}
    >
      {column.sortable ? (
        <button
          type="button"
          className="-mx-1 inline-flex min-h-7 items-center gap-1 rounded-control px-1 hover:text-ink"
          onClick={sort}
        >
          {words}
          <SortMark sorted={sorted} />
        </button>
      ) : (
        words
      )}
    </th>
  )
}

function SortMark({ sorted }: { sorted: Sorting['direction'] | undefined }) {
  if (sorted === 'ascending') return <ArrowUp className="size-3.5 shrink-0" aria-hidden />
  if (sorted === 'descending') return <ArrowDown className="size-3.5 shrink-0" aria-hidden />
  return <ChevronsUpDown className="size-3.5 shrink-0 opacity-60" aria-hidden />
}
