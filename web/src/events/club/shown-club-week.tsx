import { monthGrid } from '@touchline/domain/events/month-grid'
import { lazy, Suspense } from 'react'

import { useText } from '#web/platform/language/language.tsx'

import { ClubClashes } from './club-clashes.tsx'
import { ClubMonth, ClubWeek } from './club-days.tsx'
import type { ShownWeek } from './club-week-data.ts'
import type { ClubPlace } from './use-club-place.ts'

const VenueLanes = lazy(async () => ({
  default: (await import('./venue-lanes.tsx')).VenueLanes,
}))

interface ShownClubWeekProps {
  readonly clubId: string
  readonly shown: ShownWeek
  readonly place: ClubPlace
  readonly today: string
}

/** Conflicts, with the days or places below. */
export function ShownClubWeek({ clubId, shown, place, today }: ShownClubWeekProps) {
  const text = useText('clubCalendar')
  const { view, week, month } = place
  return (
    <>
      <ClubClashes shown={shown} view={view} />
      {shown.calendar.isCutOff && <p className="mb-3 text-muted">{text.tooMany}</p>}
      {view === 'week' && <ClubWeek shown={shown} days={week} today={today} />}
      {view === 'month' && (
        <ClubMonth
          shown={shown}
          days={monthGrid(month)}
          month={month}
          today={today}
          onDay={(day) => place.showDay(day, 'week')}
        />
      )}
      {view === 'venues' && (
        <Suspense>
          <VenueLanes clubId={clubId} shown={shown} place={place} today={today} />
        </Suspense>
      )}
      {view !== 'venues' && shown.events.length === 0 && (
        <p className="mt-3 text-muted">{text.none}</p>
      )}
    </>
  )
}
