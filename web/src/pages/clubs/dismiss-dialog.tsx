import type { ClubPage } from '@touchline/contract/clubs/shapes'

import { useDismissManager } from '#web/clubs/api/club.ts'
import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

interface DismissDialogProps {
  readonly clubId: string
  readonly manager: ClubPage['managers'][number]
  readonly onClose: () => void
}

export function DismissDialog({ clubId, manager, onClose }: DismissDialogProps) {
  const text = useText('clubs').page
  const { errors } = useText('wire')
  const toast = useToast()
  const dismiss = useDismissManager(clubId)
  const name = `${manager.firstName} ${manager.lastName}`

  function confirm() {
    dismiss.mutate(manager.accountId, {
      onSuccess: () => toast({ title: text.dismissed(name) }),
      onError: (error) => toast({ title: errors[codeOf(error)], tone: 'error' }),
      onSettled: onClose,
    })
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text.dismissTitle(name)}
      confirmLabel={text.dismissConfirm}
      onConfirm={confirm}
      busy={dismiss.isPending}
    >
      {text.dismissText}
    </ConfirmDialog>
  )
}
