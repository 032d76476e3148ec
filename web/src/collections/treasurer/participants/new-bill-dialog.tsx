import { useText } from '#web/platform/language/language.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

import { useCollectionPlace } from '../use-collection-place.ts'
import { NewBillForm, type NewBillFormProps } from './new-bill-form.tsx'

interface NewBillDialogProps extends Pick<
  NewBillFormProps,
  'collectionKey' | 'collection' | 'memberId'
> {
  readonly onClose: () => void
}

/** Creates a bill for someone who doesn't use the form, then opens it. */
export function NewBillDialog({ onClose, ...form }: NewBillDialogProps) {
  const text = useText('treasurer').newBill
  const { go } = useCollectionPlace()
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={text.title}
      description={text.text}
      size="s"
    >
      <NewBillForm
        {...form}
        onCancel={onClose}
        onWritten={(billId) => {
          onClose()
          go({ bill: billId })
        }}
      />
    </Dialog>
  )
}
