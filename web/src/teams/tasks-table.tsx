import type { Task } from '@touchline/contract/teams/shapes/belongings'
import type { PresetTask } from '@touchline/domain/teams/tasks'
import {
  Car,
  ClipboardCheck,
  Crown,
  Flag,
  GlassWater,
  HeartPulse,
  type LucideIcon,
  Shirt,
  Utensils,
  Volleyball,
  WashingMachine,
} from 'lucide-react'
import type { ReactNode } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { DataTable } from '#web/ui/data-table.tsx'

import { assigneeName } from './assignee-name.ts'

interface TasksTableProps {
  readonly rows: readonly Task[]
  readonly nameOf: (task: Task) => string
  readonly menuOf: (task: Task) => ReactNode
}

export function TasksTable({ rows, nameOf, menuOf }: TasksTableProps) {
  const text = useText('teams').settings
  return (
    <DataTable
      caption={text.tasks}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          header: text.taskName,
          phone: 'title',
          cell: (task) => (
            <span className="flex items-center gap-3">
              <TaskIcon task={task} />
              <span className="min-w-0">
                <span className="block wrap-anywhere">{nameOf(task)}</span>
                {task.description && (
                  <span className="block text-s wrap-anywhere text-muted">{task.description}</span>
                )}
                {task.assignee && (
                  <span className="block text-s wrap-anywhere">
                    {text.assignedTo(assigneeName(task.assignee))}
                  </span>
                )}
              </span>
            </span>
          ),
        },
        { key: 'more', header: text.more, align: 'end', phone: 'aside', cell: menuOf },
      ]}
    />
  )
}

const icons: Record<PresetTask, LucideIcon> = {
  balls: Volleyball,
  water_bottles: GlassWater,
  captain: Crown,
  laundry: WashingMachine,
  jerseys: Shirt,
  car: Car,
  food: Utensils,
  referee: Flag,
  first_aid: HeartPulse,
}

function TaskIcon({ task }: { task: Task }) {
  const Icon = task.preset ? icons[task.preset] : ClipboardCheck
  return <Icon aria-hidden className="size-5 shrink-0 text-muted" />
}
