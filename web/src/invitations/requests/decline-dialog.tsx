import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

interface DeclineDialogProps {
  readonly name: string
  /** True if the requester is a minor: staff can't write to minors. */
  readonly isMinor: boolean
  readonly open: boolean
  readonly busy: boolean
  readonly onClose: () => void
  readonly onDecline: (note: string) => void
}

export function DeclineDialog({
  name,
  isMinor,
  open,
  busy,
  onClose,
  onDecline,
}: DeclineDialogProps) {
  const { requests: text, words } = useText('invitations')
  const [note, setNote] = useState('')
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text.declineTitle(name)}
      confirmLabel={text.decline}
      busy={busy}
      onConfirm={() => {
        onDecline(note)
        onClose()
      }}
    >
      <TextArea
        label={text.note}
        description={isMinor ? words.notToMinors : undefined}
        disabled={isMinor}
        maxLength={300}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </ConfirmDialog>
  )
}
