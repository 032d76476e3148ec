import { type Ref, useMemo, useRef } from 'react'

import { cx } from './cx.ts'
import type { Column, DataTableProps } from './data-table.tsx'
import { useFrameQueue } from './use-frame-queue.ts'
import { useIsFirst } from './use-is-first.ts'
import { useIsWide } from './use-is-wide.ts'
import { usePrinting } from './use-printing.ts'
import { useRowsInSight } from './use-rows-in-sight.ts'

/** A title without a detail takes the full height, and a missing lead leaves no space. */
const phonePlaces = {
  lead: 'max-md:col-start-1 max-md:row-span-2 max-md:row-start-1 max-md:self-center max-md:pe-3',
  title: 'max-md:col-start-2 max-md:row-start-1 max-md:self-center max-md:font-medium',
  detail: 'max-md:col-start-2 max-md:row-start-2 max-md:text-s max-md:text-muted',
  aside: 'max-md:col-start-3 max-md:row-span-2 max-md:row-start-1 max-md:self-center max-md:ps-3',
  hidden: 'max-md:hidden',
} as const

export const alignmentClasses = {
  start: 'text-left',
  end: 'figures text-right',
  center: 'text-center',
} as const

/** Long tables keep the column widths of the first render (use-steady-columns.ts). */
export const steadyBlock = 'md:group-data-steady/table:block'
export const steadyRow =
  'md:group-data-steady/table:grid md:group-data-steady/table:grid-cols-(--columns)'

/** Longer tables render rows as they come into view; printing renders all. */
export const maxAtOnce = 20

export function DataRows<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, isSelected } = props
  const isPrinting = usePrinting()
  const isWide = useIsWide(48)
  const body = useRef<HTMLTableSectionElement>(null)
  const isWhole = isPrinting || rows.length <= maxAtOnce
  const rowHeight = isWide ? 45 : 65
  const keyOf = (at: number) => {
    const row = rows[at]
    return row === undefined ? '' : rowKey(row, at)
  }
  const sight = useRowsInSight(body, { count: rows.length, keyOf, rowHeight, isWhole })
  const isFirst = useIsFirst()
  return (
    <tbody ref={body} role="rowgroup" className={cx('max-md:block', steadyBlock)}>
      <Space height={sight.above} />
      {rows.slice(sight.from, sight.to).map((row, at) => (
        <DataRow
          key={rowKey(row, sight.from + at)}
          columns={columns}
          row={row}
          isSelected={isSelected?.(row)}
          place={sight.from + at}
          isWhole={isWhole}
          isAtOnce={isFirst || isPrinting}
          ref={isWhole ? null : sight.measure}
        />
      ))}
      <Space height={sight.below} />
    </tbody>
  )
}

/** Takes the height of rows that aren't rendered. */
function Space({ height }: { height: number }) {
  if (height === 0) return null
  return (
    <tr aria-hidden className={cx('max-md:block', steadyBlock)} style={{ height }}>
      <td className="p-0" />
    </tr>
  )
}

interface DataRowProps<Row> {
  readonly columns: readonly Column<Row>[]
  readonly row: Row
  readonly isSelected: boolean | undefined
  /** The row's index, also needed for measuring while all rows are rendered for print. */
  readonly place: number
  readonly isWhole: boolean
  /** Renders without queueing: for print, and before scrolling starts. */
  readonly isAtOnce: boolean
  readonly ref: Ref<HTMLTableRowElement>
}

/** Memoised: re-renders cells only if row, columns or selection changed. */
function DataRow<Row>(props: DataRowProps<Row>) {
  const { columns, row, isSelected, place, isWhole, isAtOnce, ref } = props
  const isOn = useFrameQueue(isAtOnce) || isAtOnce
  const cells = useMemo(
    () =>
      isOn &&
      columns.map((column) => (
        <td key={column.key} role="cell" className={lookOf(column)}>
          {column.cell(row, { isSelected: isSelected === true })}
        </td>
      )),
    [isOn, columns, row, isSelected],
  )
  if (!isOn)
    return (
      <tr ref={ref} aria-hidden data-index={place} className={waitingLook}>
        {waitingCell}
      </tr>
    )
  return (
    <tr
      ref={ref}
      role="row"
      data-index={place}
      aria-rowindex={isWhole ? undefined : place + 2}
      aria-selected={isSelected}
      className={rowLook}
    >
      {cells}
    </tr>
  )
}

/** Takes the space of a queued row. */
const waitingCell = <td className="block h-11 p-0 max-md:h-16" />

const rowLook = cx(
  'group/row border-b border-line last:border-0 hover:bg-hover aria-selected:bg-hover',
  'max-md:grid max-md:min-h-15 max-md:grid-cols-[auto_1fr_auto] max-md:grid-rows-[1fr_auto] max-md:items-baseline',
  'max-md:py-2 max-md:contain-content print:break-inside-avoid',
  'md:group-data-steady/table:contain-content',
  steadyRow,
)
const waitingLook = cx('border-b border-line contain-content max-md:block', steadyBlock)

/**
 * A sticky cell is opaque, so that nothing shows through. Tables that don't scroll use a normal
 * cell, because each sticky one is a compositing layer.
 */
const pinnedLook = cx(
  'md:sticky md:right-0 md:bg-ground md:shadow-[-1px_0_0_var(--line)]',
  'md:group-data-[steady=fitting]/table:static md:group-data-[steady=fitting]/table:shadow-none',
  'md:group-hover/row:bg-[linear-gradient(var(--hover),var(--hover))]',
  'md:group-aria-selected/row:bg-[linear-gradient(var(--hover),var(--hover))]',
)

function lookOf<Row>({ align, isTool, pinned, phone }: Column<Row>): string {
  return cx(
    'min-w-0 md:h-11 md:px-2 md:py-1 md:group-data-steady/table:h-auto md:group-data-steady/table:min-h-11 md:group-data-steady/table:content-center',
    alignmentClasses[align ?? 'start'],
    align === 'end' && 'print:whitespace-nowrap',
    pinned && pinnedLook,
    isTool && 'no-print',
    phonePlaces[phone ?? 'hidden'],
  )
}
