import type { ClubPage } from '@touchline/contract/clubs/shapes'

import { useChangeRoles } from '#web/clubs/api/club.ts'
import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

interface RemoveStaffDialogProps {
  readonly clubId: string
  readonly person: ClubPage['staff'][number]
  readonly onClose: () => void
}

export function RemoveStaffDialog({ clubId, person, onClose }: RemoveStaffDialogProps) {
  const text = useText('clubRoles')
  const { errors } = useText('wire')
  const toast = useToast()
  const remove = useChangeRoles(clubId)
  const name = `${person.firstName} ${person.lastName}`

  function confirm() {
    remove.mutate(
      { accountId: person.accountId, roles: [] },
      {
        onSuccess: () => toast({ title: text.removed(name) }),
        onError: (error) => toast({ title: errors[codeOf(error)], tone: 'error' }),
        onSettled: onClose,
      },
    )
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text.removeTitle(name)}
      confirmLabel={text.removeConfirm}
      onConfirm={confirm}
      busy={remove.isPending}
    >
      {text.removeText}
    </ConfirmDialog>
  )
}
