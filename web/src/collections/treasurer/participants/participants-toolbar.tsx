import type { CollectionShape } from '@touchline/contract/collections/shapes/collection'
import { ListChecks, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'

import type { Selection } from '#web/members/use-selection.ts'
import { useTypedSearch } from '#web/members/use-typed-search.ts'
import { useText } from '#web/platform/language/language.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { OptionalSelect } from '#web/ui/optional-select.tsx'
import { SearchField } from '#web/ui/search-field.tsx'

import { FilterChips } from '../../filter-chips.tsx'
import { useCollectionPlace } from '../use-collection-place.ts'
import { participantFilters, type ParticipantView } from './participant-view.ts'

interface ParticipantsToolbarProps {
  readonly collection: CollectionShape
  readonly counts: ParticipantView['counts']
  readonly selection: Selection
}

/** Fewer are seen at a glance: search and filters are behind a button. */
const enoughToSearch = 8

export function ParticipantsToolbar({ collection, counts, selection }: ParticipantsToolbarProps) {
  const text = useText('treasurer').people
  const { listQuery, go } = useCollectionPlace()
  const [isOpen, setOpen] = useState(false)
  const isFiltered = listQuery.search !== '' || listQuery.filter !== 'all' || listQuery.fee !== null
  if (counts.all < enoughToSearch && !isFiltered && !isOpen)
    return (
      <div className="no-print mb-2 flex justify-end">
        <IconButton
          label={text.searchAndFilter}
          icon={<SlidersHorizontal aria-hidden />}
          onClick={() => setOpen(true)}
        />
      </div>
    )
  const feeNames = [...new Set(collection.fees.map(({ name }) => name))]
  return (
    <div className="no-print mb-3 grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Search />
        {feeNames.length > 1 && (
          <OptionalSelect
            label={text.fee}
            labelHidden
            noneLabel={text.everyFee}
            className="w-full sm:w-52 sm:shrink-0 max-sm:order-last"
            options={feeNames.map((name) => ({ value: name, label: name }))}
            value={listQuery.fee}
            onChange={(fee) => go({ fee })}
          />
        )}
        <span className="md:hidden">
          <IconButton
            label={text.columns.select}
            icon={<ListChecks aria-hidden />}
            aria-pressed={selection.isPicking}
            className="aria-pressed:bg-sunken"
            onClick={() => selection.pick(!selection.isPicking)}
          />
        </span>
      </div>
      <FilterChips
        label={text.show}
        filters={participantFilters}
        words={text.filters}
        counts={counts}
        value={listQuery.filter}
        onChange={(filter) => go({ state: filter === 'all' ? null : filter })}
      />
    </div>
  )
}

/** A component of its own, so that typing only re-renders the field. */
function Search() {
  const text = useText('treasurer').people
  const { listQuery, go } = useCollectionPlace()
  const [typed, type] = useTypedSearch(listQuery.search, (q) => go({ q }))
  return <SearchField label={text.search} value={typed} onChange={type} className="min-w-0 grow" />
}
