import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

import { useLeaveClub, useLeaveTeam } from './api/mine.ts'

export interface AboutDialogProps {
  readonly about: { readonly id: string; readonly name: string; readonly isClub: boolean }
  readonly open: boolean
  readonly onClose: () => void
  /** Set if the current page is gone afterwards. */
  readonly onDone?: (() => void) | undefined
}

interface LeaveDialogProps extends AboutDialogProps {
  /** Explains what leaving means, if it affects more than one team or club. */
  readonly explained?: string | undefined
}

export function LeaveDialog({ about, open, onClose, onDone, explained }: LeaveDialogProps) {
  const text = useText('teams').mine
  const { errors } = useText('wire')
  const toast = useToast()
  const callbacks = {
    onSuccess: () => {
      toast({ title: text.left(about.name) })
      onClose()
      onDone?.()
    },
    onError: (error: unknown) => {
      toast({ title: errors[codeOf(error)], tone: 'error' })
      onClose()
    },
  }
  const team = useLeaveTeam(callbacks)
  const club = useLeaveClub(callbacks)
  const leave = about.isClub ? club : team

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text.leaveTitle(about.name)}
      confirmLabel={text.leave}
      onConfirm={() => leave.mutate(about.id)}
      busy={leave.isPending}
      busyLabel={text.leaving}
    >
      {explained ?? (about.isClub ? text.leaveClubText : text.leaveTeamText)}
    </ConfirmDialog>
  )
}
