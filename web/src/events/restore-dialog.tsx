import type { EventPage } from '@touchline/contract/events/shapes/event'
import type { Scope } from '@touchline/domain/events/scopes'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'

import { useRestoreEvent } from './api/running.ts'
import { ScopeField } from './scope-field.tsx'
import { TeamsChoice, useTeamsChoice } from './teams-choice.tsx'
import { useFormProblem } from './use-form-problem.ts'

interface RestoreDialogProps {
  readonly event: EventPage
  readonly onClose: () => void
}

/** Restores a cancelled event: this date, the following, or all. */
export function RestoreDialog({ event, onClose }: RestoreDialogProps) {
  const text = useText('running')
  const { cancel } = useText('wire')
  const [scope, setScope] = useState<Scope>('one')
  const { change, ...choice } = useTeamsChoice(event)
  const restore = useRestoreEvent(event)
  const problem = useFormProblem(restore.error)

  function confirm() {
    restore.mutate(
      { scope, ...change },
      {
        onSuccess: () => {
          onClose()
        },
      },
    )
  }

  return (
    <Dialog
      open
      size="s"
      title={text.restoreTitle}
      description={text.restoreText}
      onOpenChange={(open) => open || onClose()}
    >
      <div className="grid gap-4">
        <TeamsChoice {...choice} />
        <ScopeField event={event} value={scope} onChange={setScope} />
        {problem !== undefined && <Banner tone="danger">{problem}</Banner>}
      </div>
      <DialogActions>
        <Button onClick={onClose}>{cancel}</Button>
        <Button variant="primary" busy={restore.isPending} onClick={confirm}>
          {text.restore}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
