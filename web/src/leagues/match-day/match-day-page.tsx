import { isMatch } from '@touchline/domain/events/event-types'
import { ArrowLeft } from 'lucide-react'
import { Link, useParams } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useEvent } from '#web/events/api/event.ts'
import { EventPageTitle } from '#web/events/event-page-title.tsx'
import { EventWaiting } from '#web/events/event-unavailable.tsx'
import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

import { useMatchDay } from './api/match-day.ts'
import { MatchViews } from './match-views.tsx'

/** A match day: line-up, live events and result. */
export default function MatchDayPage() {
  const text = useText('matchDay')
  const { team } = useTeam()
  const { eventId = '' } = useParams()
  const event = useEvent(team.id, eventId)
  return (
    <>
      <EventPageTitle title={event.data?.title ?? text.title} />
      <Link
        to={paths.event(team.id, eventId)}
        className="no-print -ml-2 mb-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-muted hover:bg-hover hover:text-ink [&_svg]:size-5"
      >
        <ArrowLeft aria-hidden />
        {text.back}
      </Link>
      {event.data && !isMatch(event.data.type) ? (
        <EmptyState heading="h1" title={text.notAMatch} />
      ) : (
        <OneMatch event={event} />
      )}
    </>
  )
}

interface OneMatchProps {
  readonly event: ReturnType<typeof useEvent>
}

function OneMatch({ event }: OneMatchProps) {
  const text = useText('matchDay')
  const { team } = useTeam()
  const { eventId = '' } = useParams()
  const day = useMatchDay({ teamId: team.id, eventId })
  const failed = [event, day].find(({ isError }) => isError)
  if (failed) return <LoadFailure heading="h1" title={text.failed} query={failed} />
  if (!event.data || !day.data) return <EventWaiting heading="h1" />
  return <MatchViews event={event.data} day={day.data} />
}
