import type { ClubVenue } from '@touchline/contract/events/shapes/club-calendar'
import { timeOfMinutes } from '@touchline/domain/events/days'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'

import { paths } from '#web/app/paths.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { AccentScope } from '#web/ui/accent-scope.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { TimeField } from '#web/ui/date-field.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

import type { ShownTeam } from '../calendar/calendar-owner.ts'
import { BlockDialog } from './block-dialog.tsx'
import type { LaneSpan } from './lane-times.ts'

interface BookDialogProps {
  readonly clubId: string
  readonly venue: ClubVenue
  readonly day: string
  /** From the pressed time to the end of the free period. */
  readonly span: LaneSpan
  readonly teams: readonly ShownTeam[]
  readonly onClose: () => void
}

/** The usual length of a practice in minutes. */
const usual = 90

/** Asks for the team to book; its form opens with time and place filled in. */
export function BookDialog({ clubId, venue, day, span, teams, onClose }: BookDialogProps) {
  const text = useText('clubCalendar')
  const format = useFormat()
  const [startTime, setStart] = useState(timeOfMinutes(span.from))
  const [endTime, setEnd] = useState(endOf(Math.min(span.from + usual, span.to)))
  const [isBlocking, setBlocking] = useState(false)
  if (isBlocking)
    return (
      <BlockDialog
        clubId={clubId}
        venue={venue}
        initial={{ date: day, startTime, endTime }}
        onClose={onClose}
      />
    )
  const times = { date: day, start: startTime, end: endTime, place: venue.name, club: clubId }
  const search = `?${new URLSearchParams(times).toString()}`
  return (
    <Dialog
      open
      title={text.book(venue.name)}
      description={format.dayOf(`${day}T12:00:00Z`, 'UTC')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <div className="grid gap-5">
        <div className="grid grid-cols-2 gap-3">
          <TimeField
            label={text.from}
            value={startTime}
            onChange={({ target }) => setStart(target.value)}
          />
          <TimeField
            label={text.until}
            value={endTime}
            onChange={({ target }) => setEnd(target.value)}
          />
        </div>
        <ul aria-label={text.bookFor} className="grid gap-2 sm:grid-cols-2">
          {teams.map((team) => (
            <li key={team.id} className="min-w-0">
              <TeamLink team={team} search={search} />
            </li>
          ))}
        </ul>
        <Button variant="quiet" onClick={() => setBlocking(true)}>
          {text.blockInstead}
        </Button>
      </div>
    </Dialog>
  )
}

function TeamLink({ team, search }: { team: ShownTeam; search: string }) {
  const link = (
    <ButtonLink
      wide
      to={`${paths.createEvent(team.id)}${search}`}
      icon={<CalendarPlus aria-hidden className="text-accent-ink" />}
      className="justify-start"
    >
      <span className="min-w-0 truncate">
        <bdi>{team.name}</bdi>
      </span>
    </ButtonLink>
  )
  return team.accent === undefined ? link : <AccentScope accent={team.accent}>{link}</AccentScope>
}

function endOf(minutes: number): string {
  return minutes >= 1440 ? '23:59' : timeOfMinutes(minutes)
}
