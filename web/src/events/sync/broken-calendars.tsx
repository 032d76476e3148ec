import { lazy, Suspense } from 'react'

import { useCalendars } from '../api/sync.ts'

const BrokenCalendar = lazy(async () => ({
  default: (await import('./broken-calendar.tsx')).BrokenCalendar,
}))

/** Shown above the calendar to staff; hidden while all calendars work. */
export function BrokenCalendars({ teamId }: { readonly teamId: string }) {
  const calendars = useCalendars(teamId).data ?? []
  const broken = calendars.filter(({ missing }) => missing > 0)
  if (broken.length === 0) return null
  return (
    <Suspense>
      <div className="no-print mb-3 grid gap-2">
        {broken.map((calendar) => (
          <BrokenCalendar key={calendar.id} teamId={teamId} calendar={calendar} isNamed />
        ))}
      </div>
    </Suspense>
  )
}
