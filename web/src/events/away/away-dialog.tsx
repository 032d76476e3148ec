import type {
  UnavailabilityDays,
  Unavailability,
} from '@touchline/contract/events/shapes/unavailability'
import { unavailabilityReasons } from '@touchline/domain/events/unavailability'
import { type SubmitEvent, useState } from 'react'

import { codeOf, fieldsOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { OptionalSelect, optionsOf } from '#web/ui/optional-select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

import { type PersonKey, useSaveDaysAway } from '../api/away.ts'

interface AwayDialogProps {
  readonly person: PersonKey
  readonly name: string
  readonly edited: Unavailability | 'new' | undefined
  readonly onClose: () => void
}

/** First day, last day, and a reason for those who may read it. */
export function AwayDialog({ person, name, edited, onClose }: AwayDialogProps) {
  const text = useText('away')
  const known = edited === 'new' ? undefined : edited
  return (
    <Dialog
      open={edited !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={known === undefined ? text.addTitle(name) : text.editTitle}
      description={text.privacy}
    >
      {edited !== undefined && <AwayForm person={person} known={known} onClose={onClose} />}
    </Dialog>
  )
}

interface AwayFormProps {
  readonly person: PersonKey
  readonly known: Unavailability | undefined
  readonly onClose: () => void
}

const blank: UnavailabilityDays = { firstDay: '', lastDay: '', reason: null, note: null }

function AwayForm({ person, known, onClose }: AwayFormProps) {
  const text = useText('away')
  const save = useSaveDaysAway(person, known)
  const [days, setDays] = useState<UnavailabilityDays>(known ?? blank)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const { firstDay, lastDay, reason, note } = days
    save.mutate(
      { firstDay, lastDay, reason, note },
      {
        onSuccess: onClose,
      },
    )
  }

  return (
    <form noValidate className="grid gap-5 sm:grid-cols-2" onSubmit={submit}>
      <AwayFields days={days} onChange={setDays} error={save.error} />
      <div className="sm:col-span-2">
        <DialogActions>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button type="submit" variant="primary" busy={save.isPending} busyLabel={text.saving}>
            {text.save}
          </Button>
        </DialogActions>
      </div>
    </form>
  )
}

interface AwayFieldsProps {
  readonly days: UnavailabilityDays
  readonly onChange: (days: UnavailabilityDays) => void
  readonly error: Error | null
}

function AwayFields({ days, onChange, error }: AwayFieldsProps) {
  const text = useText('away')
  const { errors } = useText('wire')
  const problems: Readonly<Record<string, string>> = text.problems
  const refused = fieldsOf(error)
  const sentence = (field: 'firstDay' | 'lastDay') => problems[refused[field] ?? '']
  return (
    <>
      {error !== null && Object.keys(refused).length === 0 && (
        <div className="sm:col-span-2">
          <Banner tone="danger">{errors[codeOf(error)]}</Banner>
        </div>
      )}
      <DateField
        label={text.firstDay}
        required
        value={days.firstDay}
        error={sentence('firstDay')}
        onChange={({ target }) => onChange({ ...days, firstDay: target.value })}
      />
      <DateField
        label={text.lastDay}
        required
        min={days.firstDay}
        value={days.lastDay}
        error={sentence('lastDay')}
        onChange={({ target }) => onChange({ ...days, lastDay: target.value })}
      />
      <OptionalSelect
        label={text.reason}
        optional
        noneLabel={text.noReason}
        value={days.reason}
        options={optionsOf(unavailabilityReasons, text.reasons)}
        onChange={(reason) => onChange({ ...days, reason })}
        className="sm:col-span-2"
      />
      <TextArea
        data-unkept
        label={text.note}
        optional
        maxLength={500}
        value={days.note ?? ''}
        onChange={({ target }) => onChange({ ...days, note: target.value })}
        className="sm:col-span-2"
      />
    </>
  )
}
