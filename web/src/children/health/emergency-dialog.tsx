import { isStaffFor } from '@touchline/domain/teams/actor'
import { Siren } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { useColon } from '#web/platform/language/use-colon.ts'
import { useActor } from '#web/teams/team-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

import type { MemberKey } from '../api/health.ts'
import { EmergencyFacts } from './logged-facts.tsx'

interface EmergencyButtonProps {
  readonly memberId: string
  readonly name: string
}

/** One tap from a profile to the emergency contacts. */
export function EmergencyButton({ memberId, name }: EmergencyButtonProps) {
  const colon = useColon()
  const text = useText('health').view
  const actor = useActor()
  if (!isStaffFor(actor, memberId)) return null
  return (
    <Dialog
      title={`${text.emergency}${colon} ${name}`}
      trigger={<Button icon={<Siren aria-hidden />}>{text.emergency}</Button>}
    >
      <EmergencyFacts of={{ teamId: actor.teamId, memberId }} />
    </Dialog>
  )
}

interface EmergencyDialogProps {
  readonly of: MemberKey
  readonly name: string
  readonly onClose: () => void
}

export function EmergencyDialog({ of, name, onClose }: EmergencyDialogProps) {
  const colon = useColon()
  const text = useText('health').view
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${text.emergency}${colon} ${name}`}
    >
      <EmergencyFacts of={of} />
    </Dialog>
  )
}
