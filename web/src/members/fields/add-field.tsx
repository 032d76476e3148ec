import { maxCustomFields } from '@touchline/domain/members/custom-fields'
import { mayEditFields } from '@touchline/domain/members/permissions'
import { Plus } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Button } from '#web/ui/button.tsx'

interface AddFieldProps {
  /** Undefined until loaded. */
  readonly count: number | undefined
  readonly onAdd: () => void
}

export function AddField({ count, onAdd }: AddFieldProps) {
  const { fields: text, refusals } = useText('members')
  const actor = useActor()
  if (count === undefined) return null
  const full = count >= maxCustomFields ? text.full(maxCustomFields) : undefined
  return (
    <Button
      variant="primary"
      icon={<Plus aria-hidden />}
      refusal={mayEditFields(actor) ? full : refusals.onlyAdmins}
      onClick={onAdd}
    >
      {text.add}
    </Button>
  )
}
