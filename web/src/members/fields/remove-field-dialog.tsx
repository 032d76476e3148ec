import type { CustomFieldOnWire } from '@touchline/contract/members/shapes/fields'

import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

import { useRemoveField } from '../api/fields.ts'
import { useErrorToast } from '../use-error-toast.ts'

interface RemoveFieldDialogProps {
  readonly field: CustomFieldOnWire | undefined
  readonly onClose: () => void
}

/** Confirms the deletion and says how many values are lost. */
export function RemoveFieldDialog({ field, onClose }: RemoveFieldDialogProps) {
  const text = useText('members').fields
  const { teamId } = useActor()
  const toast = useToast()
  const complain = useErrorToast()
  const remove = useRemoveField(teamId)

  function confirm() {
    if (!field) return
    remove.mutate(field.id, {
      onSuccess: () => toast({ title: text.removed }),
      onError: complain,
      onSettled: onClose,
    })
  }

  return (
    <ConfirmDialog
      open={field !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={field ? text.removeTitle(field.name) : ''}
      confirmLabel={text.removeConfirm}
      onConfirm={confirm}
      busy={remove.isPending}
    >
      {field && text.removeText(field.valueCount ?? 0)}
    </ConfirmDialog>
  )
}
