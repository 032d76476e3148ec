import { Dumbbell, Medal, Trophy } from 'lucide-react'
import { useState } from 'react'

import { Checkbox } from '#web/ui/checkbox.tsx'
import { ColourField } from '#web/ui/colour-field.tsx'
import { Combobox } from '#web/ui/combobox.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { Select } from '#web/ui/select.tsx'
import { SuggestField } from '#web/ui/suggest-field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { UploadField } from '#web/ui/upload-field.tsx'

import { Specimen } from './specimen.tsx'

const genders = [
  { value: 'men', label: 'Men' },
  { value: 'women', label: 'Women' },
  { value: 'mixed', label: 'Mixed' },
] as const

const kinds = [
  { value: 'practice', label: 'Practice', icon: <Dumbbell aria-hidden /> },
  { value: 'game', label: 'Game', icon: <Trophy aria-hidden /> },
  { value: 'cup-game', label: 'Cup game', icon: <Medal aria-hidden />, disabled: true },
] as const

export function Choices() {
  const [gender, setGender] = useState<'men' | 'women' | 'mixed'>()
  const [country, setCountry] = useState<'ES' | 'FR' | 'US'>()
  const [sport, setSport] = useState('')
  const [phone, setPhone] = useState('+4915123456789')
  const [colour, setColour] = useState('#1b2a6b')
  const [picture, setPicture] = useState<File>()
  const [search, setSearch] = useState('')
  return (
    <Specimen title="Choices">
      <Select label="Gender" options={genders} value={gender} onChange={setGender} />
      <Combobox
        label="Country"
        value={country}
        onChange={setCountry}
        options={[
          { value: 'ES', label: 'Spain' },
          { value: 'FR', label: 'France' },
          { value: 'US', label: 'United States' },
        ]}
      />
      <SuggestField
        label="Sport"
        suggestions={['football', 'basketball', 'volleyball']}
        value={sport}
        onChange={setSport}
      />
      <PhoneField label="Phone" country="DE" language="en" value={phone} onChange={setPhone} />
      <ColourField
        label="Team colour"
        value={colour}
        onChange={setColour}
        swatches={[
          { colour: '#c8102e', name: 'Red' },
          { colour: '#ffd100', name: 'Yellow' },
          { colour: '#1b2a6b', name: 'Blue' },
        ]}
      />
      <UploadField label="Team logo" value={picture} onChange={setPicture} />
      <SearchField value={search} onChange={setSearch} />
      <Toggles />
    </Specimen>
  )
}

function Toggles() {
  const [agreed, setAgreed] = useState(true)
  const [dark, setDark] = useState(false)
  const [kind, setKind] = useState<'practice' | 'game' | 'cup-game'>('practice')
  return (
    <>
      <div>
        <Checkbox label="Recurring" description="Every week" value={agreed} onChange={setAgreed} />
        <Checkbox label="Some of them" value={false} indeterminate onChange={setAgreed} />
        <Switch label="Dark mode" value={dark} onChange={setDark} />
      </div>
      <RadioCards
        label="Event type"
        arrangement="tiles"
        options={kinds}
        value={kind}
        onChange={setKind}
      />
    </>
  )
}
