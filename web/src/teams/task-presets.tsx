import type { Task } from '@touchline/contract/teams/shapes/belongings'
import { presetTasks } from '@touchline/domain/teams/tasks'
import { Plus } from 'lucide-react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Button } from '#web/ui/button.tsx'

import { useSaveTask } from './api/belongings.ts'

interface TaskPresetsProps {
  readonly teamId: string
  /** Tasks the team uses already. */
  readonly tasks: readonly Task[]
}

/** Offers preset tasks; one tap adds one. */
export function TaskPresets({ teamId, tasks }: TaskPresetsProps) {
  const { tasks: names, settings: text } = useText('teams')
  const { errors } = useText('wire')
  const toast = useToast()
  const save = useSaveTask(teamId)
  const used = new Set(tasks.map(({ preset }) => preset))
  const offered = presetTasks.filter((preset) => !used.has(preset))
  if (offered.length === 0) return null
  return (
    <section className="mt-4">
      <h3 className="mb-2 text-s text-muted">{text.taskPresets}</h3>
      <div className="flex flex-wrap gap-2">
        {offered.map((name) => (
          <Button
            key={name}
            size="s"
            icon={<Plus aria-hidden />}
            disabled={save.isPending}
            onClick={() =>
              save.mutate(
                { id: undefined, fields: { name, description: '', assigneeId: null } },
                {
                  onError: (error) => toast({ title: errors[codeOf(error)], tone: 'error' }),
                },
              )
            }
          >
            {names[name]}
          </Button>
        ))}
      </div>
    </section>
  )
}
