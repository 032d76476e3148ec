import { MapPin, Plus } from 'lucide-react'
import { useState } from 'react'

import { useMayInClub } from '#web/clubs/use-may-in-club.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

import type { ShownWeek } from './club-week-data.ts'
import { DayStrip } from './day-strip.tsx'
import { LaneDialogs, type OpenedInLanes } from './lane-dialogs.tsx'
import { hourHeight, hoursOf, laneOf, type LaneSpan } from './lane-times.ts'
import type { ClubPlace } from './use-club-place.ts'
import { VenueLane } from './venue-lane.tsx'

interface VenueLanesProps {
  readonly clubId: string
  readonly shown: ShownWeek
  readonly place: ClubPlace
  readonly today: string
}

/** A day with a lane per place; pressing a free time books it. */
export function VenueLanes({ clubId, shown, place, today }: VenueLanesProps) {
  const text = useText('clubCalendar')
  const mayEdit = useMayInClub(clubId)('calendar.edit')
  const [opened, open] = useState<OpenedInLanes>()
  const { lanes, hours } = lanesOf(shown, place)
  const ofTeams = new Set(shown.events.map(({ id }) => id))
  return (
    <>
      <DayStrip place={place} today={today} />
      {lanes.length === 0 ? (
        <NoVenues onAdd={mayEdit ? () => open({ kind: 'venue', venue: 'new' }) : undefined} />
      ) : (
        <div
          role="region"
          aria-label={text.venues}
          tabIndex={0}
          className="relative flex max-w-full overflow-x-auto rounded-surface border border-line bg-surface"
        >
          <Hours from={hours.from} to={hours.to} />
          {lanes.map((lane) => (
            <VenueLane
              key={lane.venue.key}
              lane={lane}
              hours={hours}
              shown={shown}
              isDimmed={(id) => !ofTeams.has(id)}
              change={
                mayEdit
                  ? {
                      onVenue: () => open({ kind: 'venue', venue: lane.venue }),
                      onFree: (span) => open({ kind: 'book', venue: lane.venue, span }),
                      onClosure: (closureId) => open({ kind: 'closure', closureId }),
                    }
                  : undefined
              }
            />
          ))}
        </div>
      )}
      {opened && (
        <LaneDialogs
          clubId={clubId}
          shown={shown}
          day={place.day}
          opened={opened}
          onClose={() => open(undefined)}
        />
      )}
    </>
  )
}

/** A team filter removes names, but keeps the time taken. */
function lanesOf({ calendar }: ShownWeek, { day, venueKeys }: ClubPlace) {
  const venues = calendar.venues.filter(
    ({ key }) => venueKeys.length === 0 || venueKeys.includes(key),
  )
  const keys = new Set<string | null>(venues.map(({ key }) => key))
  const inLanes = [...calendar.events, ...calendar.closures].filter(({ venueKey }) =>
    keys.has(venueKey),
  )
  const hours = hoursOf(day, inLanes)
  const inDay = { hours, events: calendar.events, closures: calendar.closures }
  return { hours, lanes: venues.map((venue) => laneOf(venue, inDay)) }
}

function NoVenues({ onAdd }: { onAdd: (() => void) | undefined }) {
  const text = useText('clubCalendar')
  return (
    <EmptyState
      icon={<MapPin aria-hidden />}
      title={text.noVenues}
      action={
        onAdd && (
          <Button variant="primary" icon={<Plus aria-hidden />} onClick={onAdd}>
            {text.addVenue}
          </Button>
        )
      }
    />
  )
}

function Hours({ from, to }: LaneSpan) {
  return (
    <div
      aria-hidden
      className="figures sticky left-0 z-10 w-11 shrink-0 border-r border-line bg-surface pt-11 text-right text-s text-muted"
    >
      {Array.from({ length: to - from }, (_, at) => (
        <div key={at} style={{ height: `${hourHeight}rem` }} className="pr-1">
          {from + at}
        </div>
      ))}
    </div>
  )
}
