import type { ClubVenue } from '@touchline/contract/events/shapes/club-calendar'

import { BookDialog } from './book-dialog.tsx'
import { ClosureDialog } from './closure-dialog.tsx'
import { ClubVenueDialog } from './club-venue-dialog.tsx'
import type { ShownWeek } from './club-week-data.ts'
import type { LaneSpan } from './lane-times.ts'

/** What was pressed in the lanes. */
export type OpenedInLanes =
  | { readonly kind: 'venue'; readonly venue: ClubVenue | 'new' }
  | { readonly kind: 'book'; readonly venue: ClubVenue; readonly span: LaneSpan }
  | { readonly kind: 'closure'; readonly closureId: string }

interface LaneDialogsProps {
  readonly clubId: string
  readonly shown: ShownWeek
  readonly day: string
  readonly opened: OpenedInLanes
  readonly onClose: () => void
}

export function LaneDialogs({ clubId, shown, day, opened, onClose }: LaneDialogsProps) {
  const { calendar, teams } = shown
  if (opened.kind === 'venue')
    return <ClubVenueDialog clubId={clubId} edited={opened.venue} onClose={onClose} />
  if (opened.kind === 'closure') {
    const { closureId } = opened
    return (
      <ClosureDialog clubId={clubId} calendar={calendar} closureId={closureId} onClose={onClose} />
    )
  }
  const { venue, span } = opened
  return (
    <BookDialog
      clubId={clubId}
      venue={venue}
      day={day}
      span={span}
      teams={[...teams.values()]}
      onClose={onClose}
    />
  )
}
