import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { optionsOf } from '#web/ui/optional-select.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const ways = ['full', 'split'] as const
const parts = ['street', 'postalCode', 'city', 'country'] as const
type Part = (typeof parts)[number]

interface AddressDialogProps {
  readonly address: string
  readonly onChoose: (address: string) => void
  readonly onClose: () => void
}

/** Edits an address on one line or in parts. */
export function AddressDialog({ address, onChoose, onClose }: AddressDialogProps) {
  const text = useText('leagueCreation')
  const wire = useText('wire')
  const [way, setWay] = useState<(typeof ways)[number]>('full')
  const [full, setFull] = useState(address)
  const [split, setSplit] = useState<Record<Part, string>>(noParts)

  function finish() {
    onChoose(way === 'full' ? full.trim() : joined(split))
    onClose()
  }

  return (
    <Dialog open size="s" title={text.addressFormat} onOpenChange={(open) => open || onClose()}>
      <div className="grid gap-4">
        <RadioCards
          label={text.addressFormat}
          labelHidden
          options={optionsOf(ways, text.addressFormats)}
          value={way}
          onChange={setWay}
        />
        {way === 'full' ? (
          <TextField
            label={text.address}
            maxLength={300}
            value={full}
            onChange={({ target }) => setFull(target.value)}
          />
        ) : (
          parts.map((part) => (
            <TextField
              key={part}
              label={text[part]}
              maxLength={70}
              value={split[part]}
              onChange={({ target }) => setSplit({ ...split, [part]: target.value })}
            />
          ))
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

const noParts: Record<Part, string> = { street: '', postalCode: '', city: '', country: '' }

/** "Street 1, 1234 City, Country" */
function joined({ street, postalCode, city, country }: Record<Part, string>): string {
  const place = [postalCode, city]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ')
  return [street.trim(), place, country.trim()].filter(Boolean).join(', ')
}
