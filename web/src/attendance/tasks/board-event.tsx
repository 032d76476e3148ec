import type { TaskBoard } from '@touchline/contract/attendance/shapes/tasks'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useDayAndTime } from '#web/events/use-event-time.ts'
import { useText } from '#web/platform/language/language.tsx'

import { TaskList } from './task-list.tsx'
import { useTasksAt } from './use-tasks-at.ts'
import { useTasksOver } from './use-tasks-over.ts'

interface BoardEventProps {
  readonly event: TaskBoard['events'][number]
  readonly teamId: string
  readonly isFirst: boolean
}

/** One event of the board; its tasks are rendered once it is opened. */
export function BoardEvent({ event, teamId, isFirst }: BoardEventProps) {
  const text = useText('attendance').tasks
  const when = useDayAndTime(event)
  const isOver = useTasksOver(event)
  const [isOpen, setOpen] = useState(isFirst)
  const tasks = useTasksAt(teamId, event.assignments)
  const all = Math.max(tasks.length, event.assignments.length)
  return (
    <article className="rounded-surface border border-line bg-surface p-4 sm:p-5 print:break-inside-avoid">
      <h2 className="text-l wrap-anywhere">
        <Link to={paths.event(teamId, event.id)} className="hover:underline">
          {event.title}
        </Link>
      </h2>
      <p className="figures text-muted first-letter:uppercase">{when}</p>
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        className="group mt-2"
      >
        <summary className="figures -mx-2 flex min-h-11 list-none items-center justify-between rounded-control px-2 font-medium hover:bg-hover [&::-webkit-details-marker]:hidden">
          {text.taken(event.assignments.length, all)}
          <ChevronDown className="no-print size-5 text-muted group-open:rotate-180" aria-hidden />
        </summary>
        {isOpen && (
          <TaskList
            place={{ teamId, eventId: event.id }}
            assignments={event.assignments}
            isOver={isOver}
          />
        )}
      </details>
    </article>
  )
}
