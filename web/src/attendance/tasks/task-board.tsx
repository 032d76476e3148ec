import type { TaskBoard as Board } from '@touchline/contract/attendance/shapes/tasks'
import { mayAssignTasks } from '@touchline/domain/attendance/permissions'
import { useState } from 'react'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { PremiumRefusal } from '#web/subscriptions/premium-refusal.tsx'
import { usePremiumRefusal } from '#web/subscriptions/use-premium-refusal.ts'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

import type { When } from '../api/by-event.ts'
import { useTaskBoard } from '../api/tasks.ts'
import { Unreachable } from '../unreachable.tsx'
import { BoardEvent } from './board-event.tsx'
import { TaskCounts } from './task-counts.tsx'

interface TaskBoardProps {
  readonly teamId: string
  readonly seasonId: string | undefined
}

/** Who does what, event by event, and how the work of the season is shared. */
export function TaskBoard({ teamId, seasonId }: TaskBoardProps) {
  const text = useText('attendance')
  const [when, setWhen] = useState<When>('next')
  return (
    <>
      <Closed teamId={teamId} />
      <div className="no-print mb-5 sm:max-w-96">
        <SegmentedControl
          label={text.tabs.tasks}
          value={when}
          onChange={setWhen}
          segments={[
            { value: 'next', label: text.next },
            { value: 'past', label: text.past },
          ]}
        />
      </div>
      <Events key={when} teamId={teamId} seasonId={seasonId} when={when} />
    </>
  )
}

/** Where the plan of the team gives no tasks anew, it says so before anybody tries. */
function Closed({ teamId }: { teamId: string }) {
  const refusal = usePremiumRefusal(useTeam().entitlement, 'task_assignment')
  if (refusal === undefined) return null
  return (
    <div className="no-print mb-4 max-w-2xl">
      <PremiumRefusal refusal={refusal} to={paths.subscription(teamId)} />
    </div>
  )
}

function Events({ teamId, seasonId, when }: TaskBoardProps & { readonly when: When }) {
  const text = useText('attendance')
  const { loading } = useText('wire')
  const query = useTaskBoard(teamId, when, seasonId)

  if (query.isPending) return <SkeletonRows label={loading} />
  if (query.isError) return <Unreachable onRetry={() => void query.refetch()} />
  const [first] = query.data.pages
  const events = query.data.pages.flatMap((page) => page.events)
  return (
    <div className="grid grid-cols-1 items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid grid-cols-1 gap-4">
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
      <Shares teamId={teamId} counts={first?.counts ?? []} />
    </div>
  )
}

function Shares({ teamId, counts }: { teamId: string; counts: Board['counts'] }) {
  const text = useText('attendance').tasks
  const actor = useActor()
  return (
    <div className="grid gap-3">
      <TaskCounts counts={counts} />
      {mayAssignTasks(actor) && (
        <TextLink to={`${paths.teamSettings(teamId)}?section=tasks`} className="no-print py-1">
          {text.change}
        </TextLink>
      )}
    </div>
  )
}
