import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { type ReactNode, useRef } from 'react'

import { cx } from './cx.ts'
import { alignmentClasses, DataRows, maxAtOnce, steadyBlock, steadyRow } from './data-rows.tsx'
import { useSteadyColumns } from './use-steady-columns.ts'

export interface Column<Row> {
  readonly key: string
  readonly header: string
  readonly headerHidden?: boolean | undefined
  readonly cell: (row: Row, state: { readonly isSelected: boolean }) => ReactNode
  /** A column with controls, which isn't printed. */
  readonly isTool?: boolean | undefined
  readonly align?: 'start' | 'end' | 'center' | undefined
  readonly sortable?: boolean | undefined
  /** Stays visible at the end of a row wider than the page. */
  readonly pinned?: boolean | undefined
  /** Where the column goes in the list on phones; by default `title`. */
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
  readonly rowKey: (row: Row, place: number) => string
  readonly sorting?: Sorting | undefined
  readonly onSort?: ((sorting: Sorting) => void) | undefined
  readonly isSelected?: ((row: Row) => boolean) | undefined
  /** Replaces the heading's text by column key, for example with a checkbox for all rows. */
  readonly headerCells?: Readonly<Record<string, ReactNode>> | undefined
}

/**
 * A dense table on desktops, a list on phones. Roles are explicit because CSS grid removes those of
 * a table.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const table = useRef<HTMLTableElement>(null)
  const columns = props.columns.map(({ key }) => key).join(' ')
  useSteadyColumns(table, { columns, isLong: props.rows.length > maxAtOnce })
  return (
    <div className="relative overflow-x-auto print:overflow-x-visible print:wrap-anywhere">
      <table
        role="table"
        aria-rowcount={props.rows.length + 1}
        ref={table}
        className="group/table w-full border-collapse max-md:block md:data-steady:block md:data-steady:w-max"
      >
        <caption className="sr-only">{props.caption}</caption>
        <thead role="rowgroup" className={cx('max-md:sr-only', steadyBlock)}>
          <tr role="row" className={steadyRow}>
            {props.columns.map((column) => (
              <HeaderCell key={column.key} column={column} table={props} />
            ))}
          </tr>
        </thead>
        <DataRows {...props} />
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
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sorted}
      className={cx(
        'border-b border-edge px-2 py-2 text-s font-medium text-muted print:px-1 md:group-data-steady/table:content-center',
        alignmentClasses[column.align ?? 'start'],
        column.pinned &&
          'sticky right-0 bg-ground shadow-[-1px_0_0_var(--line)] group-data-[steady=fitting]/table:shadow-none',
        column.isTool && 'no-print',
      )}
    >
      <Heading column={column} table={table} sorted={sorted} />
    </th>
  )
}

interface HeadingProps<Row> extends HeaderCellProps<Row> {
  readonly sorted: Sorting['direction'] | undefined
}

/** On phones headings are only read out, and hidden ones take no focus. */
function Heading<Row>({ column, table, sorted }: HeadingProps<Row>) {
  const words = <span className={cx(column.headerHidden && 'sr-only')}>{column.header}</span>
  const tick = table.headerCells?.[column.key]
  const isTool = column.sortable === true || tick !== undefined

  function sort() {
    const direction = sorted === 'ascending' ? 'descending' : 'ascending'
    table.onSort?.({ key: column.key, direction })
  }

  if (!isTool) return words
  return (
    <>
      <span className="contents max-md:hidden">
        {tick ?? (
          <button type="button" data-align={column.align} className={sortLook} onClick={sort}>
            {words}
            <SortMark sorted={sorted} />
          </button>
        )}
      </span>
      <span className="md:hidden">{column.header}</span>
    </>
  )
}

/** Aligns headings with their figures and keeps the sort icon outside. */
const sortLook =
  'relative -mx-1 inline-flex min-h-7 items-center gap-1 rounded-control px-1 hover:text-ink data-[align=end]:[&_svg]:absolute data-[align=end]:[&_svg]:right-full data-[align=end]:[&_svg]:-mr-0.5'

function SortMark({ sorted }: { sorted: Sorting['direction'] | undefined }) {
  if (sorted === 'ascending') return <ArrowUp className="no-print size-3.5 shrink-0" aria-hidden />
  if (sorted === 'descending')
    return <ArrowDown className="no-print size-3.5 shrink-0" aria-hidden />
  return <ChevronsUpDown className="no-print size-3.5 shrink-0 opacity-60" aria-hidden />
}
