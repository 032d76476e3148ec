import type { TaskAssignment } from '@touchline/contract/attendance/shapes/tasks'
import { ChevronDown } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'

import { type EventPlace, useEventTasks } from '../api/tasks.ts'
import { ClosedTasks } from './closed-tasks.tsx'
import { MyTaskList } from './my-tasks.tsx'
import { TaskList } from './task-list.tsx'
import { useTasksAt } from './use-tasks-at.ts'
import { useTasksOver } from './use-tasks-over.ts'

interface EventTasksProps {
  readonly place: EventPlace
  readonly endsAt: string
}

/** An event's tasks, collapsed; nothing if the team has none. */
export function EventTasks({ place, endsAt }: EventTasksProps) {
  const assignments = useEventTasks(place).data
  const tasks = useTasksAt(place.teamId, assignments ?? [])
  if (assignments === undefined || tasks.length === 0) return null
  return <Tasks place={place} endsAt={endsAt} assignments={assignments} count={tasks.length} />
}

interface TasksProps extends EventTasksProps {
  readonly assignments: readonly TaskAssignment[]
  readonly count: number
}

function Tasks({ place, endsAt, assignments, count }: TasksProps) {
  const text = useText('attendance').tasks
  const isOver = useTasksOver({ endsAt })
  return (
    <details className="group rounded-surface border border-line bg-surface lg:col-start-1">
      <summary className="flex min-h-14 list-none items-center gap-3 rounded-surface px-4 py-2 hover:bg-hover sm:px-5 [&::-webkit-details-marker]:hidden">
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold">{text.title}</span>
            <span className="figures text-s text-muted">
              {text.taken(assignments.length, count)}
            </span>
          </div>
          <MyTaskList teamId={place.teamId} assignments={assignments} />
        </div>
        <ChevronDown className="size-5 shrink-0 text-muted group-open:rotate-180" aria-hidden />
      </summary>
      <div className="border-t border-line px-4 py-2 sm:px-5">
        {!isOver && <ClosedTasks teamId={place.teamId} />}
        <TaskList place={place} assignments={assignments} isOver={isOver} />
      </div>
    </details>
  )
}
