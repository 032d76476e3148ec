import type { EventPage } from '@touchline/contract/events/shapes/event'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

import { useCancelEvent } from './api/event.ts'
import { useFormProblem } from './use-form-problem.ts'

interface CancelDialogProps {
  readonly event: EventPage
  readonly onClose: () => void
}

/** Says what cancelling means, and takes the reason for everybody to read. */
export function CancelDialog({ event, onClose }: CancelDialogProps) {
  const { page: text } = useText('events')
  const toast = useToast()
  const [reason, setReason] = useState('')
  const cancel = useCancelEvent(event.teamId, event.id)
  const problem = useFormProblem(cancel.error)

  function confirm() {
    cancel.mutate(reason.trim() || null, {
      onSuccess: () => {
        toast({ title: text.cancelled })
        onClose()
      },
    })
  }

  return (
    <Dialog
      open
      size="s"
      title={text.cancelTitle}
      description={text.cancelText}
      onOpenChange={(open) => open || onClose()}
    >
      <div className="grid gap-4">
        <TextArea
          label={text.cancelReason}
          optional
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {problem !== undefined && <Banner tone="danger">{problem}</Banner>}
      </div>
      <DialogActions>
        <Button onClick={onClose}>{text.keep}</Button>
        <Button variant="danger" busy={cancel.isPending} onClick={confirm}>
          {text.cancelEvent}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
