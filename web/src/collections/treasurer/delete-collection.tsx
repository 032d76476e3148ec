import type { CollectionShape } from '@touchline/contract/collections/shapes/collection'
import { useNavigate } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

import { useRemoveCollection } from '../api.ts'

interface DeleteCollectionProps {
  readonly teamId: string
  readonly collection: CollectionShape
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** Confirms deleting a collection without bills. */
export function DeleteCollection({ teamId, collection, ...dialog }: DeleteCollectionProps) {
  const text = useText('treasurer').head
  const draft = useText('collections')
  const words = collection.state === 'draft' ? draft : text
  const wire = useText('wire')
  const toast = useToast()
  const complain = useErrorToast()
  const navigate = useNavigate()
  const remove = useRemoveCollection(teamId, collection.id)

  function leave() {
    toast({ title: words.deleted })
    void navigate(paths.collections(teamId))
  }

  return (
    <ConfirmDialog
      {...dialog}
      title={words.deleteTitle}
      confirmLabel={wire.delete}
      busy={remove.isPending}
      busyLabel={draft.deleting}
      onConfirm={() => void remove.mutateAsync().then(leave, complain)}
    >
      {words.deleteText}
    </ConfirmDialog>
  )
}
