import type { ClubCalendar } from '@touchline/contract/events/shapes/club-calendar'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { EntryDialog } from '#web/teams/entry-dialog.tsx'

import { useReopenClubVenue } from '../api/club-calendar.ts'

interface ClosureDialogProps {
  readonly clubId: string
  readonly calendar: ClubCalendar
  readonly closureId: string
  readonly onClose: () => void
}

/** A closure, with a button that removes it. */
export function ClosureDialog({ clubId, calendar, closureId, onClose }: ClosureDialogProps) {
  const text = useText('clubCalendar')
  const format = useFormat()
  const reopen = useReopenClubVenue(clubId)
  const closure = calendar.closures.find(({ id }) => id === closureId)
  if (closure === undefined) return null
  const venue = calendar.venues.find(({ key }) => key === closure.venueKey)
  const { startsAt, endsAt, reason } = closure
  const zone = calendar.timeZone
  return (
    <EntryDialog
      title={text.blockedVenue(venue?.name ?? '')}
      submitLabel={text.unblock}
      save={reopen}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        reopen.mutate(closureId, { onSuccess: onClose })
      }}
    >
      <p>
        {format.moment(startsAt, zone)} – {format.moment(endsAt, zone)}
      </p>
      {reason !== null && <p className="wrap-anywhere">{reason}</p>}
    </EntryDialog>
  )
}
