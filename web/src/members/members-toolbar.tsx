import type { Member } from '@touchline/contract/members/shapes'
import { Download, ListChecks, Printer } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { Select } from '#web/ui/select.tsx'

import { ColumnsChooser } from './columns-chooser.tsx'
import { ExportMenu } from './export-menu.tsx'
import { rosterFilters, rosterSorts, type RosterWish } from './roster-view.ts'
import type { Selection } from './use-selection.ts'
import type { TableLook } from './use-table-look.ts'
import { useTypedSearch } from './use-typed-search.ts'

interface MembersToolbarProps {
  readonly wish: RosterWish
  readonly onChange: (part: Partial<RosterWish>) => void
  readonly look: TableLook
  /** Who fits search and filter: what an export holds. */
  readonly found: readonly Member[]
  readonly selection: Selection
}

export function MembersToolbar(props: MembersToolbarProps) {
  const { wish, onChange, look, found, selection } = props
  const text = useText('members')
  const { toolbar, columns, form } = text
  const sorts = { ...form, ...columns, number: form.jerseyNumber }
  return (
    <div className="no-print mb-4 flex flex-wrap items-center gap-2">
      <Search wish={wish} onChange={onChange} />
      <Select
        label={toolbar.filter}
        labelHidden
        className="grow basis-36 sm:grow-0 sm:basis-44"
        options={rosterFilters.map((value) => ({ value, label: text.filters[value] }))}
        value={wish.filter}
        onChange={(filter) => onChange({ filter })}
      />
      <Select
        label={toolbar.sort}
        labelHidden
        className="grow basis-36 sm:grow-0"
        options={rosterSorts.map((value) => ({ value, label: sorts[value] }))}
        value={wish.sort}
        onChange={(sort) => onChange({ sort, descending: false })}
      />
      <Tools look={look} found={found} selection={selection} />
    </div>
  )
}

/** By itself, so that a letter typed draws nothing but the field again. */
function Search({ wish, onChange }: Pick<MembersToolbarProps, 'wish' | 'onChange'>) {
  const text = useText('members')
  const [typed, type] = useTypedSearch(wish.search, (search) => onChange({ search }))
  return (
    <SearchField
      label={text.search}
      value={typed}
      onChange={type}
      className="w-full sm:w-64 sm:grow"
    />
  )
}

function Tools({
  look,
  found,
  selection,
}: Pick<MembersToolbarProps, 'look' | 'found' | 'selection'>) {
  const { toolbar, columns } = useText('members')
  return (
    <div className="flex items-center gap-1 max-md:w-full max-md:justify-end">
      <div className="w-44 shrink-0 max-md:hidden">
        <SegmentedControl
          label={toolbar.show}
          size="s"
          segments={[
            { value: 'table', label: toolbar.list },
            { value: 'cards', label: toolbar.grid },
          ]}
          value={look.arrangement}
          onChange={look.arrange}
        />
      </div>
      {look.arrangement === 'table' && (
        <span className="max-md:hidden">
          <ColumnsChooser look={look} />
        </span>
      )}
      <span className={cx(look.arrangement === 'table' && 'md:hidden')}>
        <IconButton
          label={columns.select}
          icon={<ListChecks aria-hidden />}
          aria-pressed={selection.isPicking}
          className="aria-pressed:bg-sunken"
          onClick={() => selection.pick(!selection.isPicking)}
        />
      </span>
      <ExportMenu
        trigger={
          <IconButton
            label={toolbar.export}
            icon={<Download aria-hidden />}
            disabled={found.length === 0}
          />
        }
        memberIds={found.map(({ id }) => id)}
      />
      <IconButton
        label={toolbar.print}
        icon={<Printer aria-hidden />}
        onClick={() => globalThis.print()}
      />
    </div>
  )
}
