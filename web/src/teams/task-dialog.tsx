import { zodResolver } from '@hookform/resolvers/zod'
import { type Task, taskFields, type TaskFields } from '@touchline/contract/teams/shapes/belongings'
import { useForm } from 'react-hook-form'

import { useText } from '#web/platform/language/language.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { useSaveTask } from './api/belongings.ts'
import { EntryDialog } from './entry-dialog.tsx'

interface TaskDialogProps {
  readonly teamId: string
  readonly edited: Task | 'new'
  readonly onClose: () => void
}

export function TaskDialog({ teamId, edited, onClose }: TaskDialogProps) {
  const text = useText('teams').settings
  const save = useSaveTask(teamId)
  const task = edited === 'new' ? undefined : edited
  const { register, handleSubmit, formState } = useForm<TaskFields>({
    resolver: zodResolver(taskFields),
    defaultValues: fieldsOf(task),
  })
  const keep = (fields: TaskFields) => save.mutate({ id: task?.id, fields }, { onSuccess: onClose })

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
    </EntryDialog>
  )
}

function fieldsOf(task: Task | undefined): TaskFields {
  return { name: task?.name ?? '', description: task?.description ?? '' }
}
