import type { RosterMember } from '@touchline/contract/members/shapes'
import { useMemo } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { RowCheckbox } from '#web/ui/row-checkbox.tsx'

import { useFactColumns } from './fact-columns.tsx'
import { useOwnColumns } from './fields/own-columns.tsx'
import { knownName } from './known-name.ts'
import { MemberMenu, type RowActions } from './member-menu.tsx'
import { rosterSorts, type RosterListQuery } from './roster-view.ts'
import type { ShownColumn } from './table-columns.ts'
import { useOpenMember } from './use-open-member.ts'
import type { Selection } from './use-selection.ts'

export interface MembersTableProps extends RowActions {
  readonly rows: readonly RosterMember[]
  readonly shown: readonly ShownColumn[]
  readonly listQuery: RosterListQuery
  readonly onChange: (part: Partial<RosterListQuery>) => void
  readonly selection: Selection
}

/** The default table has twelve columns; phones show a list with pictures. */
export function MembersTable(props: MembersTableProps) {
  const text = useText('members')
  const { listQuery, selection } = props
  return (
    <DataTable
      caption={text.count(props.rows.length)}
      columns={useColumns(props)}
      rows={props.rows}
      rowKey={(member) => member.id}
      sorting={{
        key: listQuery.sort,
        direction: listQuery.descending ? 'descending' : 'ascending',
      }}
      onSort={({ key, direction }) => {
        const sort = rosterSorts.find((known) => known === key)
        if (sort) props.onChange({ sort, descending: direction === 'descending' })
      }}
      isSelected={(member) => selection.has(member.id)}
      headerCells={{ select: <SelectPage rows={props.rows} selection={selection} /> }}
    />
  )
}

/** Memoised, so that rows don't re-render. */
function useColumns({ shown, selection, ...actions }: MembersTableProps): Column<RosterMember>[] {
  const text = useText('members')
  const facts = useFactColumns(useOpenMember(), shown)
  const own = useOwnColumns()
  const looks: Readonly<Record<string, Omit<Column<RosterMember>, 'key'>>> = useMemo(
    () => ({ ...facts, ...own }),
    [facts, own],
  )
  const { toggle, isPicking } = selection
  const { onAddParent, onArchive } = actions
  return useMemo(
    () => [
      {
        key: 'select',
        header: text.columns.select,
        headerHidden: true,
        isTool: true,
        phone: isPicking ? 'lead' : 'hidden',
        cell: (member, { isSelected }) => (
          <RowCheckbox
            label={text.selectOne(knownName(member))}
            value={isSelected}
            onChange={() => toggle(member.id)}
          />
        ),
      },
      ...shown.flatMap((column): Column<RosterMember>[] => {
        const look = looks[column]
        if (look === undefined) return []
        // On a phone, the checkbox replaces the picture.
        const isHidden = isPicking && look.phone === 'lead'
        return [{ key: column, ...look, ...(isHidden && ({ phone: 'hidden' } as const)) }]
      }),
      {
        key: 'more',
        header: text.columns.more,
        isTool: true,
        align: 'end',
        pinned: true,
        phone: 'aside',
        cell: (member) => (
          <MemberMenu member={member} onAddParent={onAddParent} onArchive={onArchive} />
        ),
      },
    ],
    [text, looks, shown, toggle, isPicking, onAddParent, onArchive],
  )
}

/** Selects or deselects the page. */
function SelectPage({ rows, selection }: Pick<MembersTableProps, 'rows' | 'selection'>) {
  const { selectAll } = useText('members')
  const ids = rows.map(({ id }) => id)
  const ticked = ids.filter((id) => selection.has(id)).length
  const isWhole = ticked === ids.length
  const others = [...selection.ids].filter((id) => !ids.includes(id))
  return (
    <RowCheckbox
      label={selectAll}
      value={isWhole}
      isMixed={ticked > 0 && !isWhole}
      onChange={() => selection.set(isWhole ? others : [...others, ...ids])}
    />
  )
}
