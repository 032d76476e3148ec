import type { Task } from '@touchline/contract/teams/shapes/belongings'
import { may } from '@touchline/domain/teams/permissions'
import { ListChecks, Plus } from 'lucide-react'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

import { useRemoveTask, useTasks } from './api/belongings.ts'
import { EntryMenu, SettingsList } from './settings-list.tsx'
import { TaskDialog } from './task-dialog.tsx'
import { TaskPresets } from './task-presets.tsx'
import { TasksTable } from './tasks-table.tsx'
import { useActor } from './team-context.tsx'
import { useTaskName } from './use-task-name.ts'

export function TasksSection({ teamId }: { teamId: string }) {
  const words = useText('teams')
  const text = words.settings
  const tasks = useTasks(teamId)
  const removal = useRemoveTask(teamId)
  const [edited, edit] = useState<Task | 'new'>()
  const refusal = may(useActor(), 'tasks.edit') ? undefined : words.onlyStaff
  const nameOf = useTaskName()
  const add = (
    <Button icon={<Plus aria-hidden />} refusal={refusal} onClick={() => edit('new')}>
      {text.createTask}
    </Button>
  )
  const menuOf = (task: Task) => (
    <EntryMenu
      entry={{ id: task.id, name: nameOf(task) }}
      onEdit={() => edit(task)}
      removal={removal}
      removeText={text.removeTaskText}
      refusal={refusal}
    />
  )
  return (
    <>
      <SettingsList
        title={text.tasks}
        list={tasks}
        action={add}
        empty={<EmptyState icon={<ListChecks aria-hidden />} title={text.noTasks} action={add} />}
      >
        {(rows) => <TasksTable rows={rows} nameOf={nameOf} menuOf={menuOf} />}
      </SettingsList>
      {refusal === undefined && tasks.data && <TaskPresets teamId={teamId} tasks={tasks.data} />}
      {edited && <TaskDialog teamId={teamId} edited={edited} onClose={() => edit(undefined)} />}
    </>
  )
}
