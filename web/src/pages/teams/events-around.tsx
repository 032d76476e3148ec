import { paths } from '#web/app/paths.ts'
import { useEventsAround } from '#web/events/api/calendar.ts'
import { useDeferredData } from '#web/platform/client/use-deferred-data.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

import { ComingEventCard } from './coming-event.tsx'
import { LastEvent } from './last-event.tsx'

/** Reserve space so that content below doesn't move when they load. */
const places = ['first', 'second', 'third']

/** The next three events with my answer, then the last one: what most people come for. */
export function EventsAround({ teamId }: { teamId: string }) {
  const text = useText('teams').dashboard
  const { tryAgain } = useText('wire')
  const around = useEventsAround(teamId)
  const { coming, last } = useDeferredData(around.data) ?? {}

  if (around.isError && around.data === undefined)
    return (
      <ErrorState
        title={text.eventsFailed}
        action={<Button onClick={() => void around.refetch()}>{tryAgain}</Button>}
      />
    )

  return (
    <>
      <section>
        <header className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-l">{text.nextEvents}</h2>
          <TextLink to={paths.teamCalendar(teamId)} className="py-1 text-s">
            {text.seeCalendar}
          </TextLink>
        </header>
        <div className="grid grid-cols-1 gap-3">
          {coming === undefined &&
            places.map((place) => <Skeleton key={place} className="h-44 rounded-surface" />)}
          {coming?.length === 0 && (
            <p className="rounded-surface border border-dashed border-line px-4 py-6 text-muted">
              {text.noNextEvent}
            </p>
          )}
          {coming?.map((event, index) => (
            <ComingEventCard key={event.id} event={event} isFirst={index === 0} />
          ))}
        </div>
      </section>
      {last !== undefined && <LastEvent event={last} />}
    </>
  )
}
