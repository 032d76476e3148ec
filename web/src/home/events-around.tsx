import type { Event } from '@touchline/contract/events/shapes/event'

import { paths } from '#web/app/paths.ts'
import { MyTasks } from '#web/attendance/tasks/my-tasks.tsx'
import { useEventsAround } from '#web/events/api/calendar.ts'
import { EventSummary } from '#web/events/event-summary.tsx'
import { MatchStanding } from '#web/leagues/match-day/match-standing.tsx'
import { useArrived } from '#web/platform/client/use-arrived.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** The next event first: answering it is what most people come for. */
export function EventsAround({ teamId }: { teamId: string }) {
  const text = useText('teams').dashboard
  const { tryAgain } = useText('wire')
  const around = useEventsAround(teamId)
  const { next, last } = useArrived(around.data) ?? {}

  if (around.isError && around.data === undefined)
    return (
      <ErrorState
        title={text.eventsFailed}
        action={<Button onClick={() => void around.refetch()}>{tryAgain}</Button>}
      />
    )

  return (
    <>
      <Around teamId={teamId} title={text.nextEvent} event={next} nothing={text.noNextEvent} />
      <Around teamId={teamId} title={text.lastEvent} event={last} nothing={text.noLastEvent} />
    </>
  )
}

interface AroundProps {
  readonly teamId: string
  readonly title: string
  /** Undefined while on its way. */
  readonly event: Event | null | undefined
  readonly nothing: string
}

function Around({ teamId, title, event, nothing }: AroundProps) {
  const text = useText('teams').dashboard
  const actor = useActor()
  const { team } = useTeam()
  return (
    <section>
      <header className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-l">{title}</h2>
        <TextLink to={paths.teamCalendar(teamId)} className="py-1 text-s">
          {text.seeCalendar}
        </TextLink>
      </header>
      {event === undefined && <Skeleton className="h-44 rounded-surface" />}
      {event === null && (
        <p className="rounded-surface border border-dashed border-line px-4 py-6 text-muted">
          {nothing}
        </p>
      )}
      {event && <EventSummary event={event} actor={actor} />}
      {event && <MatchStanding event={event} teamName={team.name} />}
      {event?.cancelledAt === null && <MyTasks teamId={teamId} eventId={event.id} />}
    </section>
  )
}
