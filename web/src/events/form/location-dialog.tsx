import type { Venue } from '@touchline/contract/teams/shapes/belongings'
import { type KeyboardEvent, useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { TextField } from '#web/ui/text-field.tsx'

interface Place {
  readonly venueId: string | null
  readonly location: string | null
}

interface LocationDialogProps {
  readonly venues: readonly Venue[]
  readonly chosen: Place
  readonly onChoose: (place: Place) => void
  readonly onClose: () => void
}

/** Neither is a valid id. */
const none = 'none'
const other = 'other'

/** A saved place, another one as text, or none yet. */
export function LocationDialog({ venues, chosen, onChoose, onClose }: LocationDialogProps) {
  const text = useText('events').form
  const wire = useText('wire')
  const [choice, setChoice] = useState(
    chosen.venueId ?? (venues.length > 0 && !chosen.location ? none : other),
  )
  const [typed, setTyped] = useState(chosen.location ?? '')

  function finish() {
    onChoose({
      venueId: choice === none || choice === other ? null : choice,
      location: choice === other ? typed.trim() || null : null,
    })
    onClose()
  }

  function finishOnEnter(event: KeyboardEvent) {
    if (event.key === 'Enter') finish()
  }

  return (
    <Dialog open title={text.locationDialog} size="s" onOpenChange={(open) => open || onClose()}>
      <div className="grid gap-4">
        {venues.length > 0 && (
          <RadioCards
            label={text.savedLocation}
            value={choice}
            onChange={setChoice}
            options={[
              ...venues.map(({ id, name, address }) => ({
                value: id,
                label: name,
                description: address ?? undefined,
              })),
              { value: other, label: text.freeLocation },
              { value: none, label: text.noLocation },
            ]}
          />
        )}
        {choice === other && (
          <TextField
            label={text.freeLocation}
            description={text.freeLocationHint}
            maxLength={200}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={finishOnEnter}
          />
        )}
      </div>
      <DialogActions>
        <Button onClick={onClose}>{wire.cancel}</Button>
        <Button variant="primary" onClick={finish}>
          {wire.done}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
