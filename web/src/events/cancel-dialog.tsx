import type { EventPage } from '@touchline/contract/events/shapes/event'
import type { Scope } from '@touchline/domain/events/scopes'
import { useState } from 'react'

import { useRoster } from '#web/members/api/roster.ts'
import { ReachabilityNotice } from '#web/members/reachability-notice.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

import { useCancelEvent } from './api/running.ts'
import { ScopeField } from './scope-field.tsx'
import { TeamsChoice, useTeamsChoice } from './teams-choice.tsx'
import { useFormProblem } from './use-form-problem.ts'

interface CancelDialogProps {
  readonly event: EventPage
  readonly onClose: () => void
}

/** Explains what cancelling means and asks for a reason that everyone reads. */
export function CancelDialog({ event, onClose }: CancelDialogProps) {
  const { page: text } = useText('events')
  const [reason, setReason] = useState('')
  const [scope, setScope] = useState<Scope>('one')
  const { change, ...choice } = useTeamsChoice(event)
  const cancel = useCancelEvent(event)
  const problem = useFormProblem(cancel.error)
  const invitees = useRoster(event.teamId).data?.filter(({ id }) =>
    event.answers.some(({ memberId }) => memberId === id),
  )

  function confirm() {
    const cancellation = { scope, ...change, reason: reason.trim() || null }
    cancel.mutate(cancellation, {
      onSuccess: () => {
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
        <ReachabilityNotice people={invitees ?? []} />
        <TeamsChoice {...choice} />
        <ScopeField event={event} value={scope} onChange={setScope} />
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
