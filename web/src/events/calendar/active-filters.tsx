import { X } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'

import type { ShownTeam } from './calendar-owner.ts'
import type { CalendarPlace } from './use-calendar-place.ts'

interface ActiveFiltersProps {
  readonly place: CalendarPlace
  readonly teams?: ReadonlyMap<string, ShownTeam> | undefined
}

/** The active filters on a phone, each removed with one tap; hidden if there are none. */
export function ActiveFilters({ place, teams }: ActiveFiltersProps) {
  const text = useText('events').calendar
  const search = place.search.trim()
  const chosen = place.teamIds.flatMap((id) => teams?.get(id) ?? [])
  if (search === '' && chosen.length === 0) return null
  return (
    <ul aria-label={text.activeFilters} className="no-print mb-2 flex flex-wrap gap-2 sm:hidden">
      {search !== '' && <Filter name={search} onRemove={() => place.searchFor('')} />}
      {chosen.map(({ id, name }) => (
        <Filter
          key={id}
          name={name}
          onRemove={() => place.showTeams(place.teamIds.filter((one) => one !== id))}
        />
      ))}
    </ul>
  )
}

function Filter({ name, onRemove }: { readonly name: string; readonly onRemove: () => void }) {
  const text = useText('events').calendar
  return (
    <li className="min-w-0">
      <button
        type="button"
        aria-label={text.removeFilter(name)}
        className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full border border-edge bg-raised px-3 text-s touch:min-h-11"
        onClick={onRemove}
      >
        <span className="min-w-0 truncate">{name}</span>
        <X aria-hidden className="size-4 shrink-0 text-muted" />
      </button>
    </li>
  )
}
