import type { MemberFile } from '@touchline/contract/members/shapes/files'

import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

import { useRemoveFile } from '../api/files.ts'
import type { MemberKey } from '../api/member.ts'
import { useErrorToast } from '../use-error-toast.ts'

interface RemoveFileDialogProps {
  readonly member: MemberKey
  readonly file: MemberFile | undefined
  readonly onClose: () => void
}

/** Asks before deleting a document for everyone. */
export function RemoveFileDialog({ member, file, onClose }: RemoveFileDialogProps) {
  const text = useText('memberFiles')
  const toast = useToast()
  const complain = useErrorToast()
  const remove = useRemoveFile(member)

  function confirm() {
    if (file === undefined) return
    remove.mutate(file.id, {
      onSuccess: () => toast({ title: text.removed }),
      onError: complain,
      onSettled: onClose,
    })
  }

  return (
    <ConfirmDialog
      open={file !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={text.removeTitle}
      confirmLabel={text.removeConfirm}
      onConfirm={confirm}
      busy={remove.isPending}
    >
      {file && text.removeText(file.title || text.kinds[file.kind])}
    </ConfirmDialog>
  )
}
