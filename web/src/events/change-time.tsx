import type { EventPage } from '@touchline/contract/events/shapes/event'
import { may } from '@touchline/domain/teams/permissions'
import { Pencil } from 'lucide-react'
import { Link } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'

/** For staff: opens the form with the time field expanded, since that changes most. */
export function ChangeTime({ event }: { event: EventPage }) {
  const { form: text } = useText('events')
  if (!may(useActor(), 'events.edit')) return null
  return (
    <Link
      to={`${paths.editEvent(event.teamId, event.id)}?time`}
      aria-label={text.changeTime}
      className="no-print -my-2 ml-1 inline-grid size-11 place-items-center rounded-control align-middle text-muted hover:bg-hover hover:text-ink [&_svg]:size-4.5"
    >
      <Pencil aria-hidden />
    </Link>
  )
}
