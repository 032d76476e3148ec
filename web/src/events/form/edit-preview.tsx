import type { EventPage } from '@touchline/contract/events/shapes/event'
import type { EditEffect } from '@touchline/contract/events/shapes/requests'
import type { Scope } from '@touchline/domain/events/scopes'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

import { type EventEdit, usePreview } from '../api/running.ts'
import { ScopeField } from '../scope-field.tsx'
import { TeamsChoice, useTeamsChoice } from '../teams-choice.tsx'
import { useFormProblem } from '../use-form-problem.ts'
import { AnswersChoice } from './answers-choice.tsx'
import { ChangedFacts } from './changed-facts.tsx'

interface EditPreviewProps {
  readonly page: EventPage
  readonly pendingEdit: Omit<EventEdit, 'scope' | 'teams' | 'askAgain'>
  readonly busy: boolean
  readonly onSave: (edit: EventEdit) => void
  readonly onClose: () => void
}

/** The changes, the number of dates and the effect on answers, before saving. */
export function EditPreview({ page, pendingEdit, busy, onSave, onClose }: EditPreviewProps) {
  const { preview: text } = useText('running')
  const { form } = useText('events')
  const [scope, setScope] = useState<Scope>('one')
  const [askAgain, setAskAgain] = useState<boolean>()
  const { change, ...choice } = useTeamsChoice(page)
  const edit = { ...pendingEdit, scope, ...change, ...(askAgain !== undefined && { askAgain }) }
  const effect = usePreview(page, edit, { enabled: !busy })
  const problem = useFormProblem(effect.error)
  const isStale = effect.isPending || effect.isPlaceholderData

  return (
    <Dialog open size="s" title={text.title} onOpenChange={(open) => open || onClose()}>
      <div className="grid gap-5">
        <TeamsChoice {...choice} />
        <ScopeField event={page} value={scope} onChange={setScope} />
        <div aria-live="polite" aria-busy={isStale} className="grid gap-3">
          {effect.isPending && <Spinner />}
          {effect.data && <Effect effect={effect.data} teamId={page.teamId} edit={edit} />}
          {effect.data && <AnswersChoice effect={effect.data} onChange={setAskAgain} />}
          {problem !== undefined && <Banner tone="danger">{problem}</Banner>}
        </div>
      </div>
      <DialogActions>
        <Button onClick={onClose}>{text.keepEditing}</Button>
        <Button variant="primary" busy={busy} busyLabel={form.saving} onClick={() => onSave(edit)}>
          {form.save}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface EffectProps {
  readonly effect: EditEffect
  readonly teamId: string
  readonly edit: EventEdit
}

function Effect({ effect, teamId, edit }: EffectProps) {
  const { preview: text } = useText('running')
  if (effect.dates === 0) return <p>{text.nothing}</p>
  return (
    <div className="grid gap-3">
      <p className="font-medium">{text.dates(effect.dates)}</p>
      <div>
        <h3 className="text-s text-muted">{text.changed}</h3>
        <ChangedFacts teamId={teamId} difference={effect.difference} edit={edit} />
      </div>
      {effect.ownDates > 0 && <p className="text-s text-muted">{text.ownDates(effect.ownDates)}</p>}
    </div>
  )
}
