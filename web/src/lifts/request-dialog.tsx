import type { Lifts, RequestDraft } from '@touchline/contract/lifts/shapes'
import { maxMeetingPlace } from '@touchline/domain/lifts/lifts'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { EntryDialog } from '#web/teams/entry-dialog.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { type EventKey, useRequestLift } from './api.ts'
import { DirectionField } from './direction-field.tsx'

interface RequestDialogProps {
  readonly place: EventKey
  readonly people: Lifts['mayRequestFor']
  readonly onClose: () => void
}

/** For whom of mine, which way, and where they can be picked up. */
export function RequestDialog({ place, people, onClose }: RequestDialogProps) {
  const text = useText('lifts')
  const save = useRequestLift(place)
  const [memberIds, setMemberIds] = useState(firstChoice(people))
  const [request, setRequest] = useState<RequestDraft>({ direction: 'both', meetingPlace: null })
  const { direction, meetingPlace } = request
  return (
    <EntryDialog
      title={text.requestTitle}
      submitLabel={text.ask}
      save={save}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        if (memberIds.length > 0) save.mutate({ memberIds, request }, { onSuccess: onClose })
      }}
    >
      {people.length > 1 && (
        <fieldset>
          <legend className="text-s font-semibold">{text.who}</legend>
          {people.map(({ memberId, firstName, isMe }) => (
            <Checkbox
              key={memberId}
              label={isMe ? text.me : firstName}
              value={memberIds.includes(memberId)}
              onChange={(isChosen) =>
                setMemberIds(
                  isChosen
                    ? [...memberIds, memberId]
                    : memberIds.filter((chosen) => chosen !== memberId),
                )
              }
            />
          ))}
        </fieldset>
      )}
      <DirectionField
        value={direction}
        onChange={(chosen) => setRequest({ ...request, direction: chosen })}
      />
      <TextField
        label={text.meetingPlace}
        description={text.meetingHint}
        optional
        maxLength={maxMeetingPlace}
        value={meetingPlace ?? ''}
        onChange={({ target }) => setRequest({ ...request, meetingPlace: target.value || null })}
      />
    </EntryDialog>
  )
}

/** The children; a parent who plays, too, asks for themselves. */
function firstChoice(people: Lifts['mayRequestFor']): readonly string[] {
  const children = people.filter(({ isMe }) => !isMe)
  return (children.length > 0 ? children : people).map(({ memberId }) => memberId)
}
