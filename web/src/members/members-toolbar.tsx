import { Printer } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { Select } from '#web/ui/select.tsx'

import { rosterFilters, rosterSorts, type RosterWish } from './roster-view.ts'

export type Arrangement = 'table' | 'cards'

interface MembersToolbarProps {
  readonly wish: RosterWish
  readonly onChange: (part: Partial<RosterWish>) => void
  readonly arrangement: Arrangement
  readonly onArrange: (arrangement: Arrangement) => void
}

export function MembersToolbar(props: MembersToolbarProps) {
  const { wish, onChange } = props
  const text = useText('members')
  const { toolbar, columns } = text
  const sorts = { ...columns, number: text.form.jerseyNumber }
  return (
    <div className="no-print mb-4 flex flex-wrap items-center gap-2">
      <SearchField
        label={text.search}
        value={wish.search}
        onChange={(search) => onChange({ search })}
        className="w-full sm:w-64 sm:grow"
      />
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
      <div className="hidden items-center gap-2 md:flex">
        <div className="w-44 shrink-0">
          <SegmentedControl
            label={toolbar.show}
            size="s"
            segments={[
              { value: 'table', label: toolbar.list },
              { value: 'cards', label: toolbar.grid },
            ]}
            value={props.arrangement}
            onChange={props.onArrange}
          />
        </div>
        <IconButton
          label={toolbar.print}
          icon={<Printer aria-hidden />}
          onClick={() => globalThis.print()}
        />
      </div>
    </div>
  )
}
