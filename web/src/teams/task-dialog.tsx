import type { Task, TaskFields } from '@touchline/contract/teams/shapes/belongings'
import { Controller, useForm } from 'react-hook-form'

import { createResolver } from '#web/platform/forms/create-resolver.ts'
import { useText } from '#web/platform/language/language.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { useSaveTask } from './api/belongings.ts'
import { AssigneeField } from './assignee-field.tsx'
import { EntryDialog } from './entry-dialog.tsx'
import { useTaskName } from './use-task-name.ts'

interface TaskDialogProps {
  readonly teamId: string
  readonly edited: Task | 'new'
  readonly onClose: () => void
}

export function TaskDialog({ teamId, edited, onClose }: TaskDialogProps) {
  const text = useText('teams').settings
  const save = useSaveTask(teamId)
  const task = edited === 'new' ? undefined : edited
  const shownName = useShownName(task)
  const form = useForm<TaskFields>({
    resolver: createResolver(
      async () => (await import('@touchline/contract/teams/shapes/belongings')).taskFields,
    ),
    defaultValues: {
      name: shownName,
      description: task?.description ?? '',
      assigneeId: task?.assignee?.memberId ?? null,
    },
  })
  const { register, handleSubmit, formState } = form

  function keep(fields: TaskFields) {
    // A preset stays one if its name wasn't changed.
    const name = task && fields.name === shownName ? task.name : fields.name
    save.mutate({ id: task?.id, fields: { ...fields, name } }, { onSuccess: onClose })
  }

  return (
    <EntryDialog
      {...(task
        ? { title: text.editTask }
        : { title: text.createTask, description: text.createTaskText, submitLabel: text.create })}
      save={save}
      onClose={onClose}
      onSubmit={(event) => void handleSubmit(keep)(event)}
    >
      <TextField
        {...register('name')}
        label={text.taskNameField}
        required
        maxLength={80}
        autoComplete="off"
        error={formState.errors.name && text.taskNameRequired}
      />
      <TextArea
        {...register('description')}
        label={text.description}
        error={formState.errors.description && text.problems.other}
      />
      <Controller
        control={form.control}
        name="assigneeId"
        render={({ field: { value, onChange } }) => (
          <AssigneeField
            teamId={teamId}
            given={task?.assignee ?? null}
            value={value ?? null}
            onChange={onChange}
          />
        )}
      />
    </EntryDialog>
  )
}

function useShownName(task: Task | undefined): string {
  const nameOf = useTaskName()
  return task === undefined ? '' : nameOf(task)
}
