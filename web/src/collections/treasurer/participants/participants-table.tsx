import type { ParticipantShape } from '@touchline/contract/collections/shapes/bill'
import { useMemo } from 'react'

import type { Selection } from '#web/members/use-selection.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { type Column, DataTable, type Sorting } from '#web/ui/data-table.tsx'
import { RowCheckbox } from '#web/ui/row-checkbox.tsx'
import { SortSelect } from '#web/ui/sort-select.tsx'

import type { CollectionKey } from '../api/keys.ts'
import { useCollectionPlace } from '../use-collection-place.ts'
import { useParticipantColumns } from './participant-columns.tsx'
import { ParticipantMenu } from './participant-menu.tsx'

interface ParticipantsTableProps {
  readonly collectionKey: CollectionKey
  readonly currency: string
  readonly rows: readonly ParticipantShape[]
  readonly selection: Selection
  readonly onBill: (memberId: string) => void
}

/** A table of amounts on desktops; a list of who owes how much on phones. */
export function ParticipantsTable(props: ParticipantsTableProps) {
  const text = useText('treasurer').people
  const { listQuery, go } = useCollectionPlace()
  const { rows, selection } = props
  const columns = useColumns(props)
  const sorting = {
    key: listQuery.sort,
    direction: listQuery.descending ? 'descending' : 'ascending',
  } as const
  const sort = ({ key, direction }: Sorting) =>
    go({ sort: key, order: direction === 'descending' ? 'down' : null })
  return (
    <>
      {rows.length > 1 && (
        <div className="mb-2 flex md:hidden">
          <SortSelect
            label={text.sortBy}
            wordOf={(head) => text.sortedBy(head === text.columns.names ? text.names : head)}
            columns={columns}
            sorting={sorting}
            onSort={sort}
          />
        </div>
      )}
      <DataTable
        caption={text.count(rows.length)}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        sorting={sorting}
        onSort={sort}
        isSelected={({ id }) => selection.has(id)}
        headerCells={{ select: <SelectShown rows={rows} selection={selection} /> }}
      />
    </>
  )
}

/** Memoised, so that rows don't re-render. */
function useColumns({
  collectionKey,
  currency,
  selection,
  onBill,
}: ParticipantsTableProps): readonly Column<ParticipantShape>[] {
  const text = useText('treasurer').people
  const { list, money } = useFormat()
  const facts = useParticipantColumns(currency)
  const { toggle, isPicking } = selection
  const { teamId, collectionId } = collectionKey
  return useMemo(
    () => [
      {
        key: 'select',
        header: text.columns.select,
        headerHidden: true,
        isTool: true,
        phone: isPicking ? 'lead' : 'hidden',
        cell: ({ id, names }, { isSelected }) => (
          <RowCheckbox
            label={text.selectOne(list(names))}
            value={isSelected}
            onChange={() => toggle(id)}
          />
        ),
      },
      ...facts,
      {
        key: 'more',
        header: text.columns.more,
        headerHidden: true,
        isTool: true,
        align: 'end',
        pinned: true,
        phone: 'aside',
        cell: (participant) => (
          <span className="inline-flex items-center gap-1">
            <strong className="figures md:hidden">
              {participant.outstanding > 0 && money(participant.outstanding, currency)}
            </strong>
            <ParticipantMenu
              collectionKey={{ teamId, collectionId }}
              participant={participant}
              onBill={onBill}
            />
          </span>
        ),
      },
    ],
    [text, list, money, currency, facts, isPicking, toggle, teamId, collectionId, onBill],
  )
}

/** Selects or deselects everyone displayed. */
function SelectShown({ rows, selection }: Pick<ParticipantsTableProps, 'rows' | 'selection'>) {
  const { selectAll } = useText('treasurer').people
  const ids = rows.map(({ id }) => id)
  const ticked = ids.filter((id) => selection.has(id)).length
  const isWhole = ticked === ids.length
  const shown = new Set(ids)
  const others = [...selection.ids].filter((id) => !shown.has(id))
  return (
    <RowCheckbox
      label={selectAll}
      value={isWhole}
      isMixed={ticked > 0 && !isWhole}
      onChange={() => selection.set(isWhole ? others : [...others, ...ids])}
    />
  )
}
