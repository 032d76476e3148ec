import type { LiftOffer, OfferDraft } from '@touchline/contract/lifts/shapes'
import { maxMeetingPlace, maxSeats } from '@touchline/domain/lifts/lifts'
import { useState } from 'react'

import { fieldsOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { EntryDialog } from '#web/teams/entry-dialog.tsx'
import { TimeField } from '#web/ui/date-field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { type EventKey, useOfferLift } from './api.ts'
import { DirectionField } from './direction-field.tsx'

interface OfferDialogProps {
  readonly place: EventKey
  /** My car, when it changes. */
  readonly known: LiftOffer | undefined
  readonly onClose: () => void
}

const seatChoices = Array.from({ length: maxSeats }, (_, index) => `${index + 1}`)
const blank: OfferDraft = { direction: 'both', seats: 3, leavesAt: null, meetingPlace: null }

/** How many seats, when and where it leaves; no one is asked for an address. */
export function OfferDialog({ place, known, onClose }: OfferDialogProps) {
  const text = useText('lifts')
  const save = useOfferLift(place)
  const [draft, setDraft] = useState<OfferDraft>(known ?? blank)
  const { direction, seats, leavesAt, meetingPlace } = draft
  const isBack = direction === 'back'
  const problems: Readonly<Record<string, string>> = text.problems
  const refused = fieldsOf(save.error)
  const sentence = (field: string) =>
    Object.entries(refused).flatMap(([path, key]) =>
      path.endsWith(field) ? [problems[key] ?? ''] : [],
    )[0]

  return (
    <EntryDialog
      title={text.offerTitle}
      save={save}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        const offer = { direction, seats, leavesAt: isBack ? null : leavesAt, meetingPlace }
        save.mutate(offer, { onSuccess: onClose })
      }}
    >
      <DirectionField
        value={direction}
        onChange={(chosen) => setDraft({ ...draft, direction: chosen })}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <Select
          label={text.seatsField}
          options={seatChoices.map((value) => ({ value, label: value }))}
          value={String(seats)}
          error={sentence('seats')}
          onChange={(value) => setDraft({ ...draft, seats: Number(value) })}
        />
        {!isBack && (
          <TimeField
            label={text.leavesAt}
            required
            value={leavesAt ?? ''}
            error={sentence('leavesAt')}
            onChange={({ target }) => setDraft({ ...draft, leavesAt: target.value || null })}
          />
        )}
      </div>
      <TextField
        label={text.meetingPlace}
        description={text.meetingHint}
        optional
        maxLength={maxMeetingPlace}
        value={meetingPlace ?? ''}
        onChange={({ target }) => setDraft({ ...draft, meetingPlace: target.value || null })}
      />
    </EntryDialog>
  )
}
