import type { TaskAssignment } from '@touchline/contract/attendance/shapes/tasks'
import { may } from '@touchline/domain/teams/permissions'

import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'

import { type EventPlace, useAssignTasks } from '../api/tasks.ts'
import { ProposeTasks } from './propose-tasks.tsx'
import { TaskRow } from './task-row.tsx'
import { useTasksAt } from './use-tasks-at.ts'

interface TaskListProps {
  readonly place: EventPlace
  readonly assignments: readonly TaskAssignment[]
  /** Shows who did it, without buttons. */
  readonly isOver: boolean
}

/** Every task of an event, and who does it. */
export function TaskList({ place, assignments, isOver }: TaskListProps) {
  const text = useText('attendance').tasks
  const actor = useActor()
  const complain = useErrorToast()
  const assign = useAssignTasks(place)
  const tasks = useTasksAt(place.teamId, assignments)
  const held = new Map(assignments.map((one) => [one.taskId, one]))
  if (tasks.length === 0) return <p className="py-2 text-muted">{text.none}</p>
  return (
    <>
      {may(actor, 'tasks.assign') && held.size < tasks.length && <ProposeTasks place={place} />}
      <ul>
        {tasks.map((task) => (
          <TaskRow
            key={task.id}
            task={task}
            place={place}
            held={held.get(task.id)}
            isOver={isOver}
            onAssign={(memberId) =>
              assign.mutate([{ taskId: task.id, memberId }], { onError: complain })
            }
          />
        ))}
      </ul>
    </>
  )
}
