import { isolated } from '@touchline/domain/values/isolated'
import { ArrowLeft } from 'lucide-react'
import { Link, useParams } from 'react-router'

import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { LoadErrorState } from '#web/events/load-error-state.tsx'
import { useDayAndTime } from '#web/events/use-event-time.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { type EventPeople, useEventPeople } from './api/by-event.ts'
import { PeopleToMark } from './people-to-mark.tsx'

/** Attendance of one event: mark everyone, then who was missing. */
export default function EventAttendancePage() {
  const text = useText('attendance')
  const { loading } = useText('wire')
  const { notFound } = useText('events').page
  const { team } = useTeam()
  const { eventId = '' } = useParams()
  const query = useEventPeople(team.id, eventId)
  const [shown] = query.data?.pages[0]?.events ?? []

  if (shown) return <Shown {...shown} />
  if (query.isError) return <LoadErrorState query={query} />
  if (query.isPending) return <SkeletonRows label={loading} />
  return (
    <>
      <PageTitle title={text.title} />
      <EmptyState heading="h1" title={notFound} />
    </>
  )
}

function Shown(shown: EventPeople) {
  const text = useText('attendance')
  return (
    <>
      <PageTitle title={`${text.title} · ${isolated(shown.event.title)}`} />
      <Heading {...shown} />
      <div className="max-w-2xl">
        <PeopleToMark {...shown} />
      </div>
    </>
  )
}

function Heading({ event }: Pick<EventPeople, 'event'>) {
  const text = useText('attendance')
  const when = useDayAndTime(event)
  return (
    <header className="mb-4">
      <Link
        to={paths.event(event.teamId, event.id)}
        className="no-print -mt-4 -ml-2 inline-flex min-h-11 max-w-full items-center gap-2 rounded-control px-2 text-muted hover:bg-hover hover:text-ink [&_svg]:size-5 [&_svg]:shrink-0"
      >
        <ArrowLeft aria-hidden />
        <span className="truncate">{event.title}</span>
      </Link>
      <h1 className="text-xl">{text.title}</h1>
      <p className="figures text-muted first-letter:uppercase">{when}</p>
    </header>
  )
}
