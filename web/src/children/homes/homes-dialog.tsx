import type { ChildHomes, HomePlan } from '@touchline/contract/children/shapes/homes'
import { useState } from 'react'

import { fieldsOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { EntryDialog } from '#web/teams/entry-dialog.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Select } from '#web/ui/select.tsx'

import { useProposeHomes } from '../api/homes.ts'
import { PlanFields } from './plan-fields.tsx'
import { problemsOf } from './plan-problems.ts'
import { useHomesForm } from './use-homes-form.ts'

interface HomesDialogProps {
  readonly child: ChildHomes
  /** The plan to change. */
  readonly base: HomePlan | undefined
  readonly onClose: () => void
}

/** A form for the days, the start and the hand-over. */
export function HomesDialog({ child, base, onClose }: HomesDialogProps) {
  const text = useText('children').homes
  const toast = useToast()
  const { teamId } = useActor()
  const save = useProposeHomes({ teamId, memberId: child.memberId })
  const form = useHomesForm(child, base)
  const { plan, other, others, set } = form
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})

  return (
    <EntryDialog
      title={text.title}
      description={text.hint(other?.firstName ?? '')}
      submitLabel={text.send}
      save={save}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        const found = problemsOf(plan)
        setProblems(found)
        if (Object.keys(found).length > 0) return
        const onSuccess = () => {
          toast({ title: text.sent(other?.firstName ?? '') })
          onClose()
        }
        save.mutate({ plan, replaces: child.proposed?.id ?? null }, { onSuccess })
      }}
    >
      {others.length > 1 && base === undefined && (
        <Select
          label={text.otherParent}
          options={others.map(({ id, firstName }) => ({ value: id, label: firstName }))}
          value={other?.id}
          onChange={(otherId) => set({ otherId })}
        />
      )}
      <PlanFields child={child} form={form} problems={{ ...fieldsOf(save.error), ...problems }} />
    </EntryDialog>
  )
}
