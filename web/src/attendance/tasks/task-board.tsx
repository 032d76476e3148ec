import { LoadErrorState } from '#web/events/load-error-state.tsx'
import { useDeferredData } from '#web/platform/client/use-deferred-data.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import type { When } from '../api/by-event.ts'
import { useTaskBoard } from '../api/tasks.ts'
import { EventPeriodControl, useEventPeriod } from '../event-period.tsx'
import { BoardEvent } from './board-event.tsx'
import { ClosedTasks } from './closed-tasks.tsx'
import { TaskShares } from './task-shares.tsx'

interface TaskBoardProps {
  readonly teamId: string
  readonly seasonId: string | undefined
}

/** Who does what at each event, and each member's share of the season. */
export function TaskBoard({ teamId, seasonId }: TaskBoardProps) {
  const text = useText('attendance')
  const view = useEventPeriod()
  return (
    <>
      <ClosedTasks teamId={teamId} />
      <EventPeriodControl label={text.tabs.tasks} {...view} />
      <Events key={view.when} teamId={teamId} seasonId={seasonId} when={view.when} />
    </>
  )
}

function Events({ teamId, seasonId, when }: TaskBoardProps & { readonly when: When }) {
  const text = useText('attendance')
  const { loading } = useText('wire')
  const query = useTaskBoard(teamId, when, seasonId)
  const pages = useDeferredData(query.data)?.pages

  if (query.isError) return <LoadErrorState query={query} />
  if (pages === undefined) return <SkeletonRows label={loading} />
  const [first] = pages
  const events = pages.flatMap((page) => page.events)
  return (
    <div className="grid grid-cols-1 items-start gap-x-8 gap-y-6 lg:flex lg:flex-wrap">
      <div className="grid min-w-0 grid-cols-1 gap-4 lg:grow-99 lg:basis-72">
        {events.length === 0 && (
          <EmptyState title={when === 'next' ? text.emptyNext : text.emptyPast} />
        )}
        {events.map((event, index) => (
          <BoardEvent key={event.id} event={event} teamId={teamId} isFirst={index === 0} />
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
      <TaskShares teamId={teamId} counts={first?.counts ?? []} />
    </div>
  )
}
