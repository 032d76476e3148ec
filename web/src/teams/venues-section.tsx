import type { Venue } from '@touchline/contract/teams/shapes/belongings'
import { may } from '@touchline/domain/teams/permissions'
import { MapPin, Plus } from 'lucide-react'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { MapLink } from '#web/ui/map-link.tsx'

import { useRemoveVenue, useVenues } from './api/belongings.ts'
import { EntryMenu, SettingsList } from './settings-list.tsx'
import { useActor } from './team-context.tsx'
import { VenueDialog } from './venue-dialog.tsx'

/** Saved locations, which can be chosen for events. */
export function VenuesSection({ teamId }: { teamId: string }) {
  const words = useText('teams')
  const text = words.settings
  const venues = useVenues(teamId)
  const removal = useRemoveVenue(teamId)
  const [edited, edit] = useState<Venue | 'new'>()
  const refusal = may(useActor(), 'venues.edit') ? undefined : words.onlyStaff
  const add = (
    <Button icon={<Plus aria-hidden />} refusal={refusal} onClick={() => edit('new')}>
      {text.addLocation}
    </Button>
  )
  return (
    <>
      <SettingsList
        title={text.locations}
        list={venues}
        action={add}
        empty={
          <EmptyState icon={<MapPin aria-hidden />} title={text.noLocations} action={add}>
            {text.noLocationsHint}
          </EmptyState>
        }
      >
        {(rows) => (
          <ul className="divide-y divide-line border-y border-line">
            {rows.map((venue) => (
              <li key={venue.id} className="flex items-center justify-between gap-3 py-2">
                <div className="min-w-0 wrap-anywhere">
                  <MapLink name={venue.name} address={venue.address} />
                </div>
                <EntryMenu
                  entry={venue}
                  onEdit={() => edit(venue)}
                  removal={removal}
                  removeText={text.removeText}
                  refusal={refusal}
                />
              </li>
            ))}
          </ul>
        )}
      </SettingsList>
      {edited && <VenueDialog teamId={teamId} edited={edited} onClose={() => edit(undefined)} />}
    </>
  )
}
