import { lazy, Suspense } from 'react'

import { GuestEvent } from '#web/events/guest-event.tsx'

const GuestLifts = lazy(async () => ({
  default: (await import('#web/lifts/event-lifts.tsx')).GuestLifts,
}))

/** Another team's event to which I am or my child is invited, with its lifts. */
export default function GuestEventPage() {
  return (
    <GuestEvent
      more={(event) => (
        <Suspense>
          <GuestLifts event={event} />
        </Suspense>
      )}
    />
  )
}
