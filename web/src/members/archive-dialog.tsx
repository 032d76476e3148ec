import type { Member } from '@touchline/contract/members/shapes'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

import { useArchiveMembers } from './api/roster.ts'
import { fullName } from './roster-view.ts'
import { useComplaint } from './use-complaint.ts'

interface ArchiveDialogProps {
  readonly teamId: string
  /** Nobody: the dialog is closed. */
  readonly members: readonly Member[]
  readonly onClose: () => void
  readonly onDone: () => void
}

export function ArchiveDialog({ teamId, members, onClose, onDone }: ArchiveDialogProps) {
  const text = useText('members')
  const { list } = useFormat()
  const toast = useToast()
  const complain = useComplaint()
  const archive = useArchiveMembers(teamId)
  const names =
    members.length > 3 ? text.count(members.length) : list(members.map((one) => fullName(one)))

  function confirm() {
    const ids = members.map(({ id }) => id)
    archive.mutate(ids, {
      onSuccess: () => {
        toast({ title: text.profile.archived(names) })
        onDone()
      },
      onError: (error) => {
        complain(error)
        onClose()
      },
    })
  }

  return (
    <ConfirmDialog
      open={members.length > 0}
      onOpenChange={(open) => !open && onClose()}
      title={text.profile.archiveTitle(names)}
      confirmLabel={text.archive}
      onConfirm={confirm}
      busy={archive.isPending}
    >
      {text.profile.archiveText}
    </ConfirmDialog>
  )
}
