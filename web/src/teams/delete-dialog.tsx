import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

import { useDeleteClub, useDeleteTeam } from './api/mine.ts'
import type { AboutDialogProps } from './leave-dialog.tsx'

/** Asks to type the name, because deleting affects everyone. */
export function DeleteDialog({ about, open, onClose, onDone }: AboutDialogProps) {
  const text = useText('teams').mine
  const { errors } = useText('wire')
  const toast = useToast()
  const callbacks = {
    onSuccess: () => {
      toast({ title: about.isClub ? text.clubDeleted : text.teamDeleted })
      onClose()
      onDone?.()
    },
    // On an error, the dialog stays open with the typed name.
    onError: () => undefined,
  }
  const team = useDeleteTeam(callbacks)
  const club = useDeleteClub(callbacks)
  const remove = about.isClub ? club : team

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text.deleteTitle(about.name)}
      confirmLabel={about.isClub ? text.deleteClub : text.deleteTeam}
      onConfirm={() => remove.mutate({ id: about.id, typedName: about.name })}
      busy={remove.isPending}
      busyLabel={text.deleting}
      typedName={about.name}
    >
      {about.isClub ? text.deleteClubText : text.deleteTeamText} {text.booksFirst}
      {remove.isError && (
        <Banner tone="danger" title={about.isClub ? text.deleteClubFailed : text.deleteTeamFailed}>
          {errors[codeOf(remove.error)]}
        </Banner>
      )}
    </ConfirmDialog>
  )
}
