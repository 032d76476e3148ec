import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

interface DeclineDialogProps {
  readonly names: string
  readonly onClose: () => void
  readonly onDecline: (message: string) => void
}

/** A polite letter, with words of the club's own. */
export function DeclineDialog({ names, onClose, onDecline }: DeclineDialogProps) {
  const { declining: text } = useText('registrations')
  const [message, setMessage] = useState('')
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={text.title(names)}
      description={text.text}
      size="s"
    >
      <TextArea
        label={text.message}
        optional
        maxLength={1000}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
      <DialogActions>
        <Button variant="danger" onClick={() => onDecline(message.trim())}>
          {text.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
