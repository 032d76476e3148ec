import type { EventPage } from '@touchline/contract/events/shapes/event'

import { useEventTasks } from '#web/attendance/api/tasks.ts'
import { useTasksAt } from '#web/attendance/tasks/use-tasks-at.ts'
import { useText } from '#web/platform/language/language.tsx'
import { assigneeName } from '#web/teams/assignee-name.ts'
import { useTaskName } from '#web/teams/use-task-name.ts'
import { Card } from '#web/ui/card.tsx'

/** Who does what, read-only. */
export function OfflineTasks({ event: { teamId, id: eventId } }: { event: EventPage }) {
  const text = useText('offlineEvent')
  const { nobody } = useText('attendance').tasks
  const nameOf = useTaskName()
  const assignments = useEventTasks({ teamId, eventId }).data ?? []
  const tasks = useTasksAt(teamId, assignments)
  if (tasks.length === 0) return null
  return (
    <Card title={text.tasks}>
      <dl className="grid gap-2">
        {tasks.map((task) => {
          const held = assignments.find(({ taskId }) => taskId === task.id)
          return (
            <div key={task.id} className="flex flex-wrap justify-between gap-x-4">
              <dt className="min-w-0 wrap-anywhere">{nameOf(task)}</dt>
              <dd className={held ? 'min-w-0 font-medium wrap-anywhere' : 'text-muted'}>
                {held ? assigneeName(held) : nobody}
              </dd>
            </div>
          )
        })}
      </dl>
    </Card>
  )
}
