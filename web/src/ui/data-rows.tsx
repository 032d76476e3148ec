import { type Ref, useMemo, useRef } from 'react'

import { cx } from './cx.ts'
import type { Column, DataTableProps } from './data-table.tsx'
import { usePrinting } from './use-printing.ts'
import { useRowsInSight } from './use-rows-in-sight.ts'

const phonePlaces = {
  lead: 'max-md:col-start-1 max-md:row-span-2 max-md:row-start-1 max-md:self-center',
  title: 'max-md:col-start-2 max-md:row-start-1 max-md:font-medium',
  detail: 'max-md:col-start-2 max-md:row-start-2 max-md:text-s max-md:text-muted',
  aside: 'max-md:col-start-3 max-md:row-span-2 max-md:row-start-1 max-md:self-center',
  hidden: 'max-md:hidden',
} as const

export const aligns = {
  start: 'text-left',
  end: 'figures text-right',
  center: 'text-center',
} as const

/** More rows than this are drawn as they come into sight; on paper all of them are. */
export const mostAtOnce = 20

export function DataRows<Row>(props: DataTableProps<Row>) {
  const isPrinting = usePrinting()
  if (props.rows.length > mostAtOnce && !isPrinting) return <RowsInSight {...props} />
  return (
    <tbody role="rowgroup" className="max-md:block">
      {props.rows.map((row) => (
        <DataRow key={props.rowKey(row)} table={props} row={row} />
      ))}
    </tbody>
  )
}

function RowsInSight<Row>(props: DataTableProps<Row>) {
  const { rows } = props
  const body = useRef<HTMLTableSectionElement>(null)
  const { places, above, below, measure } = useRowsInSight(body, rows.length)
  return (
    <tbody ref={body} role="rowgroup" className="max-md:block">
      <Space height={above} />
      {places.map((place) => {
        const row = rows[place]
        if (row === undefined) return null
        return (
          <DataRow key={props.rowKey(row)} table={props} row={row} place={place} ref={measure} />
        )
      })}
      <Space height={below} />
    </tbody>
  )
}

/** Stands for the rows out of sight. */
function Space({ height }: { height: number }) {
  return (
    <tr aria-hidden className="max-md:block" style={{ height }}>
      <td className="p-0" />
    </tr>
  )
}

interface DataRowProps<Row> {
  readonly table: DataTableProps<Row>
  readonly row: Row
  /** Where it stands, from 0, when not all rows are drawn. */
  readonly place?: number
  readonly ref?: Ref<HTMLTableRowElement>
}

/** Drawn again only when the row, the columns or its tick have changed. */
function DataRow<Row>({ table, row, place, ref }: DataRowProps<Row>) {
  const { columns } = table
  const isSelected = table.isSelected?.(row)
  const cells = useMemo(
    () =>
      columns.map((column) => (
        <td key={column.key} role="cell" className={lookOf(column)}>
          {column.cell(row, { isSelected: isSelected === true })}
        </td>
      )),
    [columns, row, isSelected],
  )
  return (
    <tr
      ref={ref}
      role="row"
      data-index={place}
      aria-rowindex={place === undefined ? undefined : place + 2}
      aria-selected={isSelected}
      className="group/row border-b border-line last:border-0 hover:bg-hover aria-selected:bg-hover max-md:grid max-md:min-h-15 max-md:grid-cols-[auto_1fr_auto] max-md:content-center max-md:items-baseline max-md:gap-x-3 max-md:py-2 print:break-inside-avoid"
    >
      {cells}
    </tr>
  )
}

/** What scrolls below it must not shine through, so it wears the colour of its row over the ground. */
const pinnedLook = cx(
  'md:sticky md:right-0 md:bg-ground',
  'md:group-hover/row:bg-[linear-gradient(var(--hover),var(--hover))]',
  'md:group-aria-selected/row:bg-[linear-gradient(var(--hover),var(--hover))]',
)

function lookOf<Row>({ align, isTool, pinned, phone }: Column<Row>): string {
  return cx(
    'min-w-0 md:h-11 md:px-2 md:py-1',
    aligns[align ?? 'start'],
    pinned && pinnedLook,
    isTool && 'no-print',
    phonePlaces[phone ?? 'hidden'],
  )
}
