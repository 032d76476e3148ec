import type { RosterMember } from '@touchline/contract/members/shapes'

import { useText } from '#web/platform/language/language.tsx'
import { cx } from '#web/ui/cx.ts'
import { SearchField } from '#web/ui/search-field.tsx'
import { Select } from '#web/ui/select.tsx'

import { MembersTools } from './members-tools.tsx'
import { rosterFilters, rosterSorts, type RosterListQuery } from './roster-view.ts'
import type { Selection } from './use-selection.ts'
import type { TableLook } from './use-table-look.ts'
import { useTypedSearch } from './use-typed-search.ts'

interface MembersToolbarProps {
  readonly listQuery: RosterListQuery
  readonly onChange: (part: Partial<RosterListQuery>) => void
  readonly look: TableLook
  /** Members matching search and filter; an export holds these. */
  readonly found: readonly RosterMember[]
  readonly selection: Selection
  /** Only matters on phones. */
  readonly isOpen: boolean
}

/** Search, filters, sorting and list actions. */
export function MembersToolbar(props: MembersToolbarProps) {
  const { listQuery, onChange, look, found, selection, isOpen } = props
  const text = useText('members')
  const { toolbar, columns, form } = text
  const sorts = { ...form, ...columns, number: form.jerseyNumber }
  return (
    <div
      className={cx('no-print mb-4 flex flex-wrap items-center gap-2', !isOpen && 'max-md:hidden')}
    >
      <Search listQuery={listQuery} onChange={onChange} />
      <Select
        label={toolbar.filter}
        labelHidden
        className="grow basis-36 sm:grow-0 sm:basis-44"
        options={rosterFilters.map((value) => ({ value, label: text.filters[value] }))}
        value={listQuery.filter}
        onChange={(filter) => onChange({ filter })}
      />
      <Select
        label={toolbar.sort}
        labelHidden
        className="grow basis-36 sm:grow-0"
        options={rosterSorts.map((value) => ({ value, label: sorts[value] }))}
        value={listQuery.sort}
        onChange={(sort) => onChange({ sort, descending: false })}
      />
      <MembersTools look={look} found={found} selection={selection} />
    </div>
  )
}

/** A component of its own, so that typing only re-renders the field. */
function Search({ listQuery, onChange }: Pick<MembersToolbarProps, 'listQuery' | 'onChange'>) {
  const text = useText('members')
  const [typed, type] = useTypedSearch(listQuery.search, (search) => onChange({ search }))
  return (
    <SearchField
      label={text.search}
      value={typed}
      onChange={type}
      className="w-full sm:w-64 sm:grow"
    />
  )
}
