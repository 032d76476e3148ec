import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

import { useLeaveClub, useLeaveTeam } from './api/mine.ts'

export interface AboutDialogProps {
  readonly about: { readonly id: string; readonly name: string; readonly isClub: boolean }
  readonly open: boolean
  readonly onClose: () => void
  /** Where the page itself is gone afterwards. */
  readonly onDone?: (() => void) | undefined
}

export function LeaveDialog({ about, open, onClose, onDone }: AboutDialogProps) {
  const text = useText('teams').mine
  const { errors } = useText('wire')
  const toast = useToast()
  const team = useLeaveTeam()
  const club = useLeaveClub()
  const leave = about.isClub ? club : team

  function confirm() {
    leave.mutate(about.id, {
      onSuccess: () => {
        toast({ title: text.left(about.name) })
        onClose()
        onDone?.()
      },
      onError: (error) => {
        toast({ title: errors[codeOf(error)], tone: 'error' })
        onClose()
      },
    })
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text.leaveTitle(about.name)}
      confirmLabel={text.leave}
      onConfirm={confirm}
      busy={leave.isPending}
      busyLabel={text.leaving}
    >
      {about.isClub ? text.leaveClubText : text.leaveTeamText}
    </ConfirmDialog>
  )
}
