import type { NamedVenue } from '@touchline/domain/events/club/venues'
import { isEventProblem } from '@touchline/domain/events/problems'
import { useState } from 'react'

import { fieldsOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { EntryDialog } from '#web/teams/entry-dialog.tsx'
import { DateField, TimeField } from '#web/ui/date-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { useCloseClubVenue } from '../api/club-calendar.ts'

interface BlockDialogProps {
  readonly clubId: string
  readonly venue: NamedVenue
  readonly initial: { readonly date: string; readonly startTime: string; readonly endTime: string }
  readonly onClose: () => void
}

/** Closes a place for other uses. */
export function BlockDialog({ clubId, venue, initial, onClose }: BlockDialogProps) {
  const text = useText('clubCalendar')
  const { problems } = useText('events')
  const close = useCloseClubVenue(clubId)
  const [values, setValues] = useState({ ...initial, endDate: initial.date, reason: '' })
  const refused = fieldsOf(close.error)
  const { name, address } = venue
  const change = (field: keyof typeof values) => ({
    value: values[field],
    error: sentenceOf(refused[field]),
    onChange: ({ target }: { target: { value: string } }) =>
      setValues({ ...values, [field]: target.value }),
  })

  function sentenceOf(key: string | undefined): string | undefined {
    if (key === undefined) return undefined
    return isEventProblem(key) ? problems[key] : text.notBlocked
  }

  function save() {
    const { endDate, ...rest } = values
    const span = { ...rest, endDate: endDate === values.date ? null : endDate }
    close.mutate({ name, address, ...span }, { onSuccess: onClose })
  }

  return (
    <EntryDialog
      title={text.block(name)}
      submitLabel={text.blockButton}
      save={close}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <div className="grid grid-cols-2 gap-3">
        <DateField label={text.firstDay} {...change('date')} />
        <TimeField label={text.from} {...change('startTime')} />
        <DateField label={text.lastDay} {...change('endDate')} />
        <TimeField label={text.until} {...change('endTime')} />
      </div>
      <TextField label={text.reason} optional maxLength={200} {...change('reason')} />
    </EntryDialog>
  )
}
