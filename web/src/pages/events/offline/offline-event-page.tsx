import { ArrowLeft } from 'lucide-react'
import { Link, useParams } from 'react-router'

import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { useEvent } from '#web/events/api/event.ts'
import { EventUnavailable, EventWaiting } from '#web/events/event-unavailable.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'

import { OneOfflineEvent } from './one-offline-event.tsx'

/** Everything for the pitch on one page, usable with one thumb and offline. */
export default function OfflineEventPage() {
  const text = useText('offlineEvent')
  const { team } = useTeam()
  const { eventId = '' } = useParams()
  const query = useEvent(team.id, eventId)
  if (query.isError) return <EventUnavailable query={query} teamId={team.id} />
  return (
    <>
      <PageTitle title={`${text.title} · ${query.data?.title ?? '…'} · ${team.name}`} />
      <Link
        to={paths.event(team.id, eventId)}
        className="no-print -ml-2 mb-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-muted hover:bg-hover hover:text-ink [&_svg]:size-5"
      >
        <ArrowLeft aria-hidden />
        {text.back}
      </Link>
      {query.data ? <OneOfflineEvent event={query.data} /> : <EventWaiting heading="h1" />}
    </>
  )
}
