import type { ChildHomes } from '@touchline/contract/children/shapes/homes'

import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

import { useEndHomes } from '../api/homes.ts'

interface EndHomesDialogProps {
  readonly child: Pick<ChildHomes, 'memberId' | 'firstName'>
  /** The plan to end; undefined while the dialog is closed. */
  readonly planId: string | undefined
  readonly onClose: () => void
}

export function EndHomesDialog({ child, planId, onClose }: EndHomesDialogProps) {
  const text = useText('children').homes
  const toast = useToast()
  const complain = useErrorToast()
  const { teamId } = useActor()
  const end = useEndHomes({ teamId, memberId: child.memberId })

  function confirm() {
    if (planId === undefined) return
    end.mutate(planId, {
      onSuccess: () => {
        toast({ title: text.ended })
        onClose()
      },
      onError: complain,
    })
  }

  return (
    <ConfirmDialog
      open={planId !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={text.endTitle(child.firstName)}
      confirmLabel={text.end}
      onConfirm={confirm}
      busy={end.isPending}
    >
      {text.endText}
    </ConfirmDialog>
  )
}
