import type { ClubDocument } from '@touchline/contract/clubs/shapes/documents'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

import { useRemoveClubDocument } from './api.ts'

interface RemoveDocumentDialogProps {
  readonly clubId: string
  readonly document: ClubDocument | undefined
  readonly onClose: () => void
}

/** Asks before deleting a document for all teams. */
export function RemoveDocumentDialog({ clubId, document, onClose }: RemoveDocumentDialogProps) {
  const text = useText('clubDocuments')
  const { errors } = useText('wire')
  const toast = useToast()
  const remove = useRemoveClubDocument(clubId)

  function confirm() {
    if (document === undefined) return
    remove.mutate(document.id, {
      onSuccess: () => toast({ title: text.removed }),
      onError: (error) => toast({ title: errors[codeOf(error)], tone: 'error' }),
      onSettled: onClose,
    })
  }

  return (
    <ConfirmDialog
      open={document !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text.removeTitle}
      confirmLabel={text.remove}
      onConfirm={confirm}
      busy={remove.isPending}
    >
      {document && text.removeText(document.name)}
    </ConfirmDialog>
  )
}
