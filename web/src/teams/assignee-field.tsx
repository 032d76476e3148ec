import type { Assignee } from '@touchline/contract/teams/shapes/belongings'

import { PremiumRefusal } from '#web/entitlements/premium-refusal.tsx'
import { usePremiumRefusal } from '#web/entitlements/use-premium-refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Combobox } from '#web/ui/combobox.tsx'

import { useAssignable } from './api/belongings.ts'
import { assigneeName } from './assignee-name.ts'
import { useTeam } from './team-context.tsx'

interface AssigneeFieldProps {
  readonly teamId: string
  /** The current assignee. */
  readonly given: Assignee | null
  readonly value: string | null
  readonly onChange: (memberId: string | null) => void
}

/** Assigns a task to a member. Without Premium it can only be removed. */
export function AssigneeField({ teamId, given, value, onChange }: AssigneeFieldProps) {
  const text = useText('teams').settings
  const { data: assignable = [] } = useAssignable(teamId)
  const refusal = usePremiumRefusal(useTeam().entitlement, 'task_assignment')
  if (refusal !== undefined && given === null)
    return <PremiumRefusal refusal={refusal} teamId={teamId} />

  const people = refusal !== undefined && given !== null ? [given] : assignable
  return (
    <Combobox
      label={text.assignTo}
      placeholder={text.selectMember}
      description={refusal}
      options={[
        ...(value === null ? [] : [{ value: '', label: text.nobody }]),
        ...people.map((person) => ({ value: person.memberId, label: assigneeName(person) })),
      ]}
      value={value}
      onChange={(memberId) => onChange(memberId === '' ? null : memberId)}
    />
  )
}
