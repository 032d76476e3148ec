import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

interface DeclineDialogProps {
  readonly names: string
  readonly isBusy: boolean
  /** Why it didn’t work, if it was tried. */
  readonly problem: string | undefined
  readonly onClose: () => void
  readonly onDecline: (message: string) => void
}

/** A polite letter, with words of the club's own, which stay until they are sent. */
export function DeclineDialog(props: DeclineDialogProps) {
  const { names, isBusy, problem, onClose, onDecline } = props
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
      {problem !== undefined && <Banner tone="danger">{problem}</Banner>}
      <DialogActions>
        <Button variant="danger" busy={isBusy} onClick={() => onDecline(message.trim())}>
          {text.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
