import { ListChecks, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'

import type { Selection } from '#web/members/use-selection.ts'
import { useTypedSearch } from '#web/members/use-typed-search.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { useIsWide } from '#web/ui/use-is-wide.ts'

import { FilterFields, firstFilters, otherFilters } from './filter-fields.tsx'
import { SavedFilters } from './saved-filters.tsx'
import type { PeopleListQuery } from './use-people-wish.ts'

interface PeopleFiltersProps {
  readonly clubId: string
  readonly listQuery: PeopleListQuery
  /** The number of matches. */
  readonly found: number
  readonly selection: Selection
}

/** Search and filters in one line; on a phone the filters are behind a button. */
export function PeopleFilters({ selection, ...props }: PeopleFiltersProps) {
  const { clubId, listQuery } = props
  const text = useText('clubMembers')
  const isWide = useIsWide(48)
  const [typed, type] = useTypedSearch(listQuery.filter.search ?? '', (search) =>
    listQuery.change({ search }),
  )
  return (
    <div className="no-print mb-3 flex items-center gap-2 md:flex-wrap">
      <SearchField
        label={text.filters.search}
        value={typed}
        onChange={type}
        className="min-w-0 grow md:w-64 md:grow-0"
      />
      {isWide && (
        <FilterFields
          clubId={clubId}
          listQuery={listQuery}
          names={firstFilters}
          areLabelled={false}
        />
      )}
      <MoreFilters {...props} isWide={isWide} />
      <SavedFilters clubId={clubId} listQuery={listQuery} />
      {!isWide && (
        <IconButton
          variant="outlined"
          label={text.picked.start}
          icon={<ListChecks aria-hidden />}
          aria-pressed={selection.isPicking}
          onClick={() => selection.pick(!selection.isPicking)}
        />
      )}
    </div>
  )
}

type MoreFiltersProps = Omit<PeopleFiltersProps, 'selection'> & { readonly isWide: boolean }

function MoreFilters({ clubId, listQuery, found, isWide }: MoreFiltersProps) {
  const text = useText('clubMembers')
  const [isOpen, setOpen] = useState(false)
  const names = isWide ? otherFilters : [...firstFilters, ...otherFilters]
  const active = names.filter((name) => listQuery.filter[name] !== undefined).length
  const label = active === 0 ? text.filters.more : text.filters.moreActive(active)
  const icon = <SlidersHorizontal aria-hidden />
  return (
    <>
      {isWide ? (
        <Button icon={icon} onClick={() => setOpen(true)}>
          {label}
        </Button>
      ) : (
        <span className="relative inline-flex">
          <IconButton variant="outlined" label={label} icon={icon} onClick={() => setOpen(true)} />
          {active > 0 && (
            <span
              aria-hidden
              className="figures absolute -top-1.5 -right-1.5 grid size-5 place-items-center rounded-full bg-accent text-s text-on-accent"
            >
              {active}
            </span>
          )}
        </span>
      )}
      <Dialog open={isOpen} title={text.filters.more} size="m" onOpenChange={setOpen}>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <FilterFields clubId={clubId} listQuery={listQuery} names={names} areLabelled />
        </div>
        <DialogActions>
          <Button onClick={() => listQuery.use({})}>{text.clearFilters}</Button>
          <Button variant="primary" onClick={() => setOpen(false)}>
            {text.count(found)}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
