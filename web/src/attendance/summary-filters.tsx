import { eventTypes } from '@touchline/domain/events/event-types'
import type { ReactNode } from 'react'

import { useTypedSearch } from '#web/members/use-typed-search.ts'
import { useText } from '#web/platform/language/language.tsx'
import { FilterSheet } from '#web/ui/filter-sheet.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { Select } from '#web/ui/select.tsx'

import { useSummaryOptions } from './use-summary-options.ts'

/** Filters by person and kind of event. */
export function SummaryFilters({ season }: { season?: ReactNode }) {
  const text = useText('attendance')
  const { types } = useText('events')
  const { options, change } = useSummaryOptions()
  const [typed, type] = useTypedSearch(options.search, (search) => change({ search }))
  const isNarrowed = options.search !== '' || options.filter !== 'all' || options.type !== undefined
  return (
    <FilterSheet isActive={isNarrowed}>
      {season}
      <SearchField
        label={text.search}
        value={typed}
        onChange={type}
        className="min-w-0 grow basis-48 sm:max-w-80"
      />
      <div className="w-full sm:w-[26rem]">
        <SegmentedControl
          label={text.filter}
          value={options.filter}
          onChange={(filter) => change({ filter })}
          segments={[
            { value: 'all', label: text.filters.all },
            { value: 'players', label: text.filters.players },
            { value: 'staff', label: text.filters.staff },
          ]}
        />
      </div>
      <Select
        label={text.type}
        labelHidden
        options={[
          { value: 'all', label: text.allTypes },
          ...eventTypes.map((value) => ({ value, label: types[value] })),
        ]}
        value={options.type ?? 'all'}
        onChange={(value) => change({ type: eventTypes.find((one) => one === value) })}
        className="w-full sm:w-56"
      />
    </FilterSheet>
  )
}
