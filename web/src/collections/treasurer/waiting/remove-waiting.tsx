import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useText } from '#web/platform/language/language.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

import type { BillKey, CollectionKey } from '../api/keys.ts'
import { useMoveWaiting } from '../api/waiting-list.ts'

interface RemoveWaitingProps extends Pick<BillKey, 'billId'> {
  readonly collectionKey: CollectionKey
  readonly name: string
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** Confirms taking someone off the waiting list, who is emailed. */
export function RemoveWaiting({ collectionKey, billId, name, ...dialog }: RemoveWaitingProps) {
  const text = useText('treasurer').waiting
  const complain = useErrorToast()
  const { mutateAsync, isPending } = useMoveWaiting(collectionKey)
  return (
    <ConfirmDialog
      {...dialog}
      title={text.removeTitle(name)}
      confirmLabel={text.remove}
      busy={isPending}
      busyLabel={text.removing}
      onConfirm={() =>
        void mutateAsync({ billId, move: 'removed' }).then(
          () => dialog.onOpenChange(false),
          complain,
        )
      }
    >
      {text.removeText}
    </ConfirmDialog>
  )
}
