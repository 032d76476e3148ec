import type { TaskAssignment } from '@touchline/contract/attendance/shapes/tasks'
import { represents } from '@touchline/domain/teams/actor'
import { Backpack } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { useTaskName } from '#web/teams/use-task-name.ts'

import { type EventPlace, useMyTasks } from '../api/tasks.ts'
import { useTasksAt } from './use-tasks-at.ts'

/** "You bring: Balls": tasks of the reader and their children at an event. */
export function MyTasks({ teamId, eventId }: EventPlace) {
  const mine = useMyTasks(teamId).data?.filter((task) => task.eventId === eventId) ?? []
  return <MyTaskList teamId={teamId} assignments={mine} />
}

interface TasksOfMineProps {
  readonly teamId: string
  readonly assignments: readonly TaskAssignment[]
}

/** Fetches the names of tasks only if one is assigned to the reader. */
export function MyTaskList({ teamId, assignments }: TasksOfMineProps) {
  const actor = useActor()
  const mine = assignments.filter(({ memberId }) => represents(actor, memberId))
  return mine.length > 0 && <Brought teamId={teamId} mine={mine} />
}

interface BroughtProps {
  readonly teamId: string
  readonly mine: readonly TaskAssignment[]
}

function Brought({ teamId, mine }: BroughtProps) {
  const text = useText('attendance').tasks
  const actor = useActor()
  const nameOf = useTaskName()
  const tasks = useTasksAt(teamId, mine)
  const people = Map.groupBy(mine, ({ memberId }) => memberId)

  function wordsOf(held: readonly TaskAssignment[]): string {
    const names = tasks.filter(({ id }) => held.some((one) => one.taskId === id)).map(nameOf)
    return names.join(', ')
  }

  return [...people].map(([memberId, held]) => (
    <p key={memberId} className="mt-2 flex items-center gap-2 [&_svg]:size-4.5 [&_svg]:shrink-0">
      <Backpack aria-hidden />
      <span className="min-w-0 wrap-anywhere">
        {memberId === actor.memberId
          ? text.youBring(wordsOf(held))
          : text.brings(held[0]?.firstName ?? '', wordsOf(held))}
      </span>
    </p>
  ))
}
