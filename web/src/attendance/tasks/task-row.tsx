import type { TaskAssignment } from '@touchline/contract/attendance/shapes/tasks'
import type { Task } from '@touchline/contract/teams/shapes/belongings'
import { may } from '@touchline/domain/teams/permissions'

import { usePremiumRefusal } from '#web/entitlements/use-premium-refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useAssignable } from '#web/teams/api/belongings.ts'
import { assigneeName } from '#web/teams/assignee-name.ts'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { useTaskName } from '#web/teams/use-task-name.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Combobox } from '#web/ui/combobox.tsx'
import { cx } from '#web/ui/cx.ts'

import type { EventPlace } from '../api/tasks.ts'
import { TaskClaimButton } from './task-claim-button.tsx'

interface TaskRowProps {
  readonly task: Task
  readonly place: EventPlace
  readonly held: TaskAssignment | undefined
  readonly isOver: boolean
  readonly onAssign: (memberId: string | null) => void
}

/** A task, who does it, and what the reader can do with it. */
export function TaskRow(props: TaskRowProps) {
  const nameOf = useTaskName()
  const isStaff = may(useActor(), 'tasks.assign')
  const { task, isOver } = props
  return (
    <li className="grid grid-cols-1 items-center gap-x-4 gap-y-2 border-b border-line py-2.5 last:border-0 sm:grid-cols-[minmax(0,1fr)_min(16rem,55%)]">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{nameOf(task)}</p>
        {task.description && <p className="text-s wrap-anywhere">{task.description}</p>}
        <WhoDoesIt {...props} />
      </div>
      {!isOver && (
        <div className="no-print grid min-w-0 gap-2 sm:justify-items-end">
          {isStaff && <Chooser {...props} />}
          <TaskClaimButton {...props} />
        </div>
      )}
    </li>
  )
}

function WhoDoesIt({ task, held, isOver }: TaskRowProps) {
  const text = useText('attendance').tasks
  const isStaff = may(useActor(), 'tasks.assign')
  return (
    <p className="flex flex-wrap items-center gap-2 text-s text-muted">
      <span className={cx('min-w-0 wrap-anywhere', isStaff && 'hidden print:inline')}>
        {held ? assigneeName(held) : text.nobody}
      </span>
      {!held && task.assignee && (
        <span className="min-w-0 wrap-anywhere">{text.usually(assigneeName(task.assignee))}</span>
      )}
      {held?.isOffered && !isOver && <Badge tone="warning">{text.offered}</Badge>}
    </p>
  )
}

/** Staff assign a task to any member; without Premium they can only reassign it. */
function Chooser({ task, place, held, onAssign }: TaskRowProps) {
  const text = useText('attendance').tasks
  const nameOf = useTaskName()
  const { data: people = [] } = useAssignable(place.teamId)
  const refusal = usePremiumRefusal(useTeam().entitlement, 'task_assignment')
  return (
    <Combobox
      label={text.assign(nameOf(task))}
      labelHidden
      placeholder={text.nobody}
      disabled={refusal !== undefined && held === undefined}
      className="w-full"
      options={[
        ...(held === undefined ? [] : [{ value: nobody, label: text.nobody }]),
        ...people.map((person) => ({ value: person.memberId, label: assigneeName(person) })),
      ]}
      value={held?.memberId ?? null}
      onChange={(memberId) => onAssign(memberId === nobody ? null : memberId)}
    />
  )
}

const nobody = ''
