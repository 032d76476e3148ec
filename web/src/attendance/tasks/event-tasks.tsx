import { Unreachable } from '#web/events/unreachable.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { Card } from '#web/ui/card.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { type EventPlace, useEventTasks } from '../api/tasks.ts'
import { ClosedTasks } from './closed-tasks.tsx'
import { TaskList } from './task-list.tsx'
import { useTasksOver } from './use-tasks-over.ts'

interface EventTasksProps {
  readonly place: EventPlace
  readonly endsAt: string
}

/** The tasks of an event on its page: everybody takes one or gives it back there. */
export function EventTasks({ place, endsAt }: EventTasksProps) {
  const text = useText('attendance').tasks
  const { loading } = useText('wire')
  const query = useEventTasks(place)
  const isOver = useTasksOver({ endsAt })
  return (
    <Card title={text.title} className="lg:col-start-1">
      {!isOver && <ClosedTasks teamId={place.teamId} />}
      {query.isPending && <SkeletonRows label={loading} />}
      {query.isError && <Unreachable query={query} />}
      {query.data && <TaskList place={place} assignments={query.data} isOver={isOver} />}
    </Card>
  )
}
