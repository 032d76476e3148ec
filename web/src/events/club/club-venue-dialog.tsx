import type { ClubVenue } from '@touchline/contract/events/shapes/club-calendar'
import { maxCapacity } from '@touchline/domain/events/club/venues'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { EntryDialog } from '#web/teams/entry-dialog.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { useSaveClubVenue } from '../api/club-calendar.ts'

interface ClubVenueDialogProps {
  readonly clubId: string
  readonly edited: ClubVenue | 'new'
  readonly onClose: () => void
}

/** A club's place: a new one, or how many teams fit there. */
export function ClubVenueDialog({ clubId, edited, onClose }: ClubVenueDialogProps) {
  const text = useText('clubCalendar')
  const save = useSaveClubVenue(clubId)
  const known = edited === 'new' ? { name: '', address: null, capacity: 1 } : edited
  const [name, setName] = useState(known.name)
  const [address, setAddress] = useState(known.address ?? '')
  const [capacity, setCapacity] = useState(known.capacity)
  const [isTried, setTried] = useState(false)
  const isNameless = name.trim() === ''

  return (
    <EntryDialog
      title={edited === 'new' ? text.addVenue : known.name}
      save={save}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (isNameless) return
        const venue = { name, address: address.trim() || null, capacity }
        save.mutate(venue, { onSuccess: onClose })
      }}
    >
      {edited === 'new' ? (
        <NameFields
          isRefused={isTried && isNameless}
          values={{ name, address }}
          onChange={(next) => {
            setName(next.name)
            setAddress(next.address)
          }}
        />
      ) : (
        <p className="text-muted wrap-anywhere empty:hidden">{known.address}</p>
      )}
      <NumberField
        label={text.capacity}
        least={1}
        most={maxCapacity}
        value={capacity}
        onChange={setCapacity}
      />
    </EntryDialog>
  )
}

interface Names {
  readonly name: string
  readonly address: string
}

interface NameFieldsProps {
  readonly isRefused: boolean
  readonly values: Names
  readonly onChange: (values: Names) => void
}

function NameFields({ isRefused, values, onChange }: NameFieldsProps) {
  const { settings } = useText('teams')
  return (
    <>
      <TextField
        label={settings.locationName}
        required
        maxLength={120}
        value={values.name}
        error={isRefused ? settings.locationNameRequired : undefined}
        onChange={({ target }) => onChange({ ...values, name: target.value })}
      />
      <TextArea
        label={settings.locationAddress}
        optional
        maxLength={300}
        value={values.address}
        onChange={({ target }) => onChange({ ...values, address: target.value })}
      />
    </>
  )
}
