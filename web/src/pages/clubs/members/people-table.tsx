import type { ClubPerson } from '@touchline/contract/clubs/shapes/members'
import { useMemo } from 'react'

import { peopleSorts } from '#web/clubs/people/people-view.ts'
import { knownName } from '#web/members/known-name.ts'
import type { Selection } from '#web/members/use-selection.ts'
import { useText } from '#web/platform/language/language.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { RowCheckbox } from '#web/ui/row-checkbox.tsx'

import { usePeopleColumns } from './people-columns.tsx'
import type { PeopleListQuery } from './use-people-wish.ts'

interface PeopleTableProps {
  readonly clubId: string
  readonly people: readonly ClubPerson[]
  readonly listQuery: PeopleListQuery
  readonly today: string
  readonly selection: Selection
}

/** Dense rows on a desktop, cards on a phone; rendered as they become visible. */
export function PeopleTable({ clubId, people, listQuery, today, selection }: PeopleTableProps) {
  const text = useText('clubMembers')
  const { toggle, isPicking } = selection
  const isFormer = listQuery.filter.state !== undefined
  const hasChecks = people.some(({ check }) => check !== null)
  const facts = usePeopleColumns({ clubId, today, isFormer, isPicking, hasChecks })
  const { picked, columns } = text
  const shown = useMemo(
    (): Column<ClubPerson>[] => [
      {
        key: 'select',
        header: columns.select,
        headerHidden: true,
        isTool: true,
        phone: isPicking ? 'lead' : 'hidden',
        cell: (person, { isSelected }) => (
          <RowCheckbox
            label={picked.select(knownName(person))}
            value={isSelected}
            onChange={() => toggle(person.id)}
          />
        ),
      },
      ...facts,
    ],
    [facts, columns, picked, isPicking, toggle],
  )
  const { sort, descending } = listQuery.order
  return (
    <DataTable
      caption={text.count(people.length)}
      columns={shown}
      rows={people}
      rowKey={({ id }) => id}
      sorting={{ key: sort, direction: descending ? 'descending' : 'ascending' }}
      onSort={({ key, direction }) => {
        const by = peopleSorts.find((known) => known === key)
        if (by) listQuery.sortBy({ sort: by, descending: direction === 'descending' })
      }}
      isSelected={({ id }) => selection.has(id)}
      headerCells={{ select: <SelectAll people={people} selection={selection} /> }}
    />
  )
}

/** Ticks all matches, or none. */
function SelectAll({ people, selection }: Pick<PeopleTableProps, 'people' | 'selection'>) {
  const { picked } = useText('clubMembers')
  const ids = people.map(({ id }) => id)
  const ticked = ids.filter((id) => selection.has(id)).length
  const isWhole = ticked === ids.length
  return (
    <RowCheckbox
      label={picked.all(ids.length)}
      value={isWhole}
      isMixed={ticked > 0 && !isWhole}
      onChange={() => selection.set(isWhole ? [] : ids)}
    />
  )
}
