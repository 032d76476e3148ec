import { LoadErrorState } from '#web/events/load-error-state.tsx'
import { useDeferredData } from '#web/platform/client/use-deferred-data.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { useByEvent, type When } from './api/by-event.ts'
import { EventPeople } from './event-people.tsx'
import { EventPeriodControl, useEventPeriod } from './event-period.tsx'

interface ByEventProps {
  readonly teamId: string
  readonly seasonId: string | undefined
}

export function AttendanceByEvent({ teamId, seasonId }: ByEventProps) {
  const text = useText('attendance')
  const view = useEventPeriod()
  return (
    <>
      <EventPeriodControl label={text.tabs.byEvent} {...view} />
      <Events key={view.when} teamId={teamId} seasonId={seasonId} when={view.when} />
    </>
  )
}

function Events({ teamId, seasonId, when }: ByEventProps & { readonly when: When }) {
  const text = useText('attendance')
  const { loading } = useText('wire')
  const query = useByEvent(teamId, when, seasonId)
  const pages = useDeferredData(query.data)?.pages

  if (query.isError) return <LoadErrorState query={query} />
  if (pages === undefined)
    return (
      <div role="status" className="grid max-w-2xl gap-4">
        <span className="sr-only">{loading}</span>
        <Skeleton className="h-48 rounded-surface" />
        <Skeleton className="h-48 rounded-surface" />
      </div>
    )

  const events = pages.flatMap((page) => page.events)
  if (events.length === 0)
    return <EmptyState title={when === 'next' ? text.emptyNext : text.emptyPast} />
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-4">
      {events.map((shown, index) => (
        <EventPeople key={shown.event.id} {...shown} isFirst={index === 0} />
      ))}
      {query.hasNextPage && (
        <Button
          className="no-print justify-self-start"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {text.showMore}
        </Button>
      )}
    </div>
  )
}
