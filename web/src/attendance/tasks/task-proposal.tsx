import { isolated } from '@touchline/domain/values/isolated'
import { useState } from 'react'

import { LoadErrorState } from '#web/events/load-error-state.tsx'
import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useColon } from '#web/platform/language/use-colon.ts'
import { useTasks } from '#web/teams/api/belongings.ts'
import { assigneeName } from '#web/teams/assignee-name.ts'
import { useTaskName } from '#web/teams/use-task-name.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { type EventPlace, useAssignTasks, useTaskProposal } from '../api/tasks.ts'

interface TaskProposalProps {
  readonly place: EventPlace
  readonly onEnd: () => void
}

/** A proposed person for each task; tasks that aren't needed can be left out. */
export function TaskProposal({ place, onEnd }: TaskProposalProps) {
  const text = useText('attendance').tasks
  const colon = useColon()
  const { loading } = useText('wire')
  const complain = useErrorToast()
  const query = useTaskProposal(place)
  const assign = useAssignTasks(place)
  const named = useNamedTasks(place.teamId)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())

  if (query.isPending) return <SkeletonRows label={loading} />
  if (query.isError) return <LoadErrorState query={query} />
  if (query.data.length === 0) return <p className="text-muted">{text.nothing}</p>
  const chosen = query.data.filter(({ taskId }) => !left.has(taskId))

  function give() {
    const assignments = chosen.map(({ taskId, memberId }) => ({ taskId, memberId }))
    assign.mutate(assignments, { onSuccess: onEnd, onError: complain })
  }

  return (
    <>
      <div className="grid gap-1">
        {query.data.map((one) => (
          <Checkbox
            key={one.taskId}
            label={`${isolated(named.get(one.taskId) ?? '')}${colon} ${assigneeName(one)}`}
            value={!left.has(one.taskId)}
            onChange={(isChosen) => setLeft(without(left, one.taskId, isChosen))}
          />
        ))}
      </div>
      <Button
        variant="primary"
        className="mt-4"
        refusal={chosen.length === 0 ? text.pickOne : undefined}
        busy={assign.isPending}
        onClick={give}
      >
        {text.give}
      </Button>
    </>
  )
}

function without(left: ReadonlySet<string>, id: string, isChosen: boolean): ReadonlySet<string> {
  const next = new Set(left)
  if (isChosen) next.delete(id)
  else next.add(id)
  return next
}

function useNamedTasks(teamId: string): ReadonlyMap<string, string> {
  const nameOf = useTaskName()
  const tasks = useTasks(teamId).data ?? []
  return new Map(tasks.map((task) => [task.id, nameOf(task)]))
}
